import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs the installed review with each version of Node.js. It must accept the unchanged contract and reject a breaking
 * change.
 */
export function useReview(root: string, project: string, nodes: string[]): string[] {
  const contract = readFileSync(join(root, 'packages/types/generated/openapi.gen.json'), 'utf8');
  const narrower = contract.replace(/("note": \{[^{}]*"maxLength": )\d+/, '$15');
  if (narrower === contract) return ['the installed review was not tested: no `note` in the contract has a maxLength'];
  writeFileSync(join(project, 'base.json'), contract);
  writeFileSync(join(project, 'narrower.json'), narrower);
  return nodes.flatMap((node) => {
    const review = (revision: string) =>
      spawnSync(node, ['node_modules/.bin/jurybox-review', '--base', 'base.json', '--revision', revision], {
        cwd: project,
        encoding: 'utf8',
        timeout: 120_000,
      });
    const [same, changed] = [review('base.json'), review('narrower.json')];
    const isRight =
      same.status === 0 &&
      /Nothing blocks the merge/.test(same.stdout) &&
      changed.status === 1 &&
      /MAJOR proven .*maxLength/.test(changed.stdout) &&
      !/not run: /.test(same.stdout + changed.stdout);
    if (isRight)
      console.log(`the review on ${spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()}: works`);
    return isRight
      ? []
      : [`the installed review on ${node}:\n${same.stdout}${same.stderr}${changed.stdout}${changed.stderr}`];
  });
}
