/**
 * Reads a document from several files and bundles it into one. Importing this module is slow, because it loads Redocly.
 */
import { bundle, createConfig, type BaseResolver, type NormalizedProblem } from '@redocly/openapi-core';
import type { Document } from './document.ts';

export interface Bundle {
  document: Document;
  /** The bundled document in the form that Redocly's linter accepts. */
  parsed: Awaited<ReturnType<typeof bundle>>['bundle'];
  /** The errors, for example a reference that cannot be resolved. If there are errors, the document is incomplete. */
  problems: NormalizedProblem[];
  /** The absolute path of every file the document was read from. */
  files: string[];
}

/** Bundles the document in the file `entry`. `resolver` decides which other files and addresses may be read. */
export async function bundleDocument(entry: string, resolver?: BaseResolver): Promise<Bundle> {
  const result = await bundle({
    ref: entry,
    config: await createConfig({}),
    ...(resolver ? { externalRefResolver: resolver } : {}),
  });
  return {
    document: result.bundle.parsed as Document,
    parsed: result.bundle,
    problems: result.problems.filter(({ severity }) => severity === 'error'),
    files: [...result.fileDependencies].sort(),
  };
}
