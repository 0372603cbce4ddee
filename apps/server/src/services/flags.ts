/** Deployed variants as flags of OFREP (U69). A flag is an application. Its value is the parameters of the variant. */
import { JsonText, type Flag, type Flags } from '@jurybox/types';
import { entityTag } from '../store/deployments.ts';
import * as store from '../store/flags.ts';
import { environmentNames } from './apps.ts';
import { notFound, type Outcome } from './outcome.ts';
import { pick } from './paging.ts';
import type { Context, Session } from './session.ts';

const id = /^[0-9a-f-]{36}$/i;
const maxListBytes = 8 * 1_048_576;
const flagsPerTurn = 20;
const versionsPerTurn = 1000;

export function createFlagService({ database, turns }: Context) {
  const find = async ({ project }: Session, environment: string, key: string) =>
    (id.test(key) ? await store.lookUpFlag(database, 'id', key.toLowerCase(), environment, project) : undefined) ??
    store.lookUpFlag(database, 'name', key, environment, project);

  /** Returns the JSON texts of the flags of these apps, or undefined if they are too long. */
  async function textsOf(project: string, environment: string, appIds: string[]): Promise<string[] | undefined> {
    const texts: string[] = [];
    let bytes = 0;
    for (let from = 0; from < appIds.length; from += flagsPerTurn) {
      const ids = appIds.slice(from, from + flagsPerTurn);
      const rows = await Promise.all(ids.map((app) => store.lookUpFlag(database, 'id', app, environment, project)));
      for (const row of rows) {
        // The app may have been deleted meanwhile.
        if (row === undefined) continue;
        const text = flagText(row.app_id, row);
        bytes += Buffer.byteLength(text);
        if (bytes > maxListBytes) return undefined;
        texts.push(text);
      }
      await turns.next(project);
    }
    return texts;
  }

  return {
    async evaluate(session: Session, environment: string, key: string): Promise<Outcome<JsonText<Flag>, 'not_found'>> {
      const row = await find(session, environment, key);
      return row === undefined ? notFound('flag') : new JsonText<Flag>(flagText(key, row));
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
        const texts = await textsOf(project, environment, [...versions.keys()]);
        const body =
          texts === undefined
            ? 'too long'
            : new JsonText<Flags>(`{"flags":[${texts.join()}],"eventStreams":${streams}}`);
        return { etag, body } as const;
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

function flagText(key: string, row: store.FlagRow): string {
  const { parameters, variant_name: variant } = row;
  const metadata = pick(row, 'app_id', 'app_name', 'revision', 'deployed_at');
  const rest = JSON.stringify({ reason: 'STATIC', variant, metadata });
  return `{"key":${JSON.stringify(key)},"value":${parameters},${rest.slice(1)}`;
}
