/** Decides whether something at that revision may be changed: what `If-Match` asks for (U32). */
export type Precondition = (revision: number) => boolean;
