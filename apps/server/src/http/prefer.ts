/** Matches one preference with its parameters. A comma inside quotes does not end the preference. */
const preference = /(?:"(?:[^"\\]|\\.)*"|[^,])+/g;

/** Whether `Prefer` asks for a response without a body (RFC 7240). Only the first `return` counts. */
export function prefersMinimal(prefer: string | undefined): boolean {
  if (prefer === undefined) return false;
  const names = prefer.match(preference)?.map((text) => text.split(';')[0]?.replaceAll(/\s|"/g, '').toLowerCase());
  return names?.find((name) => name?.startsWith('return=')) === 'return=minimal';
}
