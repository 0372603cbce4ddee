/**
 * The limits for reading a contract. If a contract exceeds a limit, the review refuses it with a message that names the
 * limit.
 */
export const limits = {
  /** The maximum size of one file. */
  fileBytes: 32 * 1024 * 1024,
  /** The maximum size of all files of one contract. */
  contractBytes: 64 * 1024 * 1024,
  /** The maximum number of files of one contract. */
  files: 5000,
  /** The maximum depth of nested lists and objects, in one file and in the bundled contract. */
  depth: 200,
  /**
   * The maximum number of characters to parse again. The repair of the indentation of brackets parses the text several
   * times.
   */
  repairedCharacters: 50_000_000,
  /** The maximum number of values in one file, after every YAML alias is replaced by its target. */
  values: 5_000_000,
  /** The maximum number of values that the YAML aliases of one file add. */
  aliasValues: 200_000,
  /** The maximum number of parts that are copied in place of `$ref`s. A copied part can contain further `$ref`s. */
  copies: 20_000,
  /**
   * The maximum length of a pattern. JavaScript compiles a pattern on its first use, and may throw an error if the
   * pattern is much longer than this limit.
   */
  patternCharacters: 10_000,
  /** The maximum time, and the maximum number of redirects, to download from one address. */
  addressMs: 30_000,
  redirects: 5,
  /**
   * The maximum number of unreadable places in one contract that the report names. The report only counts the others.
   */
  notReviewed: 200,
  /**
   * The review compares the unreadable parts of one contract with those of the other contract. This is the maximum
   * number of such parts in one contract.
   */
  unread: 2000,
} as const;

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
