import { describe, expect, it } from 'vitest';
import { commandsIn, unwritten } from './prose.ts';
import { ourRepo } from './repo.ts';

describe('the functions that read the repository', () => {
  it('ourRepo returns more than 150 files of the repository', () => {
    const repo = ourRepo();
    expect(repo.files.length).toBeGreaterThan(150);
    for (const file of unwritten(repo)) console.warn(`NOT RUN: the commands of ${file}; it is not written yet`);
  });

  it('commandsIn finds commands in code blocks and between backticks, even after `$ ` or after `CI=1 `', () => {
    expect(
      commandsIn('```sh\n$ pnpm a  # why\nCI=1 npm run b\nnode c.ts && pnpm d\n```\nUse `pnpm e` or `node f.ts`.\n'),
    ).toEqual(['pnpm a', 'npm run b', 'pnpm d', 'pnpm e']);
  });
});
