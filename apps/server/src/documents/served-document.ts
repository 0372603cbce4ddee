/** A document outside the API: a file of the site, the contract or the metrics. */
export interface ServedDocument {
  /** The HTTP status. Default: 200. */
  status?: number;
  type: string;
  headers?: Record<string, string>;
  etag?: string | undefined;
  bytes(): Promise<Buffer | string> | Buffer | string;
  /** Reads the same bytes, compressed with gzip. */
  gzipped?: (() => Promise<Buffer>) | undefined;
  /** The same page as Markdown, for a request that prefers `text/markdown`. */
  markdown?: ServedDocument;
}

export interface DocumentFinder {
  /** Finds a document by its exact path. */
  find(path: string): ServedDocument | undefined;
}
