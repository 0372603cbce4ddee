/** How many recorded requests use the changed part of one cause, and who sent them. */
export interface CauseTraffic {
  used: number;
  /** The number of requests that the revision refuses because of the change. */
  refused: number;
  /** The number of requests for which the record does not show whether they use the changed part. */
  unchecked: number;
  /** The callers with the most requests that use the changed part, at most five. */
  callers: string[];
  callerCount: number;
  /** A request that uses the changed part; if possible a refused one. `at`: the place of the request in its file. */
  example?: { http: string; at: string; says?: string };
}

/** Recorded messages that a contract does not allow, for the same reason. */
export interface Difference {
  contract: 'base' | 'revision';
  message: 'request' | 'response';
  operation: string;
  status?: string;
  place: string;
  says: string;
  count: number;
  /** The place of the first message with this difference, in the file of recorded requests. */
  at: string;
}

/** What the recorded requests say about all changes. */
export interface Traffic {
  files: string[];
  requests: number;
  /** The number of requests that call an operation of the base. */
  matched: number;
  unreadable: number;
  /** The number of requests that work today and that the revision refuses. */
  refused: number;
  callerCount: number;
  /** The fingerprints of breaking causes. No recorded request uses the parts that these causes change. */
  unused: string[];
  /** Recorded messages that a contract does not allow, grouped by reason. The most frequent reason comes first. */
  differences: Difference[];
  moreDifferences: number;
}

const maxNamed = 5;
const maxCallers = 1000;
const maxDifferences = 200;

/** Counts requests and their callers. The number of callers has a limit, because a client could invent names. */
export class Tally {
  private used = 0;
  private refused = 0;
  private unchecked = 0;
  private readonly callers = new Map<string, number>();
  private example: CauseTraffic['example'];

  use(caller: string, isRefused: boolean, example?: () => CauseTraffic['example']): void {
    this.used += 1;
    if (this.callers.has(caller) || this.callers.size < maxCallers)
      this.callers.set(caller, (this.callers.get(caller) ?? 0) + 1);
    if (this.example === undefined || (isRefused && this.refused === 0)) this.example = example?.();
    if (isRefused) this.refused += 1;
  }

  miss(): void {
    this.unchecked += 1;
  }

  get result(): CauseTraffic {
    const { used, refused, unchecked, callers, example } = this;
    const sorted = [...callers].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
    return {
      used,
      refused,
      unchecked,
      callers: sorted.slice(0, maxNamed).map(([name]) => name),
      callerCount: callers.size,
      ...(example === undefined ? {} : { example }),
    };
  }
}

export class Differences {
  private readonly found = new Map<string, Difference>();
  private left = 0;

  add(one: Omit<Difference, 'count'>): void {
    const key = [one.contract, one.message, one.operation, one.status ?? '', one.place, one.says].join('\n');
    const known = this.found.get(key);
    if (known) known.count += 1;
    else if (this.found.size < maxDifferences) this.found.set(key, { ...one, count: 1 });
    else this.left += 1;
  }

  get result(): Pick<Traffic, 'differences' | 'moreDifferences'> {
    return {
      differences: [...this.found.values()].sort((one, other) => other.count - one.count),
      moreDifferences: this.left,
    };
  }
}
