/** Deployed variants as flags of OFREP (U69). A flag is an application. Its value is the parameters of the variant. */
import { JsonText, type Flag, type Flags } from '@jurybox/types';
import { entityTag } from '../store/deployments.ts';
import * as store from '../store/flags.ts';
import { environmentNames } from './apps.ts';
import { notFound } from './outcome.ts';
import { pick } from './paging.ts';
import type { Context, Session } from './session.ts';

const id = /^[0-9a-f-]{36}$/i;
const maxListBytes = 8 * 1_048_576;
const flagsPerTurn = 20;
const versionsPerTurn = 1000;

export function createFlagService({ database, turns }: Context) {
  /**
   * Returns the JSON text of the flags of these apps, or undefined if it is too long. It is joined once from its parts,
   * because every other way copies the long texts more often.
   */
  async function textOf(project: string, environment: string, appIds: string[], end: string) {
    const parts = ['{"flags":['];
    let bytes = 0;
    for (let from = 0; from < appIds.length; from += flagsPerTurn) {
      const ids = appIds.slice(from, from + flagsPerTurn);
      const rows = await Promise.all(ids.map((app) => store.lookUpFlagById(database, app, environment, project)));
      for (const row of rows) {
        // The app may have been deleted meanwhile.
        if (row === undefined) continue;
        const [start, rest] = flagParts(row.app_id, row);
        bytes += row.row_bytes + start.length + Buffer.byteLength(rest);
        if (bytes > maxListBytes) return undefined;
        parts.push(parts.length === 1 ? '' : ',', start, row.parameters, rest);
      }
      await turns.next(project);
    }
    parts.push(end);
    return parts.join('');
  }

  return {
    async evaluate({ project }: Session, environment: string, key: string) {
      const byId = id.test(key)
        ? await store.lookUpFlagById(database, key.toLowerCase(), environment, project)
        : undefined;
      const row = byId ?? (await store.lookUpFlagByName(database, key, environment, project));
      if (row === undefined) return notFound('flag');
      const [start, rest] = flagParts(key, row);
      return new JsonText<Flag>(start + row.parameters + rest);
    },

    /**
     * Returns all flags, and the address of the stream of their changes, which begins with `stream`. Returns no body if
     * the caller has the flags already, or `too long`.
     */
    evaluateAll: ({ project }: Session, environment: string, stream: string, isKnown: (etag: string) => boolean) =>
      turns.run(project, async () => {
        if (!environmentNames.some((name) => name === environment)) return notFound('environment');
        // The tag is read first: if somebody deploys meanwhile, the caller gets newer flags with the older tag.
        const { tag, versions } = await readFlagVersions({ database, turns }, project, environment);
        // A provider keeps the address of the stream as long as it gets 304, so the tag changes with the address.
        const etag = entityTag(tag + stream);
        if (isKnown(etag)) return { etag, body: undefined };
        // Somebody may deploy before the caller opens the stream. The stream then begins with a notice.
        const requestUri = `${stream}&since=${encodeURIComponent(tag)}`;
        const streams = JSON.stringify([{ type: 'sse', endpoint: { requestUri }, inactivityDelaySec: 120 }]);
        const text = await textOf(project, environment, [...versions.keys()], `],"eventStreams":${streams}}`);
        return { etag, body: text === undefined ? 'too long' : new JsonText<Flags>(text) } as const;
      }),
  };
}

/**
 * Returns the apps that the environment serves, each with a text that changes with every deployment and rename. `tag`
 * is the entity tag of all of them.
 */
export async function readFlagVersions(
  { database, turns }: Pick<Context, 'database' | 'turns'>,
  project: string,
  environment: string,
) {
  const versions = new Map<string, string>();
  for (let after = ''; ;) {
    const rows = await store.listFlagVersions(database, project, after, environment, versionsPerTurn);
    for (const { app_id: app, app_name: name, number } of rows) versions.set(app, `${number} ${name}`);
    if (rows.length < versionsPerTurn) return { tag: entityTag(JSON.stringify([...versions])), versions };
    after = rows.at(-1)?.app_id ?? '';
    await turns.next(project);
  }
}

/** Returns the JSON text of a flag before and after its parameters. */
function flagParts(key: string, row: store.FlagRow): [start: string, rest: string] {
  const metadata = pick(row, 'app_id', 'app_name', 'revision', 'deployed_at');
  const rest = JSON.stringify({ reason: 'STATIC', variant: row.variant_name, metadata });
  return [`{"key":${JSON.stringify(key)},"value":`, `,${rest.slice(1)}`];
}
