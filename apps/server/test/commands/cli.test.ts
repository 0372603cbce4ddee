/** Tests the command-line tool. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runJuryboxHere, runJuryboxSync, serve, type Serving } from '../support/cli.ts';

let folder = '';
let database = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-cli-'));
  database = `file:${join(folder, 'data', 'jurybox.db')}`;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => runJuryboxHere(args, { DATABASE_URL: database });
/** Runs a command in a process of its own. */
const runAlone = (...args: string[]) => runJuryboxSync(args, { DATABASE_URL: database });

describe('the settings of the server', () => {
  const secret = 'postgres://jury:hunter2@db/jury';
  it.each([
    ['JURYBOX_PORT', 'http'],
    ['JURYBOX_PORT', '70000'],
    ['JURYBOX_LOG_LEVEL', 'loud'],
    ['JURYBOX_RATE_LIMIT', '0'],
    ['JURYBOX_MAX_IN_FLIGHT', '-1'],
    ['JURYBOX_CHECK_REPLIES', 'yes'],
    ['JURYBOX_DRAIN_SECONDS', '1.5'],
    ['JURYBOX_ALLOWED_ORIGINS', '*'],
    ['JURYBOX_TRUSTED_PROXIES', '0.0.0.0/0'],
    ['PORT', '-1'],
    ['JURYBOX_PROT', '1'],
    ['DATABASE_URL', secret.replace('postgres:', 'mysql:')],
  ])('`jurybox serve` refuses an invalid setting with a one-line error: %s=%s', async (variable, value) => {
    // Only one invalid setting is tested in a process of its own, because starting a process takes long.
    const runIt = variable === 'JURYBOX_PROT' ? runJuryboxSync : runJuryboxHere;
    const { code, out, err } = await runIt(['serve'], { DATABASE_URL: database, [variable]: value });
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(new RegExp(`^jurybox: ${variable} .+\n$`));
    expect(err).not.toContain('hunter2');
  });

  it('the error for an invalid setting names the command-line flag if the setting came from a flag', async () => {
    expect((await run('serve', '--port', 'x')).err).toBe('jurybox: --port should be a whole number from 0 to 65535\n');
    for (const args of [['--port', '-1'], ['--port=-1']])
      expect((await run('serve', ...args)).err).toBe('jurybox: --port should be a whole number from 0 to 65535\n');
    expect((await run('serve', '--prot', '1')).err).toMatch(/^jurybox: Unknown option '--prot'/);
  });

  it('the command-line tool ignores the variables JURYBOX_BASE_URL and JURYBOX_API_KEY of the client', async () => {
    const { code, out, err } = await runJuryboxHere(['migrate'], {
      DATABASE_URL: `file:${join(folder, 'client.db')}`,
      JURYBOX_BASE_URL: 'http://localhost:1/api',
      JURYBOX_API_KEY: 'jbx_0_hunter2',
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toContain('hunter2');
    const stray = await runJuryboxHere(['migrate'], {
      DATABASE_URL: database,
      JURYBOX_API_KEYS: 'jbx_0_hunter2',
      JURYBOX_API_KEY: 'jbx_0_hunter2',
    });
    expect(stray.code).toBe(1);
    expect(stray.err).toMatch(
      /^jurybox: JURYBOX_API_KEYS is not a setting; the settings are ((?!JURYBOX_API_KEY)[^\n])+\n$/,
    );
  });

  it('`jurybox serve` ends with a one-line error if its port is in use', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const { port } = blocker.address() as AddressInfo;
    const { code, err } = runJuryboxSync(['serve', '--port', String(port)], {
      DATABASE_URL: `file:${join(folder, 'port.db')}`,
    });
    blocker.close();
    expect(code).toBe(1);
    expect(err).toMatch(`jurybox: another program uses port ${port} on 127.0.0.1; stop that program, or choose`);
    expect(err).toMatch(/^[^\n]+--port or JURYBOX_PORT[^\n]+\n$/);
  });
});

describe('the help of the command-line tool', () => {
  it.each([['help'], ['--help'], ['-h'], ['serve', '--help'], ['serve', '-h'], []])(
    '`jurybox %s` prints the help',
    async (...args) => {
      const { code, out } = await (args.length === 0 ? runAlone() : run(...args));
      expect(code).toBe(0);
      for (const word of [
        'serve',
        'migrate',
        'project',
        'key',
        'backup',
        'JURYBOX_PORT',
        'DATABASE_URL',
        'JURYBOX_ALLOWED_ORIGINS',
      ])
        expect(out).toContain(word);
    },
  );

  it('the error message for an unknown command suggests --help', async () => {
    const { code, err } = await run('sevre');
    expect(code).toBe(1);
    expect(err).toBe('jurybox: there is no command "sevre"\nSee: jurybox --help\n');
  });
});

describe('the commands for projects and keys', () => {
  /** The server that the third test starts and the last test stops. */
  let server: Serving;

  it('`project create` fails if the database does not exist, and names the command that creates it', async () => {
    expect((await run('project', 'create', 'shop')).err).toMatch(
      /^jurybox: there is no database at .+; create it with: jurybox migrate\n/,
    );
    expect(runAlone('migrate').code).toBe(0);
    expect((await run('migrate')).code).toBe(0);
  });

  it('`project create` creates a project and refuses a second project with the same name', async () => {
    expect((await run('project', 'create', 'shop')).out).toMatch(/^shop [0-9a-f-]{36}\n$/);
    expect((await run('project', 'create', 'shop')).err).toContain('there is a project "shop" already');
    expect((await run('project', 'list')).out).toMatch(/^NAME +ID +CREATED\nshop /);
  });

  it('a running server accepts a created key and rejects a revoked key at once', async () => {
    server = await serve(['--drain-seconds', '5'], /listening/, { DATABASE_URL: database });
    // The server ran without --demo, so it did not create the demo.
    expect(existsSync(join(folder, 'data', 'demo-key'))).toBe(false);
    expect((await run('project', 'list')).out).toMatch(/^NAME +ID +CREATED\nshop [^\n]+\n$/);
    const secret = runAlone('key', 'create', '--project', 'shop', '--role', 'viewer', '--name', 'website').out.trim();
    const prefix = secret.split('_').slice(0, 2).join('_');
    const read = async () =>
      (
        await fetch(`${server.origin}/api/apps/get_variant_by_env?app_id=x&environment=production`, {
          headers: { Authorization: secret },
        })
      ).status;
    expect(await read()).toBe(400);
    const { out } = await run('key', 'list', '--project', 'shop');
    expect(out).toContain(prefix);
    expect(out).not.toContain(secret);
    expect((await run('key', 'revoke', prefix)).out).toBe(`${prefix} is revoked\n`);
    expect(await read()).toBe(401);
    expect((await run('key', 'revoke', 'jbx_none')).err).toContain('there is no key jbx_none');
    expect(server.output()).not.toContain(secret);
  });

  it('`key create` refuses an unknown role, an unknown project and an expiry in the past', async () => {
    expect((await run('key', 'create', '--project', 'shop', '--role', 'boss')).err).toContain(
      '--role should be one of viewer, evaluator, editor, admin',
    );
    expect((await run('key', 'create', '--project', 'none', '--role', 'viewer')).err).toContain(
      'there is no project "none"',
    );
    expect(
      (await run('key', 'create', '--project', 'shop', '--role', 'viewer', '--expires', '2001-01-01')).err,
    ).toContain('--expires should be in the future');
  });

  it('while a server uses a database, `backup` can copy it, but no second server can start on it', async () => {
    const copy = join(folder, 'copy.db');
    expect((await run('backup', copy)).code).toBe(0);
    expect(statSync(copy).size).toBeGreaterThan(10_000);
    expect((await run('backup', copy)).err).toContain('exists already; choose');
    expect(runAlone('serve', '--port', '0').err).toMatch(/another server is running on/);
  });

  it('after SIGTERM the server completes requests in flight, reports "not ready" and exits with 0', async () => {
    const health = () => fetch(`${server.origin}/api/health`).then((response) => response.status);
    expect(await health()).toBe(200);
    server.kill('SIGTERM');
    await expect.poll(health).toBe(503);
    expect((await fetch(`${server.origin}/api/health?probe=live`)).status).toBe(200);
    expect(await server.exited).toBe(0);
    expect(server.output()).toContain('stopped');
    // Checks that the server has recorded when the key was last used.
    expect((await run('key', 'list', '--project', 'shop')).out).toMatch(/ website +viewer +\S+Z +\S+Z/);
  });
});

describe('shutting down the server', () => {
  it('the server exits at once when it gets a second signal', async () => {
    const server = await serve(['--drain-seconds', '60'], /listening/, { DATABASE_URL: database });
    server.kill('SIGINT');
    await expect.poll(async () => (await fetch(`${server.origin}/api/health`)).status).toBe(503);
    server.kill('SIGINT');
    expect(await server.exited).toBe(1);
  });
});

const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) console.warn('NOT RUN: the curl commands of the demo; this machine has no curl');
describe('the data and commands of the demo', () => {
  it.skipIf(!hasCurl)(
    'the curl commands that the demo prints work, and a SIGKILL loses neither a vote nor the API key',
    async () => {
      const file = join(folder, 'demo', 'jurybox.db');
      // With 0.0.0.0, the server listens on all addresses, as in a container.
      const args = ['--demo', '--log-level', 'warn', '--host', '0.0.0.0'];
      const start = () => serve(args, /Ctrl-C/, { DATABASE_URL: `file:${file}` });
      const curl = (output: string) =>
        [...output.matchAll(/^ {2}(curl .+)$/gm)].map(
          ([, line]) =>
            JSON.parse(execFileSync('sh', ['-c', `${line} -s --fail-with-body`], { encoding: 'utf8' })) as Record<
              string,
              unknown
            >,
        );

      const first = await start();
      expect(first.output()).not.toContain('0.0.0.0');
      const [read, judged] = curl(first.output());
      expect(read).toMatchObject({ app_name: 'support-assistant', variant_name: 'concise.small', revision: 2 });
      expect(judged).toMatchObject({ vote: '1', revision: 2 });
      first.kill('SIGKILL');
      await first.exited;

      const second = await start();
      const key = (text: string) => /Key +(\S+)/.exec(text)?.[1];
      expect(key(second.output())).toBe(key(first.output()));
      const url =
        `${second.origin}/api/human-evaluations/${String(judged?.['evaluation_id'])}/evaluation_scenario` +
        `/${String(judged?.['evaluation_scenario_id'])}/human_a_b_testing`;
      const again = await fetch(url, {
        method: 'PUT',
        headers: { Authorization: key(second.output()) ?? '', 'Content-Type': 'application/json', 'If-Match': '"2"' },
        body: '{}',
      });
      expect(await again.json()).toMatchObject({ vote: '1', revision: 3 });
      second.kill('SIGTERM');
      expect(await second.exited).toBe(0);
      expect(statSync(join(folder, 'demo', 'demo-key')).mode & 0o777).toBe(0o600);
    },
  );
});
