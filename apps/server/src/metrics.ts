import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  inFlight: Gauge;
  /** One finished request. `seconds` from the first byte of its head to the answer being handed to the socket. */
  observe(operation: string, status: number, seconds: number): void;
  /** The Prometheus text format. */
  text(): Promise<string>;
  contentType: string;
}

/** The process's metrics. Labels are operations and statuses, never anything of a tenant's. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const inFlight = new Gauge({ name: 'jurybox_requests_in_flight', help: 'Requests under way.', registers: [registry] });
  const duration = new Histogram({
    name: 'jurybox_request_duration_seconds',
    help: 'Time to answer a request.',
    labelNames: ['operation', 'status'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const children = new Map<string, Histogram.Internal<'operation' | 'status'>>();
  return {
    inFlight,
    observe(operation, status, seconds) {
      const key = `${operation} ${status}`;
      let child = children.get(key);
      if (child === undefined) children.set(key, (child = duration.labels(operation, String(status))));
      child.observe(seconds);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
