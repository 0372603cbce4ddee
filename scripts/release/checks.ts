/** Returns a problem if this version of npm cannot publish without a token (trusted publishing). */
export function npmTooOld(version: string): string[] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const isEnough = major > 11 || (major === 11 && (minor > 5 || (minor === 5 && patch >= 1)));
  return isEnough ? [] : [`npm ${version} cannot publish without a token; use npm 11.5.1 or newer`];
}

/** Matches files whose changes callers or operators notice, so that each change needs a changeset. */
const seen = [
  /^spec\/(?!workflows\/|unknowns\.yaml)/,
  /^packages\/[^/]+\/((src|generated)\/|package\.json$)/,
  /^apps\/server\/(package\.json$|bin\/|src\/(config\.ts$|cli\/|store\/migrations\/))/,
];

/** Returns a problem if callers or operators notice a change in the files `changed`, and no changeset was added. */
export function changesWithoutChangeset(changed: readonly string[]): string[] {
  const files = changed.filter((file) => seen.some((pattern) => pattern.test(file)) && !file.endsWith('.test.ts'));
  if (files.length === 0) return [];
  const hasChangeset = changed.some((file) => /^\.changeset\/(?!README)[\w-]+\.md$/.test(file));
  // Only the release pull request changes a changelog and the contract. It deletes the changesets, so it has none.
  const isRelease =
    changed.some((file) => /^(packages|apps)\/[^/]+\/CHANGELOG\.md$/.test(file)) &&
    changed.includes('spec/openapi.yaml');
  if (hasChangeset || isRelease) return [];
  return [`no changeset describes the changes for callers (${files.slice(0, 3).join(', ')} …); run: pnpm changeset`];
}
