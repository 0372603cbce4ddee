import { loadPromClient, once } from './lazy-packages.ts';
import { RequestDurations } from './request-durations.ts';

export interface Metrics {
  /** The number of requests in flight. */
  inFlight: number;
  /** Returns the number of requests whose body has not arrived completely. */
  waitingForBody(): number;
  /** Returns the size of SQLite's write-ahead log in bytes. Undefined on PostgreSQL. */
  logBytes?: () => number;
  /** The number of connections that the server closed because the client stopped reading its response. */
  stalledReaders: number;
  /**
   * Counts a finished request. `seconds` is the time from the arrival of the request's headers until the server handed
   * the response to the socket.
   */
  observe(operation: string, status: number, seconds: number): void;
  /** Counts a response that was cut off. */
  cut(operation: string, reason: string): void;
  /** Returns all metrics in the Prometheus text format. */
  text(): Promise<string>;
  contentType: string;
}

/**
 * Creates the metrics of the server. Labels are operations and statuses, never data of a project. Only the metrics of
 * the process use prom-client. So a process that cannot load prom-client still reports the metrics of requests.
 */
export function createMetrics(): Metrics {
  const durations = new RequestDurations();
  const cuts = new Map<string, number>();
  return {
    inFlight: 0,
    stalledReaders: 0,
    waitingForBody: () => 0,
    observe: (operation, status, seconds) => durations.observe(operation, status, seconds),
    cut(operation, reason) {
      const labels = `operation="${operation}",reason="${reason}"`;
      cuts.set(labels, (cuts.get(labels) ?? 0) + 1);
    },
    async text() {
      const lines = [
        '# HELP jurybox_requests_in_flight Requests in flight.',
        '# TYPE jurybox_requests_in_flight gauge',
        `jurybox_requests_in_flight ${this.inFlight}`,
        '',
        '# HELP jurybox_requests_waiting_for_body Requests whose body has not arrived completely.',
        '# TYPE jurybox_requests_waiting_for_body gauge',
        `jurybox_requests_waiting_for_body ${this.waitingForBody()}`,
        '',
        '# HELP jurybox_stalled_readers_total Connections closed because their reader stalled.',
        '# TYPE jurybox_stalled_readers_total counter',
        `jurybox_stalled_readers_total ${this.stalledReaders}`,
        '',
        ...(this.logBytes === undefined
          ? []
          : [
              "# HELP jurybox_sqlite_log_bytes Size of SQLite's write-ahead log.",
              '# TYPE jurybox_sqlite_log_bytes gauge',
              `jurybox_sqlite_log_bytes ${this.logBytes()}`,
              '',
            ]),
        '# HELP jurybox_responses_cut_total Responses that were cut off, by reason.',
        '# TYPE jurybox_responses_cut_total counter',
        ...[...cuts].map(([labels, count]) => `jurybox_responses_cut_total{${labels}} ${count}`),
        '',
        ...durations.lines(),
      ];
      return `${await textOfProcess()}\n${lines.join('\n')}\n`;
    },
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
  };
}

/**
 * Creates the registry of the process metrics. prom-client is loaded at the first scrape, so a server that is never
 * scraped does not load it.
 */
const startProcessMetrics = once(() => {
  const { collectDefaultMetrics, Registry } = loadPromClient();
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register;
});

/**
 * Returns the metrics of the process. Returns a comment line if they cannot be collected, for example because no file
 * descriptor is free.
 */
async function textOfProcess(): Promise<string> {
  try {
    return await startProcessMetrics().metrics();
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown error';
    return `# The metrics of the process cannot be collected now (${reason}).\n`;
  }
}
