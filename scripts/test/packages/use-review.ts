import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** Changes for the installed review to report, as replacements in the text of the contract. */
const changes: [from: RegExp, to: string][] = [
  [/("note": \{[^{}]*"maxLength": )\d+/, '$15'],
  [/"\/health": /, '"/healthy": '],
  [/"required": true/, '"required": false'],
  [/"maxItems": \d+/, '"maxItems": 2'],
];

/** The contract, and the same contract with several changes. Throws if the contract has nothing to change. */
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
 * Runs the installed review with each version of Node.js. It must accept the unchanged contract and reject a breaking
 * change. With Node.js 20, it must say that it needs a newer version.
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
