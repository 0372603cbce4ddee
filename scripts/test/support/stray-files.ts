/**
 * A tarball may contain a file that matches `allowed`. If its package has `only`, the file must match that too. A file
 * that matches one of `more` is also allowed.
 */
const allowed = /^package\/(package\.json|README\.md|LICENSE|dist\/[\w.-]+\.(js|js\.map|d\.ts|d\.ts\.map))$/;
const allowedIn: Record<string, { only?: RegExp; more?: readonly RegExp[] }> = {
  types: {
    only: /^package\/(?!dist\/)|\/index\.[^/]+$/,
    more: [/^package\/generated\/openapi\.gen\.(json|yaml)$/],
  },
  review: { more: [/^package\/((config|report)\.schema\.json|rules\.md)$/, /^package\/dist\/licenses\.txt$/] },
  server: {
    only: /^package\/[^/]+$|^package\/dist\/[\w.-]+\.js$/,
    more: [
      /^package\/bin\/(jurybox\.js|node-version\.js|start\.js|package\.json)$/,
      /^package\/dist\/(licenses\.txt|openapi\.(json|yaml))$/,
      /^package\/dist\/migrations\/\d{4}-[\w-]+\.sql$/,
      /^package\/dist\/(docs|judge|app)\/\.files\.json$/,
      /^package\/dist\/(docs|judge|app)\/[\w./@-]+\.(html|md|txt|js|css|json|yaml|atom|svg|webp|gz)$/,
    ],
  },
};
const isAllowed = (name: string, file: string): boolean => {
  const { only, more } = allowedIn[name] ?? {};
  return (allowed.test(file) && only?.test(file) !== false) || more?.some((pattern) => pattern.test(file)) === true;
};
const wanted = ['package/package.json', 'package/README.md', 'package/LICENSE'];
const wantedInLibrary = ['package/dist/index.js', 'package/dist/index.d.ts'];
const wantedInServer = [
  'package/bin/jurybox.js',
  'package/dist/main.js',
  'package/dist/writer-thread.js',
  'package/dist/migrations/0001-initial.sql',
  'package/dist/licenses.txt',
  'package/dist/openapi.json',
  'package/dist/openapi.yaml',
  'package/dist/docs/.files.json',
  'package/dist/docs/index.html',
  'package/dist/judge/.files.json',
  'package/dist/judge/index.html',
  'package/dist/app/index.html',
];

/** Returns a problem for each unexpected file in a tarball, and for each file that is missing in it. */
export function strayFiles(name: string, files: readonly string[]): string[] {
  return [
    ...files
      .filter((file) => !isAllowed(name, file))
      .map((file) => `@jurybox/${name}: the tarball must not contain ${file}; see \`files\` in its package.json`),
    ...[...wanted, ...(name === 'server' ? wantedInServer : wantedInLibrary)]
      .filter((file) => !files.includes(file))
      .map((file) => `@jurybox/${name}: ${file} is missing`),
  ];
}
