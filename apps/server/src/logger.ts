import { once } from 'node:events';
import pino from 'pino';

/** The longest time that `close` waits for a slow reader of the log. */
const closeTimeoutMs = 1500;

/**
 * Writes the log to standard output. Each event and each request is one line of JSON. A log that nobody reads, or that
 * cannot be written, must neither delay requests nor the end of the process. So lines are written asynchronously. If
 * too many lines wait, further lines are dropped.
 */
export function createLogger(level: string, fd = 1) {
  // Each write wakes another thread, so few large writes need less time. A pipe on Linux holds 65,536 bytes.
  const limits = { minLength: 64_000, maxWrite: 65_536, maxLength: 8 * 1_048_576, periodicFlush: 100 };
  const destination = pino.destination({ dest: fd, sync: false, ...limits });
  destination.on('error', () => {
    // Nothing can report that the log cannot be written. pino writes the waiting lines again with the next lines.
  });
  // Without this listener, pino would write the waiting lines synchronously when the process exits.
  process.prependListener('exit', () => destination.destroy());
  let closed: Promise<void> | undefined;
  // All lines of one iteration of the event loop. pino gets them in one write, because each write takes time.
  let lines = '';
  const addLine = (line: string) => {
    if (closed !== undefined) return;
    if (lines === '') setImmediate(writeLines);
    lines += line;
  };
  const writeLines = () => {
    if (lines !== '') destination.write(lines);
    lines = '';
  };
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    // After a line of the level `fatal`, pino calls the function `flushSync` of its destination, and the process waits
    // until all lines are written. So this destination does not have the function.
    { write: addLine },
  );
  /** Writes all waiting lines and drops all further lines. Resolves soon even if nobody reads the log. */
  const close = async () => {
    writeLines();
    const written = once(destination, 'close', { signal: AbortSignal.timeout(closeTimeoutMs) });
    destination.end();
    await written.catch(() => {});
    destination.destroy();
  };
  return { logger, close: () => (closed ??= close()) };
}
