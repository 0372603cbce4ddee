import { describe, expect, it } from 'vitest';
import { commandsIn, unwritten } from './prose.ts';
import { importsOf, ourRepo, withFiles } from './repo.ts';

describe('the files that the rules read', () => {
  it('the rules read the files of the repository', () => {
    const repo = ourRepo();
    expect(repo.files.length).toBeGreaterThan(150);
    expect(importsOf(repo).length).toBeGreaterThan(200);
    for (const file of unwritten(repo)) console.warn(`NOT RUN: the commands of ${file}; it is not written yet`);
  });

  it('importsOf finds imports over several lines, re-exports and import()', () => {
    const text =
      "import a from 'a';\nimport {\n  b,\n} from './b.ts';\nexport * from './c.ts';\n" +
      "export type { D } from './d.ts';\nimport 'e';\nconst f = await import('./f.ts');\n";
    expect(
      importsOf(withFiles({ files: [], read: () => undefined }, { 'x/y.ts': text }))
        .map(({ target }) => target)
        .toSorted(),
    ).toEqual(['a', 'e', 'x/b.ts', 'x/c.ts', 'x/d.ts', 'x/f.ts']);
  });

  it('commandsIn finds commands in code blocks, after a prompt or a variable, and between backticks', () => {
    expect(
      commandsIn('```sh\n$ pnpm a  # why\nCI=1 npm run b\nnode c.ts && pnpm d\n```\nUse `pnpm e` or `node f.ts`.\n'),
    ).toEqual(['pnpm a', 'npm run b', 'pnpm d', 'pnpm e']);
  });
});
