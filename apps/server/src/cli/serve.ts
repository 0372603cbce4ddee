import { loadDemo } from '../demo/load.ts';
import { createLogger } from '../logger.ts';
import { startServer } from '../server.ts';
import { continueIds } from '../services/ids.ts';
import { onSignal } from '../shutdown.ts';
import { StorageUnavailable, UnusableStorage } from '../store/database.ts';
import { openDatabase } from '../store/open.ts';
import { endProcess, lastLine } from '../store/sqlite/end-process.ts';
import { readFlagsOnly } from './command.ts';
import { stopSignals } from './terminal.ts';

export async function serve(args: string[]): Promise<void> {
  const { config, isSet } = readFlagsOnly('serve', args, [], ['demo']);
  const { logger, close } = createLogger(config.logLevel);
  // These handlers end the server if a signal arrives while it waits for the database. In a container, the server may
  // be process 1, and Linux ignores signals for which process 1 has no handler.
  const exit = () => void close().finally(() => process.exit(0));
  for (const signal of stopSignals) process.on(signal, exit);
  const onWaiting = (reason: string) => logger.warn({ reason }, 'waiting for the database');
  const onFailed = (reason: string) => {
    logger.fatal(lastLine(reason));
    // Do not wait for `close`, because a full or blocked log must not delay the end of the process.
    void close();
    void endProcess();
  };
  const { poolSize } = config;
  const listens = config.notices === 'listen';
  const options = { as: 'server', migrate: true, poolSize, listens, onWaiting, onFailed } as const;
  const database = await openDatabase(config.database, options);
  const starting = continueIds(database).then(() => startServer(config, database, logger));
  const running = await starting.catch(async (error: unknown) => {
    await database.close();
    if (!(error instanceof StorageUnavailable)) throw error;
    throw new UnusableStorage(`the database cannot be used: ${error.message}`, { cause: error });
  });

  const stop = () => running.stop().finally(close);
  // Add the new handlers before removing the old ones. Otherwise, a signal could arrive while there is no handler.
  onSignal(stop);
  for (const signal of stopSignals) process.off(signal, exit);
  process.on('uncaughtException', (error) => {
    setTimeout(() => process.exit(1), 10_000).unref();
    try {
      logger.fatal({ err: error }, 'uncaught');
    } catch {
      // Ignore the error, so that the shutdown completes the requests in flight even if logging fails.
    }
    void stop().finally(() => process.exit(1));
  });

  if (!isSet.has('demo')) return;
  try {
    console.log(await loadDemo(database, config, running.origin));
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) logger.error({ err: error }, 'the demo data could not be loaded');
    await stop();
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableStorage(`the demo data could not be loaded: ${reason}; start the server again to continue`, {
      cause: error,
    });
  }
}
