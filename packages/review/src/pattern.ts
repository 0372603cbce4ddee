/** Compiles a pattern of the contract; returns undefined if it is not a valid regular expression. */
export function compilePattern(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}
