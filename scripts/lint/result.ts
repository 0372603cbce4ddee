/** What one part of the lint looked at, and the text of what it found: empty when there is nothing to say. */
export interface Result {
  what: string;
  problems: string;
}
