/** Tests the commands for API keys while a server uses the database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewKey } from '../../src/services/keys.ts';
import type { Transaction } from '../../src/store/database.ts';
import { readMigrations } from '../../src/store/migrations.ts';
import { allRows } from '../support/all-rows.ts';
import { runJuryboxHere } from '../support/cli.ts';
import { addressOf, engines } from '../support/engine.ts';
import { sendRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

describe.each(engines)('the commands for API keys on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
  });
  afterAll(() => server.stop());

  const run = (...args: string[]) => runJuryboxHere(args, { DATABASE_URL: addressOf(server.location) });
  const issue = (key: Partial<NewKey> = {}) =>
    server.plain.keys.issue(server.fixture.project, { name: 'web', role: 'editor', user: 'u-1', ...key });
  const statusWith = async (key: string) => (await sendRequest(server, '/apps', { key })).status;
  const prefixOf = (key: string) => key.split('_').slice(0, 2).join('_');
  const expectRefusal = async (args: string[], message: string | RegExp) => {
    const before = await allRows(server.database);
    const { code, out, err } = await run(...args);
    expect([args, code, out]).toEqual([args, 1, '']);
    expect(err).toMatch(/^jurybox: [^\n]+\nSee: jurybox --help\n$/);
    expect(err).toMatch(message);
    expect(await allRows(server.database)).toEqual(before);
    return err;
  };

  it('`key rotate` refuses a key that was rotated before, and names the key that replaced it', async () => {
    const { prefix } = await issue();
    const first = await run('key', 'rotate', prefix, '--overlap', '1h');
    const lost = prefixOf(first.out);
    const end = /expires at (\S+)\./.exec(first.err)?.[1] ?? '';
    await expectRefusal(
      ['key', 'rotate', prefix],
      `the key ${prefix} was rotated before and expires at ${end}; the key that replaced it is ${lost}; if nobody has`,
    );
    const second = await run('key', 'rotate', lost, '--overlap', '0m');
    expect(second.err).not.toContain('The new key expires');
    expect([await statusWith(first.out.trim()), await statusWith(second.out.trim())]).toEqual([401, 200]);
    expect(await server.plain.keys.authenticate(second.out.trim())).toMatchObject({ expiresAt: null, user: 'u-1' });
    await expectRefusal(
      ['key', 'rotate', prefix],
      /the key that replaced it does not work any more; create another key with: /,
    );
  });

  it('if several commands rotate one key at the same time, only one of them succeeds', async () => {
    // In the second round, the key has an expiry before the end of the overlap.
    for (const expiresAt of [undefined, new Date(Date.now() + 1_800_000).toISOString()]) {
      const { prefix } = await issue({ name: 'raced', expiresAt });
      const rotate = () => server.plain.keys.rotate(prefix, 3_600_000);
      const rotations = await Promise.all([rotate(), rotate(), rotate()]);
      const created = rotations.filter((rotation) => typeof rotation === 'object' && 'secret' in rotation);
      expect(created).toMatchObject([{ expires_at: expiresAt ?? null }]);
      const refused = rotations.filter((rotation) => typeof rotation === 'object' && 'replacedBy' in rotation);
      expect(refused.map((rotation) => ({ ...rotation }))).toEqual(
        [1, 2].map(() => expect.objectContaining({ replacedBy: created[0]?.prefix })),
      );
    }
  });

  it('for each key that an earlier version of Jurybox rotated, a migration stores which key replaced it', async () => {
    const { prefix, key_id: rotatedId } = await issue();
    const first = await run('key', 'rotate', prefix, '--overlap', '1h');
    // The migration takes the first key of the same user that the admin log lists after the rotation. So the test adds
    // entries to the log: for a key of another user before the new key, and for a key of the same user after it.
    const { key_id: otherId } = await issue({ user: 'u-2' });
    const forget = async (tx: Transaction) => {
      await tx.run(
        `INSERT INTO admin_log (id, created_at, project_id, action, object_id)
         SELECT id || '-', created_at, project_id, 'key.create', $2 FROM admin_log
         WHERE action = 'key.rotate' AND object_id = $1`,
        rotatedId,
        otherId,
      );
      await tx.run('UPDATE keys SET replacement_id = NULL');
    };
    await server.database.transaction(forget);
    await issue();
    const [update = ''] = /UPDATE keys [^;]+/.exec(readMigrations()[8] ?? '') ?? [];
    await server.database.transaction((tx) => tx.run(update));
    await expectRefusal(['key', 'rotate', prefix], `was rotated before and expires at`);
    await expectRefusal(['key', 'rotate', prefix], `the key that replaced it is ${prefixOf(first.out)};`);
  });

  it('a migration marks anonymous keys, and `key rotate` copies this mark to the new key', async () => {
    const named = await issue();
    const anonymous = await issue({ user: undefined });
    const rotated = (await run('key', 'rotate', anonymous.prefix)).out.trim();
    const again = await issue({ user: anonymous.user_id });
    const [update = ''] = /UPDATE keys [^;]+/.exec(readMigrations()[10] ?? '') ?? [];
    const isAnonymous = async (key: string) =>
      (await sendRequest(server, '/current-key', { key })).json.is_anonymous as boolean;
    const all = async () => {
      const found: boolean[] = [];
      for (const key of [named.secret, anonymous.secret, rotated, again.secret]) found.push(await isAnonymous(key));
      return found;
    };
    expect(await all()).toEqual([false, true, true, false]);
    await server.database.transaction((tx) => tx.run('UPDATE keys SET is_anonymous = 1'));
    await server.database.transaction((tx) => tx.run(update));
    // The last key is not anonymous. But its user id is that of an anonymous key, so the migration marks it too.
    expect(await all()).toEqual([false, true, true, true]);
  });

  it('`key rotate` prints the expiry of the new key if the old key had an expiry', async () => {
    const expiresAt = '2999-01-01T00:00:00.000Z';
    const { prefix } = await issue({ expiresAt });
    const { code, err } = await run('key', 'rotate', prefix);
    expect(code).toBe(0);
    expect(err.split('\n')).toEqual([
      expect.stringMatching(`^The new key is shown only this once. The old key ${prefix} expires at .+\\.$`),
      `The new key expires at ${expiresAt}, because the old key had this expiry. ` +
        'For a key without an expiry, run: jurybox key create',
      '',
    ]);
  });

  it('`key create` refuses a user or a name that is empty or longer than the contract allows', async () => {
    const create = ['key', 'create', '--project', 'test', '--role', 'viewer'];
    await expectRefusal([...create, '--user', 'x'.repeat(37)], 'jurybox: --user should have at most 36 characters\n');
    await expectRefusal([...create, '--user', ''], 'jurybox: --user should have at least 1 character\n');
    await expectRefusal([...create, '--name', 'x'.repeat(201)], 'jurybox: --name should have at most 200 characters\n');
    await expectRefusal([...create, '--name', ''], 'jurybox: --name should have at least 1 character\n');
    // The contract counts characters, so a text of 36 characters may have 72 UTF-16 code units.
    expect((await run(...create, '--user', '😀'.repeat(36), '--name', '😀'.repeat(200))).code).toBe(0);
  });

  it('`key rotate` refuses a key whose stored name or user is invalid', async () => {
    const { prefix, key_id: id } = await issue();
    const store = (column: string, value: string) =>
      server.database.transaction((tx) => tx.run(`UPDATE keys SET ${column} = $2 WHERE id = $1`, id, value));
    await store('user_id', 'x'.repeat(37));
    await expectRefusal(
      ['key', 'rotate', prefix],
      `the user of the key ${prefix} should have at most 36 characters; create another key with: jurybox key create`,
    );
    await store('user_id', 'u-1');
    await store('name', '');
    await expectRefusal(['key', 'rotate', prefix], `the name of the key ${prefix} should have at least 1 character;`);
    await store('name', 'web');
    expect((await run('key', 'rotate', prefix)).code).toBe(0);
  });

  it('the commands for projects refuse a name that is empty or too long', async () => {
    // The commands check a name before they use the database, so the test on PostgreSQL only tries one of the names.
    const limits = [
      ['', 'at least 1 character'],
      ['x'.repeat(201), 'at most 200 characters'],
    ] as const;
    for (const [name, limit] of limits.slice(engine === 'sqlite' ? 0 : 1)) {
      const message = `jurybox: the name of a project should have ${limit}\n`;
      await expectRefusal(['project', 'create', name], message);
      await expectRefusal(['project', 'rename', 'test', name, '--yes'], message);
      await expectRefusal(
        ['project', 'import', 'none.jsonl', '--name', name],
        `jurybox: --name should have ${limit}\n`,
      );
    }
  });

  it('commands print a name in one line, even if the name contains control characters', async () => {
    expect((await run('project', 'create', 'two\nlines')).out).toMatch(/^two\\nlines [0-9a-f-]{36}\n$/);
    const create = ['key', 'create', '--project', 'two\nlines', '--role', 'viewer'];
    expect((await run(...create, '--name', 'tab\there\u001b[31m')).code).toBe(0);
    expect((await run('key', 'list', '--project', 'two\nlines')).out).toMatch(
      /^PREFIX [^\n]+\njbx_[^\n]+tab\\there\\u001b\[31m [^\n]+\n$/,
    );
    expect((await run('project', 'list')).out).toMatch(/\ntwo\\nlines +[0-9a-f-]{36} /);
    expect((await run('usage')).out).toMatch(/\ntwo\\nlines +0 /);
    const spoofing = 'x\njurybox: done\u001b[2J\u200e';
    const { err } = await run('project', 'rename', 'two\nlines', spoofing);
    expect(err).toContain('gets the name "x\\njurybox: done\\u001b[2J\\u200e".');
    expect((await run(spoofing)).err).toBe(
      'jurybox: there is no command "x\\njurybox: done\\u001b[2J\\u200e"\nSee: jurybox --help\n',
    );
  });

  it('`key revoke` and `key rotate` accept a complete key instead of a prefix, but print only its prefix', async () => {
    const { prefix, secret } = await issue();
    const hidden = secret.slice(prefix.length + 1);
    const rotated = await run('key', 'rotate', secret, '--overlap', '1h');
    expect(rotated.code).toBe(0);
    expect(rotated.err).toContain(`The old key ${prefix} expires at `);
    const revoked = await run('key', 'revoke', ` ${secret}\n`);
    expect([revoked.code, revoked.out, revoked.err]).toEqual([0, `${prefix} is revoked\n`, '']);
    expect(await statusWith(secret)).toBe(401);
    expect(rotated.out + rotated.err).not.toContain(hidden);
    await expectRefusal(['key', 'list', '--project', secret], `there is no project "${prefix}_***"\n`);
    for (const action of ['revoke', 'rotate']) {
      const unknown = `jbx_000000000000_${hidden}`;
      await expectRefusal(['key', action, unknown], /^jurybox: there is no key jbx_000000000000\n/);
      const again = await run('key', action, secret);
      expect(again.out + again.err).not.toContain(hidden);
      // `revoke` and `rotate` read the prefix with the same code. So only `revoke` on SQLite gets all these texts.
      const texts = [hidden, `Bearer ${secret}`, `jbx_${hidden}`, `${prefix}${hidden}`, `${secret}\nx`];
      for (const text of texts.slice(action === 'revoke' && engine === 'sqlite' ? 0 : -1)) {
        const message = /^jurybox: the prefix of a key looks like jbx_0123456789ab; /;
        expect(await expectRefusal(['key', action, text], message)).not.toContain(hidden);
      }
    }
  });

  it('`key list` prints the user and the id of each key, and the admin log contains the same id', async () => {
    const { prefix, key_id: id } = await issue({ user: 'u-listed' });
    const { out } = await run('key', 'list', '--project', 'test');
    expect(out).toMatch(/^PREFIX +NAME +ROLE +CREATED +LAST USED +EXPIRES +REVOKED +USER +ID\n/);
    expect(out).toMatch(new RegExp(`\n${prefix} +web +editor +\\S+Z +- +- +- +u-listed +${id}\n`));
    const { out: log } = await run('admin-log', '--project', 'test');
    expect(log).toContain(`"action":"key.create","object_id":"${id}"`);
  });

  it('`key rotate` refuses an overlap that is negative or longer than 366 days', async () => {
    const { prefix } = await issue();
    for (const overlap of [['--overlap', '-1h'], ['--overlap=-1h'], ['--overlap', '367d']])
      await expectRefusal(
        ['key', 'rotate', prefix, ...overlap],
        'jurybox: --overlap should be a duration like 30m, 24h or 7d, of at most 366 days\n',
      );
    expect((await run('key', 'rotate', prefix, '--overlap', '366d')).code).toBe(0);
  });

  it('a command that asks for confirmation rejects invalid arguments before it asks', async () => {
    // If a command asked first, the error would say that nobody confirmed the change, because --yes is missing.
    await expectRefusal(['user', 'erase', 'nobody'], 'jurybox: there is no user nobody; nothing was changed\n');
    await run('project', 'create', 'taken');
    await expectRefusal(['project', 'rename', 'test', 'taken'], 'jurybox: there is a project "taken" already\n');
    await expectRefusal(['project', 'rename', 'test', ''], 'the name of a project should have at least 1 character\n');
    // A project may keep its own name, so the command asks for confirmation.
    expect((await run('project', 'rename', 'test', 'test')).err).toContain('Type yes to continue');
  });

  it('`user erase` also erases a user who has no key but created an object', async () => {
    const { apps, erasure } = server.plain;
    expect(await erasure.isKnown('u-author')).toBe(false);
    await apps.create({ ...server.fixture.session, user: 'u-author' }, 'authored');
    expect(await erasure.isKnown('u-author')).toBe(true);
    expect((await run('user', 'erase', 'u-author')).err).toContain('Type yes to continue');
    expect((await run('user', 'erase', 'u-author', '--yes')).code).toBe(0);
    expect(await erasure.isKnown('u-author')).toBe(false);
    await server.database.transaction((tx) => tx.run("INSERT INTO erasures VALUES ('u-author', 'erased-0')"));
    expect(await erasure.isKnown('u-author')).toBe(true);
  });
});
