/**
 * Checks that every read during deployments and renames succeeds and returns a complete response. The variant, the
 * revision and the parameters of a response belong together, and so do the ETag and the body.
 */
import { describe, expect, it } from 'vitest';
import { entityTag } from '../src/store/deployments.ts';
import type { Database } from '../src/store/database.ts';
import { sendRequest } from './support/requests.ts';
import { engines, type Engine } from './support/engine.ts';
import { startTestServer } from './support/server.ts';
import { wrapDatabase } from './support/wrap-database.ts';

const long = process.env['JURYBOX_LONG'] === '1';
const rounds = long ? 10_000 : 30;
/** The number of deployments in a test with a planted fault. A few deployments are enough to show the fault. */
const plantedRounds = 20;
if (!long) console.warn(`reads during deployments: ${rounds} deployments only; JURYBOX_LONG=1 runs 10,000`);

interface Observed {
  reads: number;
  /** The number of reads whose response differed from the previous response. */
  changes: number;
  /** The number of responses with each fault, for example `the parameters of another variant`. */
  wrong: Map<string, number>;
}

/**
 * Deploys two variants alternately, and renames the app after every tenth deployment. Meanwhile, three clients read
 * continuously.
 */
async function observe(engine: Engine, count: number, wrap?: (database: Database) => Database): Promise<Observed> {
  const server = await startTestServer({}, wrap, engine);
  const { appId, session } = server.fixture;
  const { variants, deployments, apps } = server.services;
  const ids: string[] = [];
  for (const name of ['one', 'two']) {
    const made = await variants.create(session, {
      app_id: appId,
      base_name: name,
      config_name: 'c',
      parameters: { of: name, revision: 1, padding: name.repeat(200) },
    });
    if ('refused' in made) throw new Error('refused');
    await variants.revise(session, made.variant_id, { of: name, revision: 2, padding: name.repeat(300) });
    ids.push(made.variant_id);
  }
  const deploy = (round: number) =>
    deployments.deploy(session, {
      appId,
      environment: 'production',
      variantId: ids[round % 2] ?? '',
      revision: 1 + ((round >> 1) % 2),
    });
  await deploy(0);
  const observed: Observed = { reads: 0, changes: 0, wrong: new Map() };
  let done = false;
  const path = `/apps/get_variant_by_env?app_id=${appId}&environment=production`;
  const reader = async () => {
    for (let before = ''; !done;) {
      const response = await sendRequest(server, path);
      const fault =
        response.status === 200
          ? faultOf(response.text, response.headers.get('etag') ?? '')
          : `nothing served: ${response.status} ${response.json?.code}`;
      if (fault !== undefined) observed.wrong.set(fault, (observed.wrong.get(fault) ?? 0) + 1);
      observed.reads += 1;
      if (before !== '' && response.text !== before) observed.changes += 1;
      before = response.text;
    }
  };
  const readers = [reader(), reader(), reader()];
  try {
    // On a busy machine, reads may be slow. Then the deployments continue until there have been enough reads.
    const isEnough = () =>
      observed.reads > count / 3 && observed.changes > count / 30 && (wrap === undefined || observed.wrong.size > 0);
    for (let round = 1; round <= count || (!isEnough() && round <= 50 * count); round++) {
      await deploy(round);
      if (round % 10 === 0) await apps.rename(session, appId, `support-assistant ${round}`);
    }
  } finally {
    done = true;
    await Promise.all(readers);
    await server.stop();
  }
  return observed;
}

/**
 * Returns the fault of a response, for example `the parameters of another variant`. Returns undefined if the response
 * has no fault.
 */
function faultOf(text: string, etag: string): string | undefined {
  const {
    variant_name: name,
    revision,
    parameters,
  } = JSON.parse(text) as {
    variant_name: string;
    revision: number;
    parameters: { of: string; revision: number; padding: string };
  };
  if (name !== `${parameters.of}.c`) return 'the parameters of another variant';
  if (revision !== parameters.revision) return 'the parameters of another revision';
  if (parameters.padding.length !== 3 * (100 + 100 * revision)) return 'parameters that are cut off';
  return etag === entityTag(text) ? undefined : 'the ETag of another body';
}

describe.each(engines)('reads during deployments on %s', (engine) => {
  it('during a deployment, a reader gets either the complete old response or the complete new one', async () => {
    const { reads, changes, wrong } = await observe(engine, rounds);
    console.log(`${engine}: ${reads} reads during ${rounds} deployments, ${changes} returned a new response`);
    expect(Object.fromEntries(wrong)).toEqual({});
    expect(reads).toBeGreaterThan(rounds / 3);
    expect(changes).toBeGreaterThan(rounds / 30);
  });
});

/**
 * Returns a database that calls `instead` in place of each statement that contains `text`. If `instead` returns a
 * function, this function runs after the transaction.
 */
const planted =
  (
    text: string,
    instead: (inner: Database, sql: string, values: (string | number | null)[]) => (() => Promise<void>) | undefined,
  ) =>
  (inner: Database): Database =>
    wrapDatabase(inner, {
      async transaction(work, options) {
        let later: (() => Promise<void>) | undefined;
        const changed = wrapDatabase(inner, {}, (tx) => ({
          run(sql, ...values) {
            if (!sql.includes(text)) return tx.run(sql, ...values);
            later = instead(inner, sql, values);
            return Promise.resolve(1);
          },
        }));
        const result = await changed.transaction(work, options);
        await later?.();
        return result;
      },
    });
const run = (database: Database, sql: string, ...values: (string | number | null)[]) =>
  database.transaction(async (tx) => void (await tx.run(sql, ...values)));
const storing = 'UPDATE environments SET answer';

describe('planted faults of deployments', () => {
  it('planted fault: if a deployment stores a response body before its ETag, readers get a wrong ETag', async () => {
    const { wrong } = await observe(
      'sqlite',
      plantedRounds,
      planted(storing, (inner, _, [app = '', name = '', response = '', etag = '']) => async () => {
        await run(inner, 'UPDATE environments SET answer = $3 WHERE app_id = $1 AND name = $2', app, name, response);
        await new Promise((resolve) => setTimeout(resolve, 2));
        await run(inner, 'UPDATE environments SET etag = $3 WHERE app_id = $1 AND name = $2', app, name, etag);
      }),
    );
    expect([...wrong.keys()]).toEqual(['the ETag of another body']);
  });

  it('planted fault: if a deployment first deletes the old response, readers get no variant for a moment', async () => {
    const { wrong } = await observe(
      'sqlite',
      plantedRounds,
      planted(storing, (inner, sql, values) => async () => {
        await run(
          inner,
          'UPDATE environments SET answer = NULL WHERE app_id = $1 AND name = $2',
          ...values.slice(0, 2),
        );
        await new Promise((resolve) => setTimeout(resolve, 2));
        await run(inner, sql, ...values);
      }),
    );
    expect([...wrong.keys()]).toEqual(['nothing served: 500 variant_not_found']);
  });

  it('planted fault: the check finds a response with the parameters of another variant', async () => {
    let before: unknown = {};
    const { wrong } = await observe(
      'sqlite',
      plantedRounds,
      planted(storing, (inner, sql, [app = '', name = '', response]) => async () => {
        const next = JSON.parse(String(response)) as { parameters: unknown };
        const mixed = JSON.stringify({
          ...next,
          parameters: Object.keys(before as object).length === 0 ? next.parameters : before,
        });
        before = next.parameters;
        await run(inner, sql, app, name, mixed, entityTag(mixed));
      }),
    );
    expect([...wrong.keys()]).toContain('the parameters of another variant');
  });
});
