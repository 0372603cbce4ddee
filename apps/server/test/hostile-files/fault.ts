/** A fault of a project file, as somebody could write it who wants to reach another project or to break the server. */
import type { Fixture } from '../support/fixture.ts';
import type { JudgedEvaluation } from '../support/judged-evaluation.ts';
import type { Line } from '../support/project-file-lines.ts';

export type Row = Record<string, any>;

/** What the faults need to know: the rows of the file, and the ids of another project. */
export interface World {
  victim: Fixture;
  judged: JudgedEvaluation;
  /** The id of the shared invitation to `judged`. */
  sharedId: string;
  /** The hash of a key of the other project. */
  hash: string;
  lines: Line[];
}

/**
 * The fault, the new values of the row, and the message of the import. The fault is in the first row for which the last
 * function returns true.
 */
export type FaultOfTable = [
  fault: string,
  change: Row | ((world: World, row: Row) => Row),
  message: string,
  which?: (row: Row) => boolean,
];

/** The faults by table. The project in the first line of the file counts as a table. */
export type Faults = Record<string, FaultOfTable[]>;

/** Returns the first row of a table that meets the condition. */
export const findRow = ({ lines }: World, table: string, which: (row: Row) => boolean): Row =>
  lines.find((line) => line.table === table && which(line.row))?.row as Row;

export const isInvitation = (row: Row): boolean => row['evaluation_id'] !== null;
export const isJoined = (row: Row): boolean => row['created_from_id'] !== null;
export const isPairs = (row: Row): boolean => row['evaluation_type'] === 'human_a_b_testing';
export const isVoted = (row: Row): boolean => row['vote'] !== null;
export const isRejected = (row: Row): boolean => row['decision'] === 'rejected';
export const isScored = (row: Row): boolean => row['score'] !== null;

/** A UUID that no row has. */
export const unusedId = '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55';
