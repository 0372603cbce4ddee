import { StorageUnavailable, type Database } from '../../src/store/index.ts';
import type { Fixture } from '../support/fixture.ts';
import type { Call } from './drivers.ts';

/** Which server a case needs: a sound one, one that limits the rate, one with a bug, one whose store does not answer. */
export type Condition = 'sound' | 'limited' | 'buggy' | 'unavailable';

export interface Case {
  says: string;
  status: number;
  condition?: Condition;
  call: Call;
  /** Calls before the one that counts. */
  before?: Call[];
}

/** A database that fails every statement but the look-up of keys. */
export function failing(database: Database, error: () => Error): Database {
  const fail = () => Promise.reject(error());
  return { ...bound(database), get: fail, all: fail, transaction: fail, ping: fail, lookup: (sql, ...values) => (sql.includes('FROM keys') ? database.lookup(sql, ...values) : fail()) };
}

function bound(database: Database): Database {
  return { get: (...a) => database.get(...a), all: (...a) => database.all(...a), lookup: (...a) => database.lookup(...a), transaction: (w) => database.transaction(w), ping: () => database.ping(), close: () => database.close() };
}

export const wraps: Record<Condition, (database: Database) => Database> = {
  sound: (database) => database,
  limited: (database) => database,
  buggy: (database) => failing(database, () => new TypeError('a planted bug')),
  unavailable: (database) => failing(database, () => new StorageUnavailable('planted')),
};

/** Every (operation, status) the contract declares, and how to get there. */
export function casesOf({ keys, appId, pairs, variantIds }: Fixture): Case[] {
  const health: Call = { operation: 'getHealth' };
  const read: Call = { operation: 'getVariantByEnv', key: keys.viewer, query: { app_id: appId, environment: 'production' } };
  const update: Call = {
    operation: 'updateEvaluationScenario',
    key: keys.evaluator,
    path: { evaluation_id: pairs.evaluationId, evaluation_scenario_id: pairs.scenarioIds[0] ?? '', evaluation_type: 'human_a_b_testing' },
    body: { vote: variantIds[0] },
  };
  const html = { Accept: 'text/html' };
  return [
    { says: 'ready', status: 200, call: health },
    { says: 'live', status: 200, call: { ...health, query: { probe: 'live' } } },
    { says: 'another method', status: 405, call: { ...health, method: 'POST' } },
    { says: 'no JSON', status: 406, call: { ...health, headers: html } },
    { says: 'an unknown probe', status: 422, call: { ...health, query: { probe: 'dead' } } },
    { says: 'a bug', status: 500, condition: 'buggy', call: health },
    { says: 'no store', status: 503, condition: 'unavailable', call: health },

    { says: 'what is deployed', status: 200, call: read },
    { says: 'not modified', status: 304, call: { ...read, headers: { 'If-None-Match': '*' } } },
    { says: 'not an id', status: 400, call: { ...read, query: { app_id: 'support', environment: 'production' } } },
    { says: 'no key', status: 401, call: { ...read, key: undefined } },
    { says: 'another method', status: 405, call: { ...read, method: 'DELETE' } },
    { says: 'no JSON', status: 406, call: { ...read, headers: html } },
    { says: 'no environment', status: 422, call: { ...read, query: { app_id: appId } } },
    { says: 'too often', status: 429, condition: 'limited', call: read, before: [read] },
    { says: 'no variant there', status: 500, call: { ...read, query: { app_id: appId, environment: 'staging' } } },
    { says: 'a bug', status: 500, condition: 'buggy', call: read },
    { says: 'no store', status: 503, condition: 'unavailable', call: read },

    { says: 'a vote', status: 200, call: update },
    { says: 'a vote, minimal', status: 204, call: { ...update, headers: { Prefer: 'return=minimal' } } },
    { says: 'an unknown key', status: 401, call: { ...update, key: 'jbx_0_0' } },
    { says: 'a viewer', status: 403, call: { ...update, key: keys.viewer } },
    { says: 'another scenario', status: 404, call: { ...update, path: { ...update.path, evaluation_scenario_id: 'none' } } },
    { says: 'another method', status: 405, call: { ...update, method: 'POST' } },
    { says: 'no JSON', status: 406, call: { ...update, headers: html } },
    { says: 'an old revision', status: 412, call: { ...update, headers: { 'If-Match': '"0"' } } },
    { says: 'a huge body', status: 413, call: { ...update, body: undefined, text: JSON.stringify({ note: 'x'.repeat(1_100_000) }) } },
    { says: 'plain text', status: 415, call: { ...update, body: undefined, text: 'vote', headers: { 'Content-Type': 'text/plain' } } },
    { says: 'a misspelt member', status: 422, call: { ...update, body: { voet: '1' } } },
    { says: 'a score for A/B', status: 422, call: { ...update, body: { score: 1 } } },
    { says: 'too often', status: 429, condition: 'limited', call: update, before: [update] },
    { says: 'a bug', status: 500, condition: 'buggy', call: update },
    { says: 'no store', status: 503, condition: 'unavailable', call: update },
  ];
}
