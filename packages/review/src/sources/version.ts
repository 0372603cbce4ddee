import { isObject } from '@jurybox/openapi';
import { CannotReview } from '../errors.ts';
import type { Version } from './grammar.ts';

/** Returns the version of OpenAPI that a document has. Throws `CannotReview` if the review cannot read this version. */
export function versionOf(root: unknown): Version {
  const given = isObject(root) ? (root['openapi'] ?? root['swagger']) : undefined;
  const text = typeof given === 'number' ? given.toFixed(1) : given;
  if (typeof text !== 'string' || !isObject(root)) throw new CannotReview('the file is not an OpenAPI document');
  const version = /^3\.[012](?=\.|$)/.exec(text)?.[0];
  if (version === undefined || root['openapi'] === undefined)
    throw new CannotReview(
      `the file is ${root['openapi'] ? 'OpenAPI' : 'Swagger'} ${text}; use OpenAPI 3.0, 3.1 or 3.2`,
    );
  return version as Version;
}
