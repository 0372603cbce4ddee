/** Creates the largest data that the contract allows: lists with the most and the longest items. */
import { newId } from '../../src/services/ids.ts';
import { createServices, type Services } from '../../src/services/index.ts';
import type { Database } from '../../src/store/database.ts';
import { unwrap } from '../../src/services/outcome.ts';
import {
  insertEvaluation,
  insertJudgements,
  insertOwnJudgements,
  insertRevisions,
  numbers,
} from '../support/bulk-data.ts';
import { insertLeaderboard, insertSeveralJudges } from '../support/bulk-results.ts';
import { fillFixture, type Fixture } from '../support/fixture.ts';
import { fillAdminLog, fillCounts, fillKeys, fillSpare, type Spare } from './spare.ts';
import {
  deepMembers,
  escapedParameters,
  isLong,
  longAnswer,
  longInputs,
  longName,
  longNote,
  longOutputs,
  longParameters,
  manyMembers,
  mebibyte,
  some,
} from './texts.ts';

/** The number of items in each list: a full first page, and one item on the next page. */
const listed = 101;
/** The number of scenarios in the largest evaluation. */
const most = isLong ? 1_000_000 : 50_000;
/** The number of scenarios per exported evaluation, with short and with long texts. The short run uses fewer. */
const exported = isLong ? { short: most, long: listed } : { short: 25_000, long: 26 };

export interface World {
  fixture: Fixture;
  /** An app with a hundred variants of one mebibyte each. One variant is deployed to three environments. */
  longAppId: string;
  /** An app with a hundred evaluations and a hundred deployments. */
  fullAppId: string;
  longVariantId: string;
  /** A variant with a hundred revisions of one mebibyte each. */
  revisedVariantId: string;
  /** A variant of four revisions. Revisions 1 and 2 differ in every value, and so do revisions 3 and 4. */
  comparedVariantId: string;
  /** An A/B evaluation with a hundred scenarios of 2.3 MB each. */
  longEvaluation: { id: string; scenarioId: string };
  /** The ids of the exported evaluations: with votes, with scores, with judgements of the admin, with long texts. */
  exports: Record<'votes' | 'scores' | 'judged' | 'long', string>;
  /** The id of the largest evaluation with votes. */
  votes: string;
  /** The id of the largest evaluation with scores. */
  scores: string;
  /** The ids of two evaluations with 20 judges each. Both have as many judgements as the largest evaluation. */
  severalVotes: string;
  severalScores: string;
  /** An app whose leaderboard has the largest number of evaluations and variants. */
  leaderboardAppId: string;
  /**
   * Two evaluations with three judges for each scenario. The admin has judged half of `id` and all of `finishedId`.
   * `shared` is the key of a shared invitation to `id`.
   */
  judged: { id: string; finishedId: string; shared: string };
  /** The API key of a project. Production serves seven large variants, staging 2,000 small ones. */
  flagsKey: string;
  /** The number of scenarios in the largest evaluations. */
  rows: number;
  /** Objects for the measured calls that delete, revoke or decide about an object. Each call uses another one. */
  spare: Spare;
}

export async function fillWorld(database: Database): Promise<World> {
  const fixture = await fillFixture(database);
  const services = createServices(database);
  const word = 'w'.repeat(180);
  const vote = `CASE WHEN i % 3 = 0 THEN '1' ELSE '${fixture.variantIds[0]}' END`;
  const score = `CASE WHEN i % 2 = 0 THEN CAST(i AS TEXT) || '.5' ELSE '"${word}' || i || '"' END`;
  const world: World = {
    fixture,
    ...(await fillVariants(database, services, fixture)),
    fullAppId: await fillFullApp(database, services, fixture),
    longEvaluation: await fillLongEvaluation(database, fixture, listed),
    votes: await insertEvaluation(database, fixture, { count: most, vote }),
    scores: await insertEvaluation(database, fixture, { count: most, score }),
    exports: {
      votes: await insertEvaluation(database, fixture, { count: exported.short, vote }),
      scores: await insertEvaluation(database, fixture, { count: exported.short, score }),
      judged: await fillOwn(database, fixture, exported.short, exported.short),
      long: (await fillLongEvaluation(database, fixture, exported.long)).id,
    },
    severalVotes: await insertSeveralJudges(database, fixture, {
      count: most / 20,
      judges: 20,
      vote: `CASE (i * 7 + j * j) % 5 WHEN 0 THEN '1' WHEN 1 THEN '0' WHEN 2 THEN '${fixture.variantIds[0]}'
        ELSE '${fixture.variantIds[1]}' END`,
    }),
    severalScores: await insertSeveralJudges(database, fixture, {
      count: most / 20,
      judges: 20,
      score: `CASE WHEN (i + j) % 3 = 0 THEN '"${word}' || i || '"' ELSE CAST(i * j AS TEXT) || '.5' END`,
    }),
    leaderboardAppId: await insertLeaderboard(database, fixture, { evaluations: 1000, variants: 205, votes: 20 }),
    judged: await fillJudged(database, services, fixture),
    flagsKey: await fillFlags(database, services),
    rows: most,
    spare: { apps: [], variants: [], evaluations: [], keys: [], invitations: [], resultsKeys: [], requests: [] },
  };
  await insertJudgements(database, fixture.pairs.scenarioIds[0] ?? '', 1, mebibyte);
  await copyRows(database, 'judgements', 'scenario_id', fixture.pairs.scenarioIds[0] ?? '', 'changes');
  await fillSpare(database, services, world);
  await fillKeys(database, fixture, 4000);
  await fillAdminLog(database, fixture, 4000);
  await fillCounts(database, world.leaderboardAppId);
  return world;
}

async function fillVariants(database: Database, services: Services, { session }: Fixture) {
  const longApp = unwrap(await services.apps.create(session, longName('long')));
  const make = async (configName: string, parameters: Record<string, unknown>) =>
    unwrap(
      await services.variants.create(session, {
        app_id: longApp.app_id,
        base_name: longName('base'),
        config_name: longName(configName),
        parameters,
      }),
    ).variant_id;
  const longVariantId = await make('0', escapedParameters());
  for (let index = 1; index < listed; index++)
    await make(`${index}`, index % 2 === 0 ? longParameters() : manyMembers('p'));
  for (const environment of ['development', 'staging', 'production']) {
    unwrap(
      await services.deployments.deploy(session, { appId: longApp.app_id, environment, variantId: longVariantId }),
    );
  }
  const other = unwrap(await services.apps.create(session, longName('compared'))).app_id;
  const small = async (name: string, parameters: Record<string, unknown>) => {
    const created = { app_id: other, base_name: 'b', config_name: name, parameters };
    return unwrap(await services.variants.create(session, created)).variant_id;
  };
  const comparedVariantId = await small('compared', manyMembers('a'));
  for (const parameters of [manyMembers('b'), deepMembers('a'), deepMembers('b')])
    unwrap(await services.variants.revise(session, comparedVariantId, parameters));
  const revisedVariantId = await small('revised', {});
  await insertRevisions(database, revisedVariantId, 1, mebibyte);
  await copyRows(database, 'variant_revisions', 'variant_id', revisedVariantId, 'parameters');
  return { longAppId: longApp.app_id, longVariantId, revisedVariantId, comparedVariantId };
}

/** Creates a project with as many feature flags as a response may have. Returns the project's viewer key. */
async function fillFlags(database: Database, services: Services): Promise<string> {
  const { session, keys, appId, variantIds } = await fillFixture(database, 'flags');
  const deploy = async (id: string, environment: string, variantId: string) =>
    unwrap(await services.deployments.deploy(session, { appId: id, environment, variantId }));
  for (let index = 0; index < 7; index++) {
    const { app_id: id } = unwrap(await services.apps.create(session, longName(`flag ${index}`)));
    const variant = { app_id: id, base_name: 'b', config_name: 'c', parameters: longParameters() };
    await deploy(id, 'production', unwrap(await services.variants.create(session, variant)).variant_id);
  }
  await deploy(appId, 'staging', variantIds[0]);
  const copies = {
    apps: ['id', 'name', 'project_id, created_at, updated_at, modified_by_id', 'TRUE'],
    environments: ['app_id', 'etag', 'name, project_id, position, deployment_number, answer', "name = 'staging'"],
    deployments: [
      'app_id',
      'created_by_id',
      'environment, number, variant_id, variant_name, revision, created_at',
      "environment = 'staging'",
    ],
  };
  for (const [table, [owner, text, others, chosen]] of Object.entries(copies))
    await database.transaction((tx) =>
      tx.run(
        `${numbers(0, 2000)} INSERT INTO ${table} (${owner}, ${text}, ${others})
         SELECT ${owner} || '-' || i, ${text} || i, ${others} FROM n, ${table} WHERE ${owner} = $1 AND ${chosen}`,
        appId,
      ),
    );
  return keys.viewer;
}

/**
 * Copies the row with `revision = 2` (a judgement, or a variant's revision) at least `listed` times. Inserts four rows
 * per statement, because a statement with more of these large rows could exceed its timeout.
 */
async function copyRows(database: Database, table: string, owner: string, id: string, text: string): Promise<void> {
  const others = table === 'judgements' ? 'created_at, user_id, key_id' : 'created_at, modified_by_id';
  for (let from = 3; from < listed + 3; from += 4) {
    await database.transaction((tx) =>
      tx.run(
        `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${from + 3})
         INSERT INTO ${table} (${owner}, revision, ${text}, ${others})
         SELECT ${owner}, n.i, ${text}, ${others} FROM ${table}, n WHERE ${owner} = $1 AND revision = 2`,
        id,
      ),
    );
  }
}

async function fillFullApp(database: Database, services: Services, fixture: Fixture): Promise<string> {
  const { session } = fixture;
  for (let index = 0; index < listed; index++) unwrap(await services.apps.create(session, longName(`app ${index}`)));
  const app = unwrap(await services.apps.create(session, longName('full'))).app_id;
  for (let index = 0; index < listed; index++) {
    const id = await insertEvaluation(database, fixture, { count: some });
    await database.transaction((tx) =>
      tx.run(
        'UPDATE evaluations SET app_id = $1, app_name = $2, name = $2, instructions = $4 WHERE id = $3',
        app,
        longName('e'),
        id,
        '€'.repeat(10_000),
      ),
    );
  }
  for (let number = 1; number <= listed; number++) {
    await database.transaction((tx) =>
      tx.run(
        `INSERT INTO deployments (app_id, environment, number, variant_id, variant_name, revision, created_at,
          created_by_id)
         VALUES ($1, 'production', $2, $3, $4, 1, '2026-01-01T00:00:00.000Z', $5)`,
        app,
        number,
        fixture.variantIds[0],
        `${longName('base')}.${longName('config')}`,
        session.user,
      ),
    );
    await database.transaction((tx) =>
      tx.run(
        `INSERT INTO deployment_requests (id, app_id, environment, variant_id, variant_name, revision, note,
          served_number, created_at, created_by_id, expires_at, decision, decision_note, decided_at, decided_by_id)
         VALUES ($1, $2, 'production', $3, $4, 1, $5, 0, $6, $7, $6, 'rejected', $5, $6, $7)`,
        newId(),
        app,
        fixture.variantIds[0],
        `${longName('base')}.${longName('config')}`,
        '€'.repeat(500),
        '2026-01-01T00:00:00.000Z',
        session.user,
      ),
    );
  }
  await database.transaction((tx) =>
    tx.run("UPDATE environments SET deployment_number = $2 WHERE app_id = $1 AND name = 'production'", app, listed),
  );
  return app;
}

async function fillLongEvaluation(
  database: Database,
  fixture: Fixture,
  count: number,
): Promise<World['longEvaluation']> {
  const id = await insertEvaluation(database, fixture, { count });
  const texts = [
    JSON.stringify(longInputs()),
    JSON.stringify(longOutputs(Array.from({ length: 10 }, () => fixture.variantIds[0]))),
    longAnswer,
    longNote,
  ];
  for (let from = 0; from < count; from += 4) {
    await database.transaction((tx) =>
      tx.run(
        'UPDATE scenarios SET inputs = $3, outputs = $4, correct_answer = $5, note = $6 WHERE ' +
          'evaluation_id = $1 AND position >= $2 AND position < $2 + 4',
        id,
        from,
        ...texts,
      ),
    );
  }
  return { id, scenarioId: `${id}-0` };
}

/** Creates an evaluation with `count` scenarios, of which the admin has judged `judgedCount`. Returns its id. */
async function fillOwn(database: Database, fixture: Fixture, count: number, judgedCount: number): Promise<string> {
  const id = await insertEvaluation(database, fixture, { count });
  await insertOwnJudgements(database, id, fixture.session.user, judgedCount);
  return id;
}

async function fillJudged(database: Database, services: Services, fixture: Fixture): Promise<World['judged']> {
  const { session } = fixture;
  const id = await fillOwn(database, fixture, most, most / 2);
  const invitation = { invitation_name: longName('i'), is_shared: true };
  const { secret: shared } = unwrap(await services.invitations.create(session, id, invitation));
  const named = { invitation_name: longName('i'), judge_name: '€'.repeat(100) };
  for (let index = 0; index < listed; index++) unwrap(await services.invitations.create(session, id, named));
  return { id, finishedId: await fillOwn(database, fixture, most, most), shared };
}
