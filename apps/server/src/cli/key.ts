import type { Key, Role } from '@jurybox/types';
import type { Config } from '../config.ts';
import type { Services } from '../services/index.ts';
import { unwrap } from '../services/outcome.ts';
import { roles } from '../services/session.ts';
import { printTable, readCommand, readTime, UsageError, withServices, type Flags } from './command.ts';
import { findProject } from './find-project.ts';

export async function key(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { config, flags, words } = readCommand(args, {
    project: text,
    role: text,
    name: text,
    user: text,
    expires: text,
    overlap: text,
  });
  const [action, prefix] = words;
  if (action === 'create' && prefix === undefined) await create(config, flags);
  else if (action === 'list' && prefix === undefined) await list(config, flags);
  else if (action === 'revoke' && prefix !== undefined) await revoke(config, prefix);
  else if (action === 'rotate' && prefix !== undefined) await rotate(config, prefix, flags['overlap']);
  else throw new UsageError('key needs a subcommand: create, list, revoke <prefix> or rotate <prefix>');
}

async function create(config: Config, flags: Flags): Promise<void> {
  const role = roles.find((each) => each === flags['role']);
  if (role === undefined) throw new UsageError(`--role should be one of ${roles.join(', ')}`);
  const expiresAt = readExpiry(flags['expires']);
  await withServices(config, async (services) => {
    const { id: project } = await findProject(services, flags['project']);
    const created = await services.keys.issue(project, {
      name: String(flags['name'] ?? `${role} key`),
      role: role satisfies Role,
      ...(typeof flags['user'] === 'string' ? { user: flags['user'] } : {}),
      ...(expiresAt === undefined ? {} : { expiresAt }),
    });
    console.log(created.secret);
    console.error('This is the only time the key is shown.');
  });
}

async function list(config: Config, flags: Flags): Promise<void> {
  await withServices(config, async (services) => {
    const rows = await listAllKeys(services, (await findProject(services, flags['project'])).id);
    printTable(
      ['PREFIX', 'NAME', 'ROLE', 'CREATED', 'LAST USED', 'EXPIRES', 'REVOKED'],
      rows.map((row) => [
        row.prefix,
        row.key_name,
        row.role,
        row.created_at,
        row.last_used_at ?? '-',
        row.expires_at ?? '-',
        row.revoked_at ?? '-',
      ]),
    );
  });
}

async function listAllKeys({ keys }: Services, project: string): Promise<Key[]> {
  const all: Key[] = [];
  for (let cursor: string | undefined; ;) {
    const page = unwrap(await keys.list(project, { limit: 100, cursor }));
    all.push(...page.items);
    if (page.next_cursor === null) return all;
    cursor = page.next_cursor;
  }
}

async function revoke(config: Config, prefix: string): Promise<void> {
  await withServices(config, async ({ keys }) => {
    if (!(await keys.revokeByPrefix(prefix))) throw new UsageError(`there is no key ${prefix}`);
    console.log(`${prefix} is revoked`);
  });
}

/** Replaces an API key by a new key. Both keys work until the overlap ends. */
async function rotate(config: Config, prefix: string, overlap: string | boolean | undefined): Promise<void> {
  const overlapMs = readDuration(overlap ?? '24h');
  await withServices(config, async ({ keys }) => {
    const rotated = await keys.rotate(prefix, overlapMs);
    if (rotated === 'no such key') throw new UsageError(`there is no key ${prefix}`);
    if (rotated === 'not working')
      throw new UsageError(`the key ${prefix} is revoked or has expired; create a new key`);
    if (rotated === 'an invitation')
      throw new UsageError(`the key ${prefix} is an invitation; invite the judge again instead`);
    console.log(rotated.secret);
    console.error(`This is the only time the key is shown. The key ${prefix} expires at ${rotated.replacedExpiresAt}.`);
  });
}

const maxOverlapDays = 366;
const unitsMs = { m: 60_000, h: 3_600_000, d: 86_400_000 };

function readDuration(text: string | boolean): number {
  const [, count, unit] = /^(\d{1,6})([mhd])$/.exec(String(text)) ?? [];
  const durationMs = Number(count) * unitsMs[(unit ?? 'm') as keyof typeof unitsMs];
  if (!(durationMs <= maxOverlapDays * unitsMs.d))
    throw new UsageError(`--overlap should be a duration like 30m, 24h or 7d, of at most ${maxOverlapDays} days`);
  return durationMs;
}

function readExpiry(text: string | boolean | undefined): string | undefined {
  const timeMs = readTime('expires', text);
  if (timeMs === undefined) return undefined;
  if (timeMs <= Date.now()) throw new UsageError('--expires should be in the future');
  return new Date(timeMs).toISOString();
}
