/**
 * The histogram of request durations. It does not use prom-client, for two reasons. First, prom-client joins the labels
 * of each observation to a text. So an observation takes 0.45 µs with prom-client and 0.02 µs with this class. The
 * difference is 2 % of the CPU time of a read request (one run of a million observations each). Second, prom-client
 * takes 70 ms of CPU time to load. With this class, the server loads prom-client only at the first scrape, and not at
 * the start.
 */
const name = 'jurybox_request_duration_seconds';
const upperBounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/**
 * The durations of requests with the same labels: the number of durations in each bucket, and the sum of all durations.
 */
interface Durations {
  labels: string;
  counts: number[];
  sum: number;
}

export class RequestDurations {
  readonly #byStatus = new Map<number, Map<string, Durations>>();

  observe(operation: string, status: number, seconds: number): void {
    const durations = this.#durationsOf(operation, status);
    let bucket = 0;
    while (bucket < upperBounds.length && seconds > (upperBounds[bucket] as number)) bucket++;
    (durations.counts[bucket] as number)++;
    durations.sum += seconds;
  }

  /** Returns the histogram as lines of the Prometheus text format. */
  lines(): string[] {
    return [
      `# HELP ${name} Time to respond to a request.`,
      `# TYPE ${name} histogram`,
      ...[...this.#byStatus.values()].flatMap((byOperation) => [...byOperation.values()].flatMap(linesOf)),
    ];
  }

  #durationsOf(operation: string, status: number): Durations {
    let byOperation = this.#byStatus.get(status);
    if (byOperation === undefined) this.#byStatus.set(status, (byOperation = new Map<string, Durations>()));
    let durations = byOperation.get(operation);
    if (durations === undefined) {
      durations = {
        labels: `operation="${operation}",status="${status}"`,
        counts: Array.from({ length: upperBounds.length + 1 }, () => 0),
        sum: 0,
      };
      byOperation.set(operation, durations);
    }
    return durations;
  }
}

function linesOf({ labels, counts, sum }: Durations): string[] {
  let total = 0;
  const buckets = counts.map(
    (count, bucket) => `${name}_bucket{le="${upperBounds[bucket] ?? '+Inf'}",${labels}} ${(total += count)}`,
  );
  return [...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`];
}
