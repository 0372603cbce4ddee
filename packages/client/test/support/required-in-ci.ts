/**
 * Returns the reason why some tests cannot run on this machine. Throws in CI, so that CI never passes without these
 * tests. Use it only if every machine can install the missing program from npm.
 */
export function requiredInCi(reason: string): string {
  if (process.env['CI'] === 'true') throw new Error(`CI must run every test, but ${reason}`);
  return reason;
}
