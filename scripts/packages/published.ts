/** The published packages. Each comes after the packages it depends on. */
export const published = ['types', 'validators', 'client', 'review'] as const;

/** The files that a tarball may contain. `allowedIn` lists exceptions for single packages. */
const allowed = /^package\/(package\.json|README\.md|LICENSE|dist\/[\w.-]+\.(js|js\.map|d\.ts|d\.ts\.map))$/;
const allowedIn: Record<string, { only?: RegExp; more?: RegExp }> = {
  types: {
    only: /^package\/(?!dist\/)|\/index\.[^/]+$/,
    more: /^package\/generated\/openapi\.gen\.(json|yaml)$/,
  },
  review: { more: /^package\/(config|report)\.schema\.json$/ },
};
const isAllowed = (name: string, file: string): boolean => {
  const { only, more } = allowedIn[name] ?? {};
  return (allowed.test(file) && only?.test(file) !== false) || more?.test(file) === true;
};
const wanted = [
  'package/package.json',
  'package/README.md',
  'package/LICENSE',
  'package/dist/index.js',
  'package/dist/index.d.ts',
];

/** Returns a problem for each file that the tarball must not contain, and for each file that is missing. */
export function strayFiles(name: string, files: readonly string[]): string[] {
  return [
    ...files
      .filter((file) => !isAllowed(name, file))
      .map((file) => `@jurybox/${name}: the tarball must not contain ${file}; see \`files\` in its package.json`),
    ...wanted.filter((file) => !files.includes(file)).map((file) => `@jurybox/${name}: ${file} is missing`),
  ];
}
