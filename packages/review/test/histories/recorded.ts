import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Summary } from './summary.ts';

/** An entry of contracts.yaml, which describes a public contract. */
export interface Contract {
  name: string;
  /** The owner and the name on GitHub. */
  repository: string;
  path: string;
  folder?: string;
  until: string;
  kind: string;
}

/** A major finding that a person read, with the verdict of this person. */
export interface Reading {
  /** The commit of the revision. */
  change: string;
  rule: string;
  finding: string;
  /**
   * `break`: a person who knows HTTP considers the change breaking. `formal`: the finding is correct by the model, but
   * this person does not consider the change breaking. `false`: the finding is wrong.
   */
  verdict: 'break' | 'formal' | 'false';
  reason: string;
}

/** The CPU time of the review divided by the CPU time of `redocly diff`. Null if that command returned no result. */
export interface Times {
  pairs: number;
  ratio: number | null;
}

const here = import.meta.dirname;
export const timesFile = join(here, 'times.json');
export const page = join(here, '../../../../docs/review-histories.md');

const read = (file: string): unknown => parse(readFileSync(join(here, file), 'utf8'));

export const contracts = read('contracts.yaml') as Contract[];

/** Returns the counts of the recorded run of a contract. */
export const resultOf = ({ name }: Contract): Summary => read(`results/${name}.json`) as Summary;

/** Returns the times of the recorded run of a contract. */
export const timesOf = ({ name }: Contract): Times | undefined => (read('times.json') as Record<string, Times>)[name];

/** Returns the findings that a person read in the reviews of a contract. */
export const readingsOf = ({ name }: Contract): Reading[] =>
  existsSync(join(here, `readings/${name}.yaml`)) ? (read(`readings/${name}.yaml`) as Reading[]) : [];
