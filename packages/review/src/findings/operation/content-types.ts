import { escapeToken, type MediaType, type Schema } from '@jurybox/openapi';
import { type Compared, keysOf } from '../../compared.ts';

/**
 * Returns every media type that a body or response has in at least one contract. `pointer` leads to the media type in
 * the revision.
 */
export function mediaTypes(
  { base, revision }: Compared<Record<string, MediaType>>,
  pointer: string,
): (Compared<MediaType | undefined> & { type: string; pointer: string })[] {
  return keysOf({ base, revision }).map((type) => ({
    type,
    pointer: `${pointer}/content/${escapeToken(type)}`,
    base: base[type],
    revision: revision[type],
  }));
}

export const schemaOf = (media: MediaType | undefined): Schema =>
  typeof media?.schema === 'object' ? media.schema : {};
