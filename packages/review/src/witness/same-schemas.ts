import { isObject, resolveReference, type Document } from '@jurybox/openapi';
import { mapCompared, type Compared } from '../compared.ts';
import { documentationKeywords } from '../findings/schema/keywords.ts';

/**
 * Whether two schemas, including the targets of their references, differ only in descriptions and other documentation.
 * Such schemas allow the same values.
 */
export function differInWordsOnly(documents: Compared<Document>, schemas: Compared<unknown>): boolean {
  const compared = new Map<unknown, Set<unknown>>();
  const areSame = ({ base, revision }: Compared<unknown>, isMap: boolean): boolean => {
    if (base === revision && typeof base !== 'object') return true;
    if (Array.isArray(base) && Array.isArray(revision))
      return (
        base.length === revision.length &&
        base.every((item, i) => areSame({ base: item as unknown, revision: revision[i] as unknown }, false))
      );
    if (!isObject(base) || !isObject(revision)) return base === revision;
    const known = compared.get(base) ?? new Set();
    // The pair is already being compared, because the schema refers to itself.
    if (known.has(revision)) return true;
    compared.set(base, known.add(revision));
    const names = mapCompared({ base, revision }, (one) => Object.keys(one).filter((name) => isMap || !isWords(name)));
    return (
      names.base.length === names.revision.length &&
      names.base.every((name) => {
        if (!Object.hasOwn(revision, name)) return false;
        const items = mapCompared({ base, revision }, (one) => one[name]);
        if (name === '$ref' && !isMap)
          return items.base === items.revision && areSame(targets(documents, items), false);
        return areSame(items, !isMap && (name === 'properties' || name === 'patternProperties'));
      })
    );
  };
  try {
    return areSame(schemas, false);
  } catch {
    return false;
  }
}

const isWords = (name: string): boolean =>
  name.startsWith('x-') || (name !== '$defs' && name !== 'definitions' && documentationKeywords.includes(name));

const targets = ({ base, revision }: Compared<Document>, refs: Compared<unknown>): Compared<unknown> => ({
  base: resolveReference(base, String(refs.base)),
  revision: resolveReference(revision, String(refs.revision)),
});
