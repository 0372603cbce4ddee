/** The value of `Location`: the path of a created resource. */
export function locationOf(...segments: string[]): string {
  return `/api/${segments.map(encodeURIComponent).join('/')}`;
}
