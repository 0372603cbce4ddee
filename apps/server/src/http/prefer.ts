/** Whether `Prefer` asks for an answer without a body (RFC 7240): the first `return` counts, the rest is ignored. */
export function prefersMinimal(prefer: string | undefined): boolean {
  if (prefer === undefined) return false;
  const preference = prefer.split(',').map((part) => part.split(';')[0]?.replaceAll(/\s|"/g, '').toLowerCase());
  return preference.find((part) => part?.startsWith('return=')) === 'return=minimal';
}
