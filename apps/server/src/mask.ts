/** Matches an API key, also with a missing end or percent-encoded underscores. Captures the public prefix. */
const keyPattern = /(jbx(?:_|%5f)[0-9a-f]{12})(?:_|%5f)[0-9a-f]+/gi;

/** Masks the secrets of API keys in a text for the log. A caller may have pasted a key into a path, for example. */
export function maskKeys(text: string): string {
  return text.includes('jbx') ? text.replaceAll(keyPattern, '$1_***') : text;
}
