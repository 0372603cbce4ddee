/**
 * A server with planted faults, for example a failing handler. Tests can read its log, its metrics and its connections.
 */
import type { Connections } from '../../src/connections.ts';
import pino, { type Logger } from 'pino';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { ServedDocument } from '../../src/documents/built-folder.ts';
import { handlers as allHandlers } from '../../src/handlers/index.ts';
import type { AllHandlers } from '../../src/handlers/types.ts';
import type { CheckReply } from '../../src/http/check-reply.ts';
import { listen, type ListenOptions } from '../../src/listen.ts';
import { createMetrics, type Metrics } from '../../src/metrics.ts';
import { createServices } from '../../src/services/index.ts';
import { openDatabase } from '../../src/store/open.ts';
import { newTarget } from './engine.ts';
import { fillFixture, type Fixture } from './fixture.ts';

export interface FaultyParts {
  /** Replaces the handler of `getApp`. */
  getApp?: (() => Promise<unknown>) | undefined;
  /** Replaces the handler of the CSV export. */
  exportCsv?: (() => Promise<unknown>) | undefined;
  checkReply?: CheckReply | undefined;
  metrics?: ((metrics: Metrics) => Metrics) | undefined;
  /** Called with every log line before the line is stored. May throw. */
  beforeLine?: ((line: string) => void) | undefined;
  /** The document that the server serves at `/planted`. */
  page?: ServedDocument | undefined;
}

export interface FaultyServer {
  port: number;
  fixture: Fixture;
  metrics: Metrics;
  logger: Logger;
  /** The sockets of the server's open connections. */
  connections: Connections;
  /** The log lines of the server so far, each parsed from JSON. */
  logs: Record<string, unknown>[];
  stop(): Promise<void>;
}

export async function startFaultyServer(
  plant: FaultyParts,
  tuning: Partial<ListenOptions> = {},
): Promise<FaultyServer> {
  const { target, remove } = await newTarget('sqlite');
  const config = { ...readConfig({}), port: 0 };
  const database = await openDatabase(target, { as: 'server', migrate: true });
  const fixture = await fillFixture(database);
  const logs: Record<string, unknown>[] = [];
  const write = (line: string) => {
    plant.beforeLine?.(line);
    logs.push(JSON.parse(line) as Record<string, unknown>);
  };
  const logger = pino({ level: 'debug', base: null }, { write });
  const metrics = plant.metrics?.(createMetrics()) ?? createMetrics();
  const handlers = copyHandlers(allHandlers);
  if (plant.getApp !== undefined) handlers.apps.getApp = plant.getApp as never;
  if (plant.exportCsv !== undefined) handlers['human-evaluations'].exportJudgementsCsv = plant.exportCsv as never;
  const findDocument = (path: string) => (path === '/planted' ? plant.page : undefined);
  const app = createApp({
    config,
    services: createServices(database),
    logger,
    metrics,
    findDocument,
    checkReply: plant.checkReply,
    handlers,
  });
  const { server, origin, connections } = await listen(app, config, { metrics, ...tuning });
  return {
    port: Number(new URL(origin).port),
    fixture,
    metrics,
    logger,
    logs,
    connections,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      remove();
    },
  };
}

/** Copies two levels of objects, so that replacing a handler in the copy does not change the original. */
function copyHandlers(handlers: AllHandlers): AllHandlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([tag, group]) => [tag, { ...group }]),
  ) as unknown as AllHandlers;
}
