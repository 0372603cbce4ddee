/** How recorded requests use the change of one cause. */
export interface CauseTraffic {
  used: number;
  /** The requests that the revision refuses because of the change. */
  refused: number;
  /** The requests of which the review could not tell. */
  unchecked: number;
  /** The callers of the requests in `used`, most requests first; only the first ones. */
  callers: string[];
  callerCount: number;
  /** One request without its data: a refused one if there is one. `at` is its place in the recorded file. */
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
  /** The place of the first such message in the recorded file. */
  at: string;
}

/** What recorded requests say about a change. */
export interface Traffic {
  files: string[];
  requests: number;
  /** The requests of operations of the base. */
  matched: number;
  /** The records that could not be read. */
  unreadable: number;
  /** The requests that work today, and that the revision refuses. */
  refused: number;
  callerCount: number;
  /** The fingerprints of the breaking causes that no recorded request uses. */
  unused: string[];
  /** The most frequent ones first. */
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
