/** A document outside the API: a file of the site, the contract or the metrics. */
export interface ServedDocument {
  /** The HTTP status. Default: 200. */
  status?: number;
  type: string;
  headers?: Record<string, string>;
  etag?: string | undefined;
  bytes(): Promise<Buffer | string> | Buffer | string;
  /** Reads the bytes of the document, compressed with gzip. */
  gzipped?: (() => Promise<Buffer>) | undefined;
  /** The document as Markdown, for a request that prefers `text/markdown`. Undefined if there is none. */
  markdown?: ServedDocument;
}

export interface DocumentFinder {
  /** Finds a document by its exact path. */
  find(path: string): ServedDocument | undefined;
}
