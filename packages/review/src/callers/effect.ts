import type { Cell } from './matrix.ts';
import type { CompiledPrograms } from './programs.ts';

/**
 * Names in the generated client. `added`: only the client of the revision has them. `removed`: only the client of the
 * base has them. `changed`: both clients have them, but they differ.
 */
export interface NameChanges {
  added: string[];
  removed: string[];
  changed: string[];
}

/** The effect of a change on the programs that call the service. */
export interface Callers {
  /** The functions of the generated client that were added, removed or changed. */
  functions: NameChanges;
  /**
   * The types of the generated client that were added, removed or changed. Only types that the contract names are in
   * this list.
   */
  types: NameChanges;
  matrix: Cell[];
  /** Whether the generated clients ran. `says` describes the result, or says why the clients did not run. */
  run: { ran: boolean; says: string };
  /**
   * Whether the programs of earlier releases compile. `says` describes the result, or why the programs were not
   * compiled.
   */
  programs: CompiledPrograms;
}

const noChanges = (): NameChanges => ({ added: [], removed: [], changed: [] });

/**
 * Returns the effect on callers for a review that generates no clients. The result then only says whether the programs
 * of earlier releases compile.
 */
export const withoutClients = (programs: CompiledPrograms): Callers => ({
  functions: noChanges(),
  types: noChanges(),
  matrix: [],
  run: { ran: false, says: '--no-run was given' },
  programs,
});
