import type { Services } from '../services/index.ts';
import type { InvalidValue } from '../services/contract-limits.ts';
import { listAll } from '../services/paging.ts';
import { roles } from '../services/session.ts';
import { explainLimits, findProject, readCommand, readTime, runSubcommand } from './command.ts';
import type { Command, Subcommands } from './command.ts';
import { printTable, UsageError } from './terminal.ts';

export async function key(args: string[]): Promise<void> {
  const usage = 'key needs a subcommand: create, list, revoke <prefix> or rotate <prefix>';
  const flags = ['project', 'role', 'name', 'user', 'expires', 'overlap'];
  await runSubcommand(subcommands, usage, readCommand(args, flags));
}

const subcommands: Subcommands = { create: [0, create], list: [0, list], revoke: [1, revoke], rotate: [1, rotate] };

async function create(services: Services, { flags }: Command): Promise<void> {
  const role = roles.find((each) => each === flags['role']);
  if (role === undefined) throw new UsageError(`--role should be one of ${roles.join(', ')}`);
  const expiresMs = readTime('expires', flags['expires']);
  if (expiresMs !== undefined && expiresMs <= Date.now()) throw new UsageError('--expires should be in the future');
  const expiresAt = expiresMs === undefined ? undefined : new Date(expiresMs).toISOString();
  const { id: project } = await findProject(services, flags['project']);
  const { name = `${role} key`, user } = flags;
  const issuing = services.keys.issue(project, { name, role, user, expiresAt });
  const describe = ({ member, limit }: InvalidValue) => `${member === 'user_id' ? '--user' : '--name'} ${limit}`;
  const created = await explainLimits(describe, issuing);
  console.log(created.secret);
  console.error('This is the only time the key is shown.');
}

async function list(services: Services, { flags }: Command): Promise<void> {
  const { id } = await findProject(services, flags['project']);
  const rows = (await listAll((page) => services.keys.list(id, page))).map((row) => {
    const times = [row.created_at, row.last_used_at, row.expires_at, row.revoked_at].map((time) => time ?? '-');
    return [row.prefix, row.key_name, row.role, ...times, row.user_id, row.key_id];
  });
  printTable(['PREFIX', 'NAME', 'ROLE', 'CREATED', 'LAST USED', 'EXPIRES', 'REVOKED', 'USER', 'ID'], rows);
}

/** `text` is the prefix or the whole key. The error does not repeat it, because it may contain a secret. */
function readPrefix(text: string): string {
  const [, prefix] = /^\s*(jbx_[0-9a-z]{1,12})(?:_\S*)?\s*$/i.exec(text) ?? [];
  if (prefix === undefined)
    throw new UsageError('the prefix of a key looks like jbx_0123456789ab; find it with: jurybox key list');
  return prefix;
}

async function revoke({ keys }: Services, _: Command, keyText: string): Promise<void> {
  const prefix = readPrefix(keyText);
  if (!(await keys.revokeByPrefix(prefix))) throw new UsageError(`there is no key ${prefix}`);
  console.log(`${prefix} is revoked`);
}

async function rotate({ keys }: Services, { flags }: Command, keyText: string): Promise<void> {
  const prefix = readPrefix(keyText);
  const overlapMs = readDuration(flags['overlap'] ?? '24h');
  const describe = ({ member, limit }: InvalidValue) =>
    `the ${member === 'user_id' ? 'user' : 'name'} of the key ${prefix} ${limit}; ` +
    'create another key with: jurybox key create';
  const rotated = await explainLimits(describe, keys.rotate(prefix, overlapMs));
  if (rotated === 'no such key') throw new UsageError(`there is no key ${prefix}`);
  if (rotated === 'not working') throw new UsageError(`the key ${prefix} is revoked or has expired; create a new key`);
  if (rotated === 'an invitation')
    throw new UsageError(
      `the key ${prefix} is only valid for one evaluation; create a new link on the page of the evaluation instead`,
    );
  if ('replacedBy' in rotated)
    throw new UsageError(describeRunningRotation(prefix, rotated.expiresAt, rotated.replacedBy));
  console.log(rotated.secret);
  console.error(`The new key is shown only this once. The old key ${prefix} expires at ${rotated.replacedExpiresAt}.`);
  if (rotated.expires_at === null) return;
  console.error(
    `The new key expires at ${rotated.expires_at}, because the old key had this expiry. ` +
      'For a key without an expiry, run: jurybox key create',
  );
}

function describeRunningRotation(prefix: string, expiresAt: string, replacedBy: string | undefined): string {
  const rotated = `the key ${prefix} was rotated before and expires at ${expiresAt}`;
  return replacedBy === undefined
    ? `${rotated}; the key that replaced it does not work any more; create another key with: jurybox key create`
    : `${rotated}; the key that replaced it is ${replacedBy}; if nobody has that key, rotate it instead`;
}

const maxOverlapDays = 366;
const unitsMs = { m: 60_000, h: 3_600_000, d: 86_400_000 };

function readDuration(text: string): number {
  const [, count, unit] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  const durationMs = Number(count) * unitsMs[(unit ?? 'm') as keyof typeof unitsMs];
  if (!(durationMs <= maxOverlapDays * unitsMs.d))
    throw new UsageError(`--overlap should be a duration like 30m, 24h or 7d, of at most ${maxOverlapDays} days`);
  return durationMs;
}
