/** Where something made can be read, for `Location`. */
export function locationOf(...segments: string[]): string {
  return `/api/${segments.map(encodeURIComponent).join('/')}`;
}
