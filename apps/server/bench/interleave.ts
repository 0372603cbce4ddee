/**
 * Measures several servers in rounds. Each round measures every server once, so that a change of the machine's speed
 * affects all servers alike.
 */
import { measure, type Sample, type Subject } from './measure.ts';
import { median, type Row } from './report.ts';

/** The maximum number of times that a sample is measured again because other processes disturbed it. */
const retries = 2;

export interface Rounds {
  rounds: number;
  /** The duration of one sample. */
  seconds: number;
}

interface Conditions<Name extends string> extends Rounds {
  /** The number of seconds for which each server gets requests before the first measurement. */
  warmUp: number;
  /**
   * If the CPU share of a sample (`Sample.share`) is below `leastShare` times the largest CPU share of the same server,
   * other processes disturbed the sample. Use 0 if the servers share their core with a database.
   */
  leastShare: number;
  /** Returns the CPU share of a server that no other process disturbs: 1 if the server never waits, 0 if not known. */
  expectedShare: (name: Name) => number;
}

/** The samples of all measured servers, round by round. */
export class Samples<Name extends string> {
  readonly #subjects: Record<Name, Subject>;
  readonly #samples: Record<Name, Sample[]>;
  readonly #largestShares: Record<Name, number>;
  readonly #leastShare: number;

  constructor(subjects: Record<Name, Subject>, { leastShare, expectedShare }: Conditions<Name>) {
    const names = Object.keys(subjects) as Name[];
    this.#subjects = subjects;
    this.#samples = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Sample[]>;
    this.#largestShares = Object.fromEntries(names.map((name) => [name, expectedShare(name)])) as Record<Name, number>;
    this.#leastShare = leastShare;
  }

  /** Stores the sample of a round. Returns whether other processes disturbed the sample. */
  add(name: Name, round: number, sample: Sample): boolean {
    this.#largestShares[name] = Math.max(this.#largestShares[name], sample.share);
    this.#samples[name][round] = sample;
    return this.#isDisturbed(name, sample);
  }

  /** Returns the report's row for the server `of`. The ratio is 2 if `to` needs twice as much CPU time per request. */
  costRow(of: Name, to: Name): Row {
    return this.#row(of, this.costs(of, to));
  }

  /** Returns the report's row for the server `of`. The ratio is 2 if it handles twice as many requests/s as `to`. */
  rateRow(of: Name, to: Name): Row {
    return this.#row(of, this.rates(of, to));
  }

  costs(of: Name, to: Name): number[] {
    return this.#compare(of, to, (sample, base) => base.cpu / sample.cpu);
  }

  rates(of: Name, to: Name): number[] {
    return this.#compare(of, to, (sample, base) => sample.rate / base.rate);
  }

  /** Returns the report's row for the server `of`. The ratio is 2 if it has twice as much resident memory as `to`. */
  memoryRow(of: Name, to: Name): Row {
    const [all, space] = [this.#typical(of, ({ resident }) => resident), this.#typical(of, (one) => one.newObjects)];
    return {
      what: this.#subjects[of].name,
      typical: `${Math.round(all / 1e6)} MB (new objects: ${Math.round(space / 1e6)} MB)`,
      ratios: this.#compare(of, to, (sample, base) => sample.resident / base.resident),
    };
  }

  #typical(of: Name, value: (sample: Sample) => number): number {
    return median(this.#samples[of].map(value));
  }

  #row(of: Name, ratios: number[]): Row {
    const typical = (value: (sample: Sample) => number) => this.#typical(of, value);
    return {
      what: this.#subjects[of].name,
      typical:
        `${Math.round(typical(({ rate }) => rate))} requests/s, ` +
        `${typical(({ cpu }) => cpu).toFixed(0)} µs CPU each, ` +
        `p99 ${typical(({ p99 }) => p99).toFixed(1)} ms`,
      ratios,
    };
  }

  /** Returns one ratio per round. Leaves out the rounds in which other processes disturbed one of the two servers. */
  #compare(of: Name, to: Name, ratio: (of: Sample, to: Sample) => number): number[] {
    return this.#samples[of].flatMap((sample, round) => {
      const base = this.#samples[to][round] as Sample;
      return this.#isDisturbed(of, sample) || this.#isDisturbed(to, base) ? [] : [ratio(sample, base)];
    });
  }

  #isDisturbed(name: Name, { share }: Sample): boolean {
    return share < this.#leastShare * this.#largestShares[name];
  }
}

/** Measures each server once per round. Repeats a measurement that other processes disturbed. */
export async function interleave<Name extends string>(
  subjects: Record<Name, Subject>,
  conditions: Conditions<Name>,
  note: (text: string) => void,
): Promise<Samples<Name>> {
  const { rounds, seconds, warmUp } = conditions;
  const names = Object.keys(subjects) as Name[];
  note('warming up');
  for (const name of names) await measure(subjects[name], warmUp);
  const samples = new Samples(subjects, conditions);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      note(`round ${round + 1} of ${rounds}: ${subjects[name].name}`);
      for (let attempt = 0; attempt <= retries; attempt++)
        if (!samples.add(name, round, await measure(subjects[name], seconds))) break;
    }
  }
  return samples;
}
