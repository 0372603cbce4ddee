/** The published packages, in the order of their publication: each comes after the packages that it depends on. */
export const published = ['types', 'validators', 'client', 'review', 'server'] as const;

export function folderOf(name: string): string {
  return name === 'server' ? 'apps/server' : `packages/${name}`;
}
