/** Faults that an attacker can write into a project file, to reach another project or to break the server. */
import type { Fixture } from '../support/fixture.ts';
import type { JudgedEvaluation } from '../support/judged-evaluation.ts';
import type { Line } from '../support/project-file-lines.ts';

export type Row = Record<string, any>;

/** What tests need to build faults: the lines of the project file, and ids from another project on the server. */
export interface World {
  victim: Fixture;
  judged: JudgedEvaluation;
  /** The id of the shared invitation to the evaluation `judged`. */
  sharedId: string;
  /** The hash of an API key of a project that is not in the project file. */
  hash: string;
  lines: Line[];
}

/**
 * The name of a fault, the faulty values, the error message of the import, and a condition. The faulty values replace
 * values of the first row that meets the condition.
 */
export type FaultOfTable = [
  fault: string,
  change: Row | ((world: World, row: Row) => Row),
  message: string,
  which?: (row: Row) => boolean,
];

/** The faults of each table. The project in the first line of the file counts as the table `project`. */
export type Faults = Record<string, FaultOfTable[]>;

export const findRow = ({ lines }: World, table: string, which: (row: Row) => boolean): Row =>
  lines.find((line) => line.table === table && which(line.row))?.row as Row;

export const isInvitation = (row: Row): boolean => row['evaluation_id'] !== null;
export const isJoined = (row: Row): boolean => row['created_from_id'] !== null;
export const isPairs = (row: Row): boolean => row['evaluation_type'] === 'human_a_b_testing';
export const isVoted = (row: Row): boolean => row['vote'] !== null;
export const isRejected = (row: Row): boolean => row['decision'] === 'rejected';
export const isScored = (row: Row): boolean => row['score'] !== null;

export const unusedId = '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55';
