/** The published packages. Each package comes after the packages that it depends on. */
export const published = ['types', 'validators', 'client', 'review', 'server'] as const;

/** Returns the folder of a published package. */
export function folderOf(name: string): string {
  return name === 'server' ? 'apps/server' : `packages/${name}`;
}
