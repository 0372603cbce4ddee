/** The published packages. A package comes after those it depends on. */
export const published = ['types', 'validators', 'client', 'review'] as const;

/** The files a tarball of every package may contain, and those of one package. */
const allowed = /^package\/(package\.json|README\.md|LICENSE|dist\/[\w.-]+\.(js|js\.map|d\.ts|d\.ts\.map))$/;
const allowedIn: Record<string, { only?: RegExp; more?: RegExp }> = {
  types: {
    only: /^package\/(?!dist\/)|\/index\.[^/]+$/,
    more: /^package\/generated\/openapi\.gen\.(json|yaml)$/,
  },
  review: { more: /^package\/report\.schema\.json$/ },
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

/** The files that a tarball must not contain, and those that are missing. */
export function strayFiles(name: string, files: readonly string[]): string[] {
  return [
    ...files
      .filter((file) => !isAllowed(name, file))
      .map((file) => `@jurybox/${name}: the tarball must not contain ${file}; see \`files\` in its package.json`),
    ...wanted.filter((file) => !files.includes(file)).map((file) => `@jurybox/${name}: ${file} is missing`),
  ];
}
