/** The files of one contract, by their paths relative to its folder, for example `schemas/Note.yaml`. */
export interface Files {
  /** Returns the bytes of a file. Throws `NotRead`, or `CannotReview` if the whole contract must be refused. */
  read(path: string): Buffer;
}

/**
 * Thrown if a part of a contract cannot be read, or must not be read. The review continues with the rest of the
 * contract.
 */
export class NotRead extends Error {
  override readonly name = 'NotRead';
}
