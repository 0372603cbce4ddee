import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { main } from '../../src/cli.ts';

/** The configuration of the temporary repository. Tests can append a setting to `policy`. */
const policy = `policy:
  requireSunset: true
  approvals: .review/approvals.yaml
`;

/** A temporary git repository with a small contract, in which a test runs the review command. */
export class Repository {
  readonly folder = mkdtempSync(join(tmpdir(), 'jurybox-review-test-'));

  constructor() {
    cpSync(join(import.meta.dirname, 'demonstration'), join(this.folder, 'spec'), { recursive: true });
    this.write('jurybox-review.yaml', policy);
    this.git('init', '--quiet', '--initial-branch=main');
    this.commit('the contract');
  }

  git(...args: string[]): string {
    return execFileSync(
      'git',
      ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false', ...args],
      { cwd: this.folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    );
  }

  commit(message: string): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--no-verify', '--message', message);
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  edit(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${file} does not contain ${String(from)}`);
    this.write(file, edited);
  }

  /** Runs the review command. Strings are its arguments, and objects are environment variables. */
  async review(
    ...given: (string | Record<string, string>)[]
  ): Promise<{ code: number; stdout: string; stderr: string }> {
    const said = { stdout: '', stderr: '' };
    const args = given.filter((one) => typeof one === 'string');
    const added = given.filter((one) => typeof one !== 'string');
    const code = await main(args, {
      folder: this.folder,
      env: Object.assign({ GITHUB_STEP_SUMMARY: join(this.folder, 'summary.md') }, ...added) as Record<string, string>,
      now: () => new Date('2026-11-20T12:00:00Z'),
      stdout: (text) => void (said.stdout += text),
      stderr: (text) => void (said.stderr += text),
    });
    return { code, ...said };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
