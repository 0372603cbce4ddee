import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, watch, type FSWatcher } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

/** Matches the names of files that the checks read. They read no hidden files. */
const checkedFile = /^(?!\.).*\.(?:[cm]?[jt]sx?|jsonc?|ya?ml|md|css|html|vue|sh|sql|toml)$/;

/**
 * Watches every folder that contains files of the repository, until `stop` is called. `stop` returns the paths of the
 * files that were created in the meantime, also if they were deleted again. Files that git ignores are excluded.
 *
 * `npm test` runs its tasks side by side. If a test writes a file next to the sources, `lint` can find this file while
 * it exists.
 */
export function watchForCreatedFiles(root: string): { stop: () => Promise<string[]> } {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
      .split('\0')
      .filter(Boolean);
  const known = new Set(git('ls-files', '-z', '--cached', '--others', '--exclude-standard'));
  const found = new Set<string>();
  const folders = [...new Set([...known].map((file) => dirname(file)))].filter((folder) =>
    existsSync(join(root, folder)),
  );
  const watchers: FSWatcher[] = [];
  const giveUp = (error: unknown) =>
    console.warn(`NOT RUN: the search for files that tests create next to the sources; ${(error as Error).message}`);
  try {
    for (const folder of folders) {
      const watcher = watch(join(root, folder), (event, name) => {
        // `rename` is the event for a name that appears or disappears.
        if (event === 'rename' && name !== null && checkedFile.test(name)) found.add(join(folder, name));
      });
      watchers.push(watcher.on('error', giveUp));
    }
  } catch (error) {
    // The system limits the number of watched folders.
    giveUp(error);
  }
  return {
    async stop() {
      // The system has already queued the events of earlier changes. The event loop reads them in its next iteration.
      await setImmediate();
      await setImmediate();
      for (const watcher of watchers) watcher.close();
      const created = [...found].filter((file) => !known.has(file)).toSorted();
      const input = created.map((file) => `${file}\0`).join('');
      const { stdout } = spawnSync('git', ['check-ignore', '-z', '--stdin'], { cwd: root, input, encoding: 'utf8' });
      const ignored = new Set(stdout.split('\0'));
      return created.filter((file) => !ignored.has(file));
    },
  };
}
