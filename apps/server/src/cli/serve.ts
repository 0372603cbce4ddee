import { loadDemo } from '../demo/load.ts';
import { createLogger } from '../logger.ts';
import { startServer } from '../server.ts';
import { onSignal } from '../shutdown.ts';
import { openDatabase } from '../store/index.ts';
import { readCommand } from './usage.ts';

export async function serve(args: string[]): Promise<void> {
  const { config, flags } = readCommand(args, { demo: { type: 'boolean' } });
  const { logger, flush } = createLogger(config.logLevel);
  const database = await openDatabase(config.database, { as: 'server', migrate: true, poolSize: config.poolSize });
  const running = await startServer(config, database, logger).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });

  const stop = () => running.stop().finally(flush);
  onSignal(stop);
  process.on('uncaughtException', (error) => {
    setTimeout(() => process.exit(1), 10_000).unref();
    try {
      logger.fatal({ err: error }, 'uncaught');
    } catch {
      // A log that fails must not keep what is under way from being finished.
    }
    void stop().finally(() => process.exit(1));
  });

  if (flags['demo'] === true) console.log(await loadDemo(database, config, running.origin));
}
