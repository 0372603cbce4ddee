/** Where a request goes: the base address, the path with its parameters, the query. Throws for a parameter that would lead elsewhere. */
export function addressOf(base: string, template: string, path: unknown, query: unknown): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = String((path as Record<string, string | number> | undefined)?.[name] ?? '');
    // `fetch` resolves dots and drops nothing: `/variants/..` would be another operation.
    if (/^\.{0,2}$/.test(text)) throw new TypeError(`the path parameter ${name} is "${text}"`);
    return encodeURIComponent(text);
  });
  let search = '';
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null)
      search += `${search ? '&' : '?'}${name}=${encodeURIComponent(String(value))}`;
  }
  return base + filled + search;
}
