/** The bounds for reading a contract. A contract beyond a bound is refused with the bound in the message. */
export const limits = {
  /** The size of one file. */
  fileBytes: 32 * 1024 * 1024,
  /** The size of all files of one contract. */
  contractBytes: 64 * 1024 * 1024,
  /** The number of files of one contract. */
  files: 5000,
  /** The nesting of lists and objects in one file, and of everything that is read in one place. */
  depth: 200,
  /** The characters that are parsed again because brackets of a file are not indented as YAML wants it. */
  repairedCharacters: 50_000_000,
  /** The number of values in one file after its YAML aliases were replaced by what they stand for. */
  values: 5_000_000,
  /** The number of values that a file with YAML aliases may have more than it spells out. */
  aliasValues: 200_000,
  /** The number of parts that are copied in place of a `$ref` inside of another copied part. */
  copies: 20_000,
  /** The length of a pattern. JavaScript compiles a much longer one when it is first used, and then may throw. */
  patternCharacters: 10_000,
  /** The time and the redirects for one address. */
  addressMs: 30_000,
  redirects: 5,
  /** The number of places in one contract that are named as not read. The rest is counted. */
  notReviewed: 200,
  /** Parts that could not be read and are compared with those of the other contract. */
  unread: 2000,
} as const;

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
