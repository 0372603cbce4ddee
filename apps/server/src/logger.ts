import pino, { type Logger } from 'pino';
import { LogSink } from './log-sink.ts';
import { writeToSink, type WriteRequestLine } from './request-log.ts';

export interface Log {
  logger: Logger;
  writeRequestLine: WriteRequestLine;
  /** Writes all waiting lines. Call it right before the process exits. */
  flush(): void;
}

/** Writes the log to standard output. Each event and each request is one line of JSON. */
export function createLogger(level: string, sink: Pick<LogSink, 'write' | 'flush'> = new LogSink(1)): Log {
  const timeMember = createTimeMember();
  const logger = pino(
    { level, base: null, timestamp: timeMember, formatters: { level: (label) => ({ level: label }) } },
    sink,
  );
  return {
    logger,
    writeRequestLine: writeToSink(sink, () => `{"level":"info"${timeMember()}`),
    flush() {
      try {
        sink.flush();
      } catch {
        // Standard output is closed and the process exits, so nothing can report the error.
      }
    },
  };
}

/**
 * Creates a function that returns the member `time` of a log line, in ISO 8601. The text is formatted once per
 * millisecond, because many lines share a millisecond.
 */
function createTimeMember(): () => string {
  let lastMs = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== lastMs) {
      lastMs = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}
