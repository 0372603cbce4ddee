/** Where a request goes: the base address, the path with its parameters, the query. */
export function addressOf(base: string, template: string, path: unknown, query: unknown): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String((path as Record<string, unknown>)[name])));
  let search = '';
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search += `${search ? '&' : '?'}${name}=${encodeURIComponent(String(value))}`;
  }
  return base + filled + search;
}
