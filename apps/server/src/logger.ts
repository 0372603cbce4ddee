import pino, { type Logger } from 'pino';
import { LogSink } from './log-sink.ts';

export interface Log {
  logger: Logger;
  /** Writes what is waiting. For the last moment of a process. */
  flush(): void;
}

/** Structured lines on standard output: JSON, one per event, one per request. */
export function createLogger(level: string): Log {
  const sink = new LogSink(1);
  const logger = pino(
    { level, base: null, timestamp: timestamp(), formatters: { level: (label) => ({ level: label }) } },
    sink,
  );
  return {
    logger,
    flush() {
      try {
        sink.flush();
      } catch {
        // A sink that is gone takes no last words.
      }
    },
  };
}

/** The time as ISO 8601, made once per millisecond: under load, dozens of lines share it. */
function timestamp(): () => string {
  let last = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== last) {
      last = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}
