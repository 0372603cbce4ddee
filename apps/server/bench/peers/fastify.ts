/**
 * A server on Fastify with the modules of Jurybox: store, services, handlers, key check, validators, strict JSON, log
 * line, metrics and headers. It differs from the Jurybox server only in the framework.
 */
import { randomUUID } from 'node:crypto';
import { JsonText } from '@jurybox/types';
import { requests } from '@jurybox/validators/requests';
import fastify, { LogController } from 'fastify';
import { handlers } from '../../src/handlers/index.ts';
import { maxBodyBytes } from '../../src/http/body.ts';
import { parseJson } from '../../src/http/strict-json.ts';
import { createLogger } from '../../src/logger.ts';
import { createMetrics } from '../../src/metrics.ts';
import { createServices } from '../../src/services/index.ts';
import type { Session } from '../../src/services/session.ts';
import type { OutgoingResponse } from '../../src/state.ts';
import { openSqlite } from '../../src/store/sqlite/database.ts';
import { report } from './peer.mjs';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
    began: number;
  }
  interface FastifyContextConfig {
    operation?: keyof typeof requests;
  }
}

const database = await openSqlite({ file: process.argv[2] ?? '', as: 'server', migrate: true });
const services = createServices(database);
const metrics = createMetrics();
const { logger } = createLogger('info');
const acceptable = /^[A-Za-z0-9._-]{1,128}$/;

const app = fastify({
  loggerInstance: logger,
  logController: new LogController({ disableRequestLogging: true }),
  bodyLimit: maxBodyBytes,
  genReqId: ({ headers }) => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
  },
});
app.decorateRequest('session', undefined);
app.decorateRequest('began', 0);
app.setValidatorCompiler(({ schema }) => schema as never);
app.removeAllContentTypeParsers();
app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
  const parsed = parseJson(bytes as Buffer);
  done(
    parsed.errors === undefined ? null : new Error('malformed'),
    parsed.errors === undefined ? parsed.value : undefined,
  );
});

app.addHook('onRequest', async (request, reply) => {
  request.began = performance.now();
  metrics.inFlight += 1;
  const credential = (request.headers.authorization ?? '').replace(/^(?:ApiKey|Bearer) +/i, '').trim();
  request.session = credential === '' ? undefined : await services.keys.authenticate(credential);
  if (request.session === undefined) return reply.code(401).send();
});
app.addHook('onResponse', async (request, reply) => {
  metrics.inFlight -= 1;
  const ms = performance.now() - request.began;
  const operation = request.routeOptions.config.operation ?? 'none';
  metrics.observe(operation, reply.statusCode, ms / 1000);
  logger.info(
    {
      request_id: request.id,
      trace_id: undefined,
      method: request.method,
      path: request.url.split('?', 1)[0],
      operation,
      status: reply.statusCode,
      ms: Math.round(ms * 1000) / 1000,
      project: request.session?.project,
      key: request.session?.prefix,
    },
    'request',
  );
});

app.route({
  method: 'GET',
  url: '/api/apps/get_variant_by_env',
  config: { operation: 'getVariantByEnv' },
  schema: { querystring: requests.getVariantByEnv.query, headers: requests.getVariantByEnv.header },
  handler: async ({ query, headers, session, id }, reply) =>
    send(
      id,
      reply,
      await handlers.apps.getVariantByEnv(
        { path: {}, query, header: headers, body: undefined, session } as never,
        services,
      ),
    ),
});
app.route({
  method: 'PUT',
  url: '/api/human-evaluations/:evaluation_id/evaluation_scenario/:evaluation_scenario_id/:evaluation_type',
  config: { operation: 'updateEvaluationScenario' },
  schema: {
    params: requests.updateEvaluationScenario.path,
    headers: requests.updateEvaluationScenario.header,
    body: requests.updateEvaluationScenario.body,
  },
  handler: async ({ params, headers, body, session, id }, reply) =>
    send(
      id,
      reply,
      await handlers['human-evaluations'].updateEvaluationScenario(
        { path: params, query: {}, header: headers, body, session } as never,
        services,
      ),
    ),
});

function send(id: string, reply: import('fastify').FastifyReply, { status, headers = {}, body }: OutgoingResponse) {
  reply.code(status).headers({
    'X-Request-Id': id,
    'Cache-Control': 'private, no-cache',
    Vary: 'Authorization',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  if (body === undefined) return reply.send();
  return reply
    .header('Content-Type', 'application/json')
    .send(body instanceof JsonText ? body.text : JSON.stringify(body));
}

const origin = await app.listen({ port: 0, host: '127.0.0.1' });
report({
  port: Number(new URL(origin).port),
  stop: async () => {
    await app.close();
    await database.close();
  },
});
