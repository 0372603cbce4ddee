/** One preference with its parameters; a comma inside quotes does not end it. */
const preferences = /(?:"(?:[^"\\]|\\.)*"|[^,])+/g;

/** Whether `Prefer` asks for an answer without a body (RFC 7240): the first `return` counts, the rest is ignored. */
export function prefersMinimal(prefer: string | undefined): boolean {
  if (prefer === undefined) return false;
  const asked = prefer.match(preferences)?.map((one) => one.split(';')[0]?.replaceAll(/\s|"/g, '').toLowerCase());
  return asked?.find((one) => one?.startsWith('return=')) === 'return=minimal';
}
