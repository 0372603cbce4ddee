import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Summary } from './summary.ts';

/** A public contract of contracts.yaml. */
export interface Contract {
  name: string;
  /** The owner and name on GitHub. */
  repository: string;
  path: string;
  folder?: string;
  until: string;
  kind: string;
}

/** A major finding that a person read, with the verdict. */
export interface Reading {
  /** The commit of the revision. */
  change: string;
  rule: string;
  finding: string;
  /**
   * `break`: a person who knows HTTP calls the change breaking. `formal`: true by the model, but this person does not.
   * `false`: the statement is not true.
   */
  verdict: 'break' | 'formal' | 'false';
  reason: string;
}

const here = import.meta.dirname;
export const page = join(here, '../../../../docs/review-histories.md');

const read = (file: string): unknown => parse(readFileSync(join(here, file), 'utf8'));

export const contracts = read('contracts.yaml') as Contract[];

/** The counts of the recorded run of a contract. */
export const resultOf = ({ name }: Contract): Summary => read(`results/${name}.json`) as Summary;

/** The findings of a contract that were read by hand. */
export const readingsOf = ({ name }: Contract): Reading[] =>
  existsSync(join(here, `readings/${name}.yaml`)) ? (read(`readings/${name}.yaml`) as Reading[]) : [];
