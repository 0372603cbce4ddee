import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { watchForCreatedFiles } from '../created-files.ts';

it.runIf(process.platform === 'linux')(
  'finds a file that a test creates next to the sources and deletes again, and no other file',
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'jurybox-created-'));
    try {
      const write = (file: string, text = ''): void => writeFileSync(join(root, file), text);
      execFileSync('git', ['init', '--quiet', root]);
      mkdirSync(join(root, 'src'));
      write('src/known.ts');
      write('src/not-added.ts');
      write('.gitignore', 'dist/\n*.log.json\n');
      execFileSync('git', ['add', 'src/known.ts', '.gitignore'], { cwd: root });
      const watched = watchForCreatedFiles(root);
      write('src/example.tmp.ts');
      rmSync(join(root, 'src/example.tmp.ts'));
      write('src/known.ts', 'changed');
      rmSync(join(root, 'src/not-added.ts'));
      write('src/not-added.ts');
      write('src/a.log.json');
      write('src/.known.ts.swp');
      mkdirSync(join(root, 'dist'));
      write('dist/built.js');
      expect(await watched.stop()).toEqual(['src/example.tmp.ts']);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  },
);
