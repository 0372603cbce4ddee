/** Returns a problem if npm is too old to publish without a token (trusted publishing). */
export function npmTooOld(version: string): string[] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const isEnough = major > 11 || (major === 11 && (minor > 5 || (minor === 5 && patch >= 1)));
  return isEnough ? [] : [`npm ${version} cannot publish without a token; use npm 11.5.1 or newer`];
}

/** Files that callers or operators see. A change of such a file needs a changeset. */
const seen = [
  /^spec\/(?!workflows\/|unknowns\.yaml)/,
  /^packages\/[^/]+\/((src|generated)\/|package\.json$)/,
  /^apps\/server\/(package\.json$|bin\/|src\/(config\.ts$|cli\/|store\/migrations\/))/,
];

/**
 * Returns a problem if a pull request changes files that callers or operators see, and has no changeset. `changed`
 * lists all changed files.
 */
export function changesWithoutChangeset(changed: readonly string[]): string[] {
  const files = changed.filter((file) => seen.some((pattern) => pattern.test(file)) && !file.endsWith('.test.ts'));
  if (files.length === 0) return [];
  const hasChangeset = changed.some((file) => /^\.changeset\/(?!README)[\w-]+\.md$/.test(file));
  // The release pull request deletes the changesets, so it needs none. It changes a changelog and the contract's
  // version.
  const isRelease =
    changed.some((file) => /^(packages|apps)\/[^/]+\/CHANGELOG\.md$/.test(file)) &&
    changed.includes('spec/openapi.yaml');
  if (hasChangeset || isRelease) return [];
  return [`no changeset describes the changes for callers (${files.slice(0, 3).join(', ')} …); run: pnpm changeset`];
}
