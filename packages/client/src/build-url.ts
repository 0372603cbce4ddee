/**
 * Returns the URL of a request: the base URL, the path with its parameters, and the query. Throws a TypeError for a
 * path parameter such as `..`, because the request would call a different operation.
 */
export function buildUrl(baseUrl: string, template: string, path: unknown, query: unknown): string {
  const filledPath = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = String((path as Record<string, string | number> | undefined)?.[name] ?? '');
    // `fetch` resolves dot segments: `/variants/..` would call a different operation.
    if (/^\.{0,2}$/.test(text)) throw new TypeError(`the path parameter ${name} is "${text}"`);
    return encodeURIComponent(text);
  });
  let search = '';
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null)
      search += `${search ? '&' : '?'}${name}=${encodeURIComponent(String(value))}`;
  }
  return baseUrl + filledPath + search;
}
