import type { Counter as PromCounter, Gauge as PromGauge, Registry as PromRegistry } from 'prom-client';

/** The metrics of the process, for example its memory. All servers that tests start in one process share them. */
let processMetrics: PromRegistry | undefined;

export interface Metrics {
  inFlight: number;
  /** The number of connections that the server closed because the client stopped reading its response. */
  stalledReaders: number;
  waitingForBody(): number;
  /** The number of open streams of notices about deployments. */
  watching(): number;
  logBytes?: () => number;
  /** Counts a finished request. `seconds` is the time from the arrival of the request's headers. */
  observe(operation: string, status: number, seconds: number): void;
  cut(operation: string, reason: string): void;
  text(): Promise<string>;
  contentType: string;
}

/** No label of a metric contains data of a project. Loads prom-client after the first response: that takes time. */
export function createMetrics(): Metrics {
  let loading: ReturnType<typeof register> | undefined;
  // If loading fails, for example because no file descriptor is free, the next request tries again.
  const load = () =>
    (loading ??= register(metrics).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const whenLoaded = (use: (loaded: Awaited<ReturnType<typeof register>>) => void) => load().then(use, () => {});
  const metrics: Metrics = {
    inFlight: 0,
    stalledReaders: 0,
    waitingForBody: () => 0,
    watching: () => 0,
    observe: (operation, status, seconds) =>
      void whenLoaded(({ durations }) => durations.observe({ operation, status }, seconds)),
    cut: (operation, reason) => void whenLoaded(({ cuts }) => cuts.inc({ operation, reason })),
    text: async () => (await load()).registry.metrics(),
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
  };
  return metrics;
}

async function register(metrics: Metrics) {
  // prom-client is a CommonJS package. In the bundle of the published package, it has only a default export.
  const { default: prometheus } = await import('prom-client');
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = prometheus;
  if (processMetrics === undefined) collectDefaultMetrics({ register: (processMetrics = new Registry()) });
  const registry = new Registry();
  const registers = [registry];
  const durations = new Histogram({
    name: 'jurybox_request_duration_seconds',
    help: 'Time to respond to a request.',
    labelNames: ['operation', 'status'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const cuts = new Counter({
    name: 'jurybox_responses_cut_total',
    help: 'Responses that were cut off, by reason.',
    labelNames: ['operation', 'reason'],
    registers,
  });
  const watch = (Metric: typeof PromGauge | typeof PromCounter, name: string, help: string, read: () => number) =>
    new Metric({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  watch(Gauge, 'jurybox_requests_in_flight', 'Requests in flight.', () => metrics.inFlight);
  const waiting = 'Requests whose body has not arrived completely.';
  watch(Gauge, 'jurybox_requests_waiting_for_body', waiting, () => metrics.waitingForBody());
  watch(Gauge, 'jurybox_notice_streams', 'Open streams that tell clients about deployments.', () => metrics.watching());
  const stalled = 'Connections closed because the client stopped reading the response.';
  watch(Counter, 'jurybox_stalled_readers_total', stalled, () => metrics.stalledReaders);
  const { logBytes } = metrics;
  if (logBytes !== undefined) watch(Gauge, 'jurybox_sqlite_log_bytes', "Size of SQLite's write-ahead log.", logBytes);
  return { registry: Registry.merge([processMetrics, registry]), durations, cuts };
}
