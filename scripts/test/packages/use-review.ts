import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** Replacements in the text of the contract. The review must report each of these changes. */
const changes: [from: RegExp, to: string][] = [
  [/("note": \{[^{}]*"maxLength": )\d+/, '$15'],
  [/"\/health": /, '"/healthy": '],
  [/"required": true/, '"required": false'],
  [/"maxItems": \d+/, '"maxItems": 2'],
];

/** Returns Jurybox's own contract and a copy with several changes. Throws if a change is not possible. */
export function changedContract(root: string): [base: string, revision: string] {
  const contract = readFileSync(join(root, 'packages/types/generated/openapi.gen.json'), 'utf8');
  const revision = changes.reduce((text, [from, to]) => {
    if (text.replace(from, to) === text)
      throw new Error(`the review cannot be tried, because the contract contains no ${from.source}`);
    return text.replace(from, to);
  }, contract);
  return [contract, revision];
}

interface Report {
  findings: { rule: string; level: string; proof: string }[];
}

/**
 * Runs the installed review tool on each version of Node.js: it must pass an unchanged contract and block a breaking
 * change. On Node.js 20, it must ask for a newer version. Returns the problems.
 */
export async function useReview(root: string, project: string, nodes: string[]): Promise<string[]> {
  const [contract, changed] = changedContract(root);
  writeFileSync(join(project, 'base.json'), contract);
  writeFileSync(join(project, 'changed.json'), changed);
  const useOn = async (node: string): Promise<string[]> => {
    const review = (revision: string) =>
      run(node, ['node_modules/.bin/jurybox-review', 'base.json', revision, '--format', 'json'], project);
    const [same, other] = await Promise.all([review('base.json'), review('changed.json')]);
    const isRight = node.includes('node-20')
      ? same.status === 2 && same.stderr.startsWith('jurybox-review needs Node.js 22')
      : same.status === 0 &&
        (JSON.parse(same.stdout) as Report).findings.length === 0 &&
        other.status === 1 &&
        (JSON.parse(other.stdout) as Report).findings.some(
          ({ rule, level, proof }) => `${level} ${proof} ${rule}` === 'major proven maxLength',
        );
    if (!isRight) return [`the installed review on ${node}:\n${same.said}${other.said}`];
    console.log(`the review on ${node}: works`);
    return [];
  };
  return (await Promise.all(nodes.map(useOn))).flat();
}
