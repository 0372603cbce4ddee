import pino, { type Logger } from 'pino';

/** Lines waiting for a sink that does not take them are dropped past this many bytes: requests come first. */
const backlog = 8 * 1024 * 1024;

export interface Log {
  logger: Logger;
  /** Writes what is waiting. For the last moment of a process. */
  flush(): void;
}

/** Structured lines on standard output: JSON, one per event, one per request. */
export function createLogger(level: string): Log {
  const sink = pino.destination({ dest: 1, sync: false, maxLength: backlog });
  sink.on('error', () => {});
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } }, sink);
  return {
    logger,
    flush() {
      try {
        sink.flushSync();
      } catch {
        // A sink that is gone takes no last words.
      }
    },
  };
}
