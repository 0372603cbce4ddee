/**
 * Matches an API key, or the prefix of a key with a part of its secret. The underscores may be percent-encoded. The
 * group captures the prefix, which is public.
 */
const keyPattern = /(jbx(?:_|%5f)[0-9a-f]{12})(?:_|%5f)[0-9a-f]+/gi;

/** Masks the secrets of API keys in a text for the log. A caller may have pasted a key into a path, for example. */
export function maskKeys(text: string): string {
  return text.includes('jbx') ? text.replaceAll(keyPattern, '$1_***') : text;
}
