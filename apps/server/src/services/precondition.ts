/** Whether an object at this revision may be changed, as `If-Match` requires (U32). */
export type Precondition = (revision: number) => boolean;
