/**
 * A node:http server with the handlers and the store of Jurybox, without validation, roles, log, metrics, limits or
 * problem details. The benchmark uses it to measure the cost of the handlers alone.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { JsonText } from '@jurybox/types';
import { handlers } from '../../src/handlers/index.ts';
import { createServices } from '../../src/services/index.ts';
import type { OutgoingResponse } from '../../src/state.ts';
import { openSqlite } from '../../src/store/sqlite/database.ts';
import { report } from './peer.mjs';

const database = await openSqlite({ file: process.argv[2] ?? '', as: 'server', migrate: true });
const services = createServices(database);

const server = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', async () => {
    const { status, headers, body } = await response(req.url ?? '', req.headers, chunks);
    const text = body instanceof JsonText ? body.text : body === undefined ? '' : JSON.stringify(body);
    res
      .writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text), ...headers })
      .end(text);
  });
});

async function response(
  url: string,
  header: NodeJS.Dict<string | string[]>,
  chunks: Buffer[],
): Promise<OutgoingResponse> {
  const session = await services.keys.authenticate(String(header.authorization));
  const [path = '', query] = url.split('?');
  if (query !== undefined) {
    return handlers.apps.getVariantByEnv(
      { path: {}, query: Object.fromEntries(new URLSearchParams(query)), header, body: undefined, session } as never,
      services,
    );
  }
  const [, , , evaluation_id, , evaluation_scenario_id, evaluation_type] = path.split('/');
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
  return handlers['human-evaluations'].updateEvaluationScenario(
    { path: { evaluation_id, evaluation_scenario_id, evaluation_type }, query: {}, header: {}, body, session } as never,
    services,
  );
}

server.listen(0, '127.0.0.1', () =>
  report({ port: (server.address() as AddressInfo).port, stop: () => database.close() }),
);
