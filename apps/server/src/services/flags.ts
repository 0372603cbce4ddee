/** Serves applications as flags of OpenFeature's protocol OFREP (U69). A flag's value is the deployed parameters. */
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
   * Returns a JSON text: the flags of these apps, then `end`. Returns undefined if it exceeds `maxListBytes`. Joins all
   * parts in one step, because every further step would copy the long parameters again.
   */
  async function textOf(project: string, environment: string, appIds: string[], end: string) {
    const parts = ['{"flags":['];
    let bytes = 0;
    for (let from = 0; from < appIds.length; from += flagsPerTurn) {
      const ids = appIds.slice(from, from + flagsPerTurn);
      const rows = await Promise.all(ids.map((app) => store.lookUpFlagById(database, app, environment, project)));
      for (const row of rows) {
        // The app may have been deleted since its id was read.
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
     * Returns all flags, and the address of a stream that reports their changes. `stream` is the address without its
     * last parameter. The body is undefined if the caller has these flags already, and `too long` if it would exceed
     * `maxListBytes`.
     */
    evaluateAll: ({ project }: Session, environment: string, stream: string, isKnown: (etag: string) => boolean) =>
      turns.run(project, async () => {
        if (!environmentNames.some((name) => name === environment)) return notFound('environment');
        // Read the tag before the flags. If somebody deploys in between, the caller gets new flags with the old tag and
        // reads them again later. In the other order, the caller could keep old flags with the new tag.
        const { tag, versions } = await readFlagVersions({ database, turns }, project, environment);
        // The entity tag depends on `stream` too. Otherwise a caller would get 304 although the stream's address has
        // changed.
        const etag = entityTag(tag + stream);
        if (isKnown(etag)) return { etag, body: undefined };
        // If somebody deploys before the caller opens the stream, `since` makes the stream begin with a notice.
        const requestUri = `${stream}&since=${encodeURIComponent(tag)}`;
        const streams = JSON.stringify([{ type: 'sse', endpoint: { requestUri }, inactivityDelaySec: 120 }]);
        const text = await textOf(project, environment, [...versions.keys()], `],"eventStreams":${streams}}`);
        return { etag, body: text === undefined ? 'too long' : new JsonText<Flags>(text) } as const;
      }),
  };
}

/**
 * Returns which flags the environment serves. `versions` maps the id of each app with a deployment to the number of the
 * deployment and the name of the app. `tag` is the entity tag of `versions`.
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

/** Returns two parts of a flag's JSON text: the part before the parameters, and the part after them. */
function flagParts(key: string, row: store.FlagRow): [start: string, rest: string] {
  const metadata = pick(row, 'app_id', 'app_name', 'revision', 'deployed_at');
  const rest = JSON.stringify({ reason: 'STATIC', variant: row.variant_name, metadata });
  return [`{"key":${JSON.stringify(key)},"value":`, `,${rest.slice(1)}`];
}
