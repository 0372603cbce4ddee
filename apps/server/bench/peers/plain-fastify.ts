/**
 * A server on Fastify, written as a team would write it without Jurybox: API keys in the database, schemas for
 * requests, and one transaction for each update. Its command-line argument is the address of a database, in the format
 * of `DATABASE_URL`.
 */
import fastify from 'fastify';
import { report } from './peer.mjs';
import { openPostgresStore } from './plain-postgres-store.ts';
import {
  deployedBody,
  mayUpdate,
  scenarioBody,
  updateSchema,
  type Address,
  type Caller,
  type Update,
} from './plain-rows.ts';
import { openSqliteStore } from './plain-sqlite-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

const url = process.argv[2] ?? '';
const store = url.startsWith('file:') ? openSqliteStore(url.slice('file:'.length)) : openPostgresStore(url);
const text = { type: 'string' };
const app = fastify({ ajv: { customOptions: { allowUnionTypes: true } } });

app.decorateRequest('caller', null);
app.addHook('onRequest', async (request, reply) => {
  request.caller = (await store.findCaller(request.headers.authorization)) ?? null;
  if (request.caller === null) return reply.code(401).send({ message: 'The API key does not work.' });
});

app.get<{ Querystring: { app_id: string; environment: string } }>(
  '/api/apps/get_variant_by_env',
  {
    schema: {
      querystring: {
        type: 'object',
        required: ['app_id', 'environment'],
        properties: { app_id: { type: 'string', format: 'uuid' }, environment: text },
      },
    },
  },
  async ({ caller, query }, reply) => {
    const row = await store.findDeployed(caller as Caller, query.app_id, query.environment);
    return row === undefined ? reply.code(404).send({ message: 'No variant is deployed.' }) : deployedBody(row);
  },
);

app.put<{ Params: Address; Body: Update }>(
  '/api/human-evaluations/:evaluation_id/evaluation_scenario/:evaluation_scenario_id/:evaluation_type',
  {
    schema: {
      params: {
        type: 'object',
        properties: { evaluation_id: text, evaluation_scenario_id: text, evaluation_type: text },
      },
      body: updateSchema,
    },
  },
  async ({ caller, params, body }, reply) => {
    if (!mayUpdate(caller as Caller)) return reply.code(403).send({ message: 'A viewer may not judge.' });
    const row = await store.update(caller as Caller, params, body);
    if (row === undefined) return reply.code(404).send({ message: 'No open evaluation has this scenario.' });
    return scenarioBody(row, params);
  },
);

const origin = await app.listen({ port: 0, host: '127.0.0.1' });
report({
  port: Number(new URL(origin).port),
  stop: async () => {
    await app.close();
    await store.close();
  },
});
