import type { Key, Role } from '@jurybox/types';
import type { Config } from '../config.ts';
import type { Services } from '../services/index.ts';
import { unwrap } from '../services/outcome.ts';
import { roles } from '../services/session.ts';
import { printTable, readCommand, UsageError, withServices, type Flags } from './command.ts';

export async function key(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { config, flags, words } = readCommand(args, {
    project: text,
    role: text,
    name: text,
    user: text,
    expires: text,
  });
  const [action, prefix] = words;
  if (action === 'create' && prefix === undefined) await create(config, flags);
  else if (action === 'list' && prefix === undefined) await list(config, flags);
  else if (action === 'revoke' && prefix !== undefined) await revoke(config, prefix);
  else throw new UsageError('key needs a subcommand: create, list or revoke <prefix>');
}

async function create(config: Config, flags: Flags): Promise<void> {
  const role = roles.find((each) => each === flags['role']);
  if (role === undefined) throw new UsageError(`--role should be one of ${roles.join(', ')}`);
  const expiresAt = readExpiry(flags['expires']);
  await withServices(config, async (services) => {
    const project = await findProject(services, flags['project']);
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
    const rows = await listAllKeys(services, await findProject(services, flags['project']));
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

async function findProject({ projects }: Services, name: string | boolean | undefined): Promise<string> {
  if (typeof name !== 'string') throw new UsageError('--project <name> is missing');
  const found = await projects.find(name);
  if (found === undefined) throw new UsageError(`there is no project "${name}"`);
  return found.id;
}

function readExpiry(text: string | boolean | undefined): string | undefined {
  if (text === undefined) return undefined;
  const timeMs = Date.parse(String(text));
  if (Number.isNaN(timeMs)) throw new UsageError('--expires should be a date like 2030-01-31 or 2030-01-31T12:00:00Z');
  if (timeMs <= Date.now()) throw new UsageError('--expires should be in the future');
  return new Date(timeMs).toISOString();
}
