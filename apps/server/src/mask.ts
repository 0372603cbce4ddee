/**
 * Matches a complete API key, or an API key whose end is missing. The underscores may be percent-encoded. The first
 * group of the expression captures the prefix, which is public.
 */
const keyPattern = /(jbx(?:_|%5f)[0-9a-f]{12})(?:_|%5f)[0-9a-f]+/gi;

/** Masks the secrets of API keys in a text for the log. A caller may have pasted a key into a path, for example. */
export function maskKeys(text: string): string {
  return text.includes('jbx') ? text.replaceAll(keyPattern, '$1_***') : text;
}
