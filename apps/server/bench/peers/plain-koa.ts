/**
 * A server on Koa with its router and body parser, written as a team would write it without Jurybox: API keys in the
 * database, a schema for the body, and one transaction for each update. Its command-line argument is the URL of a
 * PostgreSQL database.
 */
import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import { Ajv } from 'ajv';
import Koa from 'koa';
import bodyParser from 'koa-bodyparser';
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

const store = openPostgresStore(process.argv[2] ?? '');
const isUpdate = new Ajv({ allowUnionTypes: true }).compile<Update>(updateSchema);
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const app = new Koa<{ caller: Caller }>();
const router = new Router<{ caller: Caller }>();

router.get('/api/apps/get_variant_by_env', async (ctx) => {
  const { app_id: appId, environment } = ctx.query;
  if (typeof appId !== 'string' || !uuid.test(appId) || typeof environment !== 'string')
    return ctx.throw(400, 'app_id or environment is missing');
  const row = await store.findDeployed(ctx.state.caller, appId, environment);
  if (row === undefined) return ctx.throw(404, 'no variant is deployed');
  ctx.body = deployedBody(row);
});

router.put(
  '/api/human-evaluations/:evaluation_id/evaluation_scenario/:evaluation_scenario_id/:evaluation_type',
  bodyParser({ jsonLimit: '1mb' }),
  async (ctx) => {
    if (!mayUpdate(ctx.state.caller)) return ctx.throw(403, 'a viewer may not judge');
    const update = ctx.request.body;
    if (!isUpdate(update)) return ctx.throw(422, 'the body does not match the schema');
    const address = ctx.params as unknown as Address;
    const row = await store.update(ctx.state.caller, address, update);
    if (row === undefined) return ctx.throw(404, 'no open evaluation has this scenario');
    ctx.body = scenarioBody(row, address);
  },
);

app.use(async (ctx, next) => {
  const caller = await store.findCaller(ctx.get('Authorization'));
  if (caller === undefined) return ctx.throw(401, 'the API key does not work');
  ctx.state.caller = caller;
  await next();
});
app.use(router.routes());
app.use(router.allowedMethods());

const server = app.listen(0, '127.0.0.1', () => {
  report({ port: (server.address() as AddressInfo).port, stop: () => store.close() });
});
