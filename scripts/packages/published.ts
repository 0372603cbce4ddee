/** The packages that are published, those that others need first. */
export const published = ['types', 'validators', 'client', 'review'] as const;

/** What a tarball may hold. Everything else in it is a mistake. */
const allowed: Record<string, RegExp> = {
  types:
    /^package\/(package\.json|README\.md|LICENSE|dist\/index\.(js|js\.map|d\.ts|d\.ts\.map)|generated\/openapi\.gen\.(json|yaml))$/,
  validators: /^package\/(package\.json|README\.md|LICENSE|dist\/[\w.-]+\.(js|js\.map|d\.ts|d\.ts\.map))$/,
  review:
    /^package\/(package\.json|README\.md|LICENSE|report\.schema\.json|dist\/[\w.-]+\.(js|js\.map|d\.ts|d\.ts\.map))$/,
  client: /^package\/(package\.json|README\.md|LICENSE|dist\/[\w.-]+\.(js|js\.map|d\.ts|d\.ts\.map))$/,
};
const wanted = [
  'package/package.json',
  'package/README.md',
  'package/LICENSE',
  'package/dist/index.js',
  'package/dist/index.d.ts',
];

/** What is too much in a tarball, and what is missing. */
export function strayFiles(name: string, files: readonly string[]): string[] {
  return [
    ...files
      .filter((file) => !allowed[name]?.test(file))
      .map((file) => `@jurybox/${name}: ${file} has no business in the tarball`),
    ...wanted.filter((file) => !files.includes(file)).map((file) => `@jurybox/${name}: ${file} is missing`),
  ];
}
