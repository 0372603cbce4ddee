import { loadPromClient, remembered } from './packages.ts';

export interface Metrics {
  /** Requests under way. */
  inFlight: number;
  /** Those of them that wait for their body. */
  waitingForBody(): number;
  /** Connections closed because their reader had stopped reading. */
  stalledReaders: number;
  /** One finished request. `seconds` from the first byte of its head to the answer being handed to the socket. */
  observe(operation: string, status: number, seconds: number): void;
  /** An answer that ended before its end, and why. */
  cut(operation: string, reason: string): void;
  /** The Prometheus text format. */
  text(): Promise<string>;
  contentType: string;
}

const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** The durations of the requests with the same labels: how many fell between two bounds, and their sum. */
interface Durations {
  labels: string;
  counts: number[];
  sum: number;
}

/** The process's metrics. Labels are operations and statuses, never anything of a tenant's. */
export function createMetrics(): Metrics {
  const byStatus = new Map<number, Map<string, Durations>>();
  const cuts = new Map<string, number>();
  return {
    inFlight: 0,
    stalledReaders: 0,
    waitingForBody: () => 0,
    observe(operation, status, seconds) {
      let byOperation = byStatus.get(status);
      if (byOperation === undefined) byStatus.set(status, (byOperation = new Map<string, Durations>()));
      let durations = byOperation.get(operation);
      if (durations === undefined) {
        durations = {
          labels: `operation="${operation}",status="${status}"`,
          counts: Array.from({ length: bounds.length + 1 }, () => 0),
          sum: 0,
        };
        byOperation.set(operation, durations);
      }
      let at = 0;
      while (at < bounds.length && seconds > (bounds[at] as number)) at++;
      (durations.counts[at] as number)++;
      durations.sum += seconds;
    },
    cut(operation, reason) {
      const labels = `operation="${operation}",reason="${reason}"`;
      cuts.set(labels, (cuts.get(labels) ?? 0) + 1);
    },
    async text() {
      const ofRequests = [
        '# HELP jurybox_requests_in_flight Requests under way.',
        '# TYPE jurybox_requests_in_flight gauge',
        `jurybox_requests_in_flight ${this.inFlight}`,
        '',
        '# HELP jurybox_requests_waiting_for_body Requests under way whose body has not come whole.',
        '# TYPE jurybox_requests_waiting_for_body gauge',
        `jurybox_requests_waiting_for_body ${this.waitingForBody()}`,
        '',
        '# HELP jurybox_stalled_readers_total Connections closed because their reader had stopped reading.',
        '# TYPE jurybox_stalled_readers_total counter',
        `jurybox_stalled_readers_total ${this.stalledReaders}`,
        '',
        '# HELP jurybox_responses_cut_total Answers that ended before their end, by reason.',
        '# TYPE jurybox_responses_cut_total counter',
        ...[...cuts].map(([labels, count]) => `jurybox_responses_cut_total{${labels}} ${count}`),
        '',
        '# HELP jurybox_request_duration_seconds Time to answer a request.',
        '# TYPE jurybox_request_duration_seconds histogram',
        ...[...byStatus.values()].flatMap((byOperation) => [...byOperation.values()].flatMap(linesOf)),
      ];
      return `${await textOfProcess()}\n${ofRequests.join('\n')}\n`;
    },
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
  };
}

function linesOf({ labels, counts, sum }: Durations): string[] {
  const name = 'jurybox_request_duration_seconds';
  let total = 0;
  const buckets = counts.map(
    (count, at) => `${name}_bucket{le="${bounds[at] ?? '+Inf'}",${labels}} ${(total += count)}`,
  );
  return [...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`];
}

/** What prom-client watches in the process itself. From the first scrape on: nobody else needs its memory and its time to load. */
const startProcessMetrics = remembered(() => {
  const { collectDefaultMetrics, Registry } = loadPromClient();
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register;
});

/** A process that lacks what these need, descriptors say, is one whose requests are worth watching. */
async function textOfProcess(): Promise<string> {
  try {
    return await startProcessMetrics().metrics();
  } catch (error) {
    return `# The metrics of the process cannot be collected now (${error instanceof Error ? error.name : 'unknown error'}).\n`;
  }
}
