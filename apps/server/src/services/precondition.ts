/** Returns whether `If-Match` allows a change of an object that is at this revision (U32). */
export type Precondition = (revision: number) => boolean;
