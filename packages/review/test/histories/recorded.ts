import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Summary } from './summary.ts';

/** An entry of contracts.yaml, which describes a public contract. */
export interface Contract {
  name: string;
  /** The repository on GitHub, as `owner/name`. */
  repository: string;
  path: string;
  folder?: string;
  until: string;
  kind: string;
}

/** A major finding with the verdict of a person who read it. */
export interface Reading {
  /** The id of the commit that the review read as the revision. */
  change: string;
  rule: string;
  finding: string;
  /**
   * `break`: the change breaks callers. `formal`: the change is breaking by the rules of the review, but a person who
   * knows HTTP would not call it breaking. `false`: the finding is wrong.
   */
  verdict: 'break' | 'formal' | 'false';
  reason: string;
}

/** `ratio`: the CPU time of the review divided by that of `redocly diff`. Null if `redocly diff` had no result. */
export interface Times {
  pairs: number;
  ratio: number | null;
}

const here = import.meta.dirname;
export const timesFile = join(here, 'times.json');
export const page = join(here, '../../../../docs/review-histories.md');

const read = (file: string): unknown => parse(readFileSync(join(here, file), 'utf8'));

export const contracts = read('contracts.yaml') as Contract[];

/** Reads the stored summary of all reviews of a contract's history, for example the number of findings. */
export const resultOf = ({ name }: Contract): Summary => read(`results/${name}.json`) as Summary;

export const timesOf = ({ name }: Contract): Times | undefined => (read('times.json') as Record<string, Times>)[name];

export const readingsOf = ({ name }: Contract): Reading[] =>
  existsSync(join(here, `readings/${name}.yaml`)) ? (read(`readings/${name}.yaml`) as Reading[]) : [];
