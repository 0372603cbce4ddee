/** The result of one part of `pnpm lint`. */
export interface Result {
  /** What was checked, and with which tool. */
  what: string;
  /** One line per problem; empty if there is none. */
  problems: string;
}
