import { isObject, type Document, type Schema } from '@jurybox/openapi';
import { type Compared, type Side, otherSide } from '../compared.ts';
import { documentationKeywords } from '../keywords/facts.ts';
import { targetIn } from '../sources/pointers.ts';

const isWords = (key: string): boolean => documentationKeywords.includes(key) || key === 'default';

const maxPairs = 2000;

/** Whether two schemas are equal, and their references also lead to equal schemas. */
export function sameSchema(documents: Compared<Document>, innerSide: Side, inner: Schema, outer: Schema): boolean {
  const seen = new Set<string>();
  let pairs = 0;
  /** `isMap`: the keys are names that the author of the contract chose, not keywords. */
  const same = (one: unknown, other: unknown, isMap = false): boolean => {
    pairs += 1;
    if (pairs > maxPairs) return false;
    if (Array.isArray(one) && Array.isArray(other))
      return one.length === other.length && one.every((item, i) => same(item, other[i]));
    if (!isObject(one) || !isObject(other)) return one === other;
    const [keys, otherKeys] = [one, other].map((node) => Object.keys(node).filter((key) => isMap || !isWords(key)));
    if (keys?.length !== otherKeys?.length) return false;
    return (keys ?? []).every((key) => {
      if (!Object.hasOwn(other, key)) return false;
      if (key !== '$ref' || isMap || typeof one[key] !== 'string' || typeof other[key] !== 'string')
        return same(one[key], other[key], !isMap && /^(properties|patternProperties|dependentSchemas)$/.test(key));
      const pair = `${one[key]} ${other[key]}`;
      if (seen.has(pair)) return true;
      seen.add(pair);
      const left = targetIn(documents[innerSide], one[key]);
      return left !== undefined && same(left, targetIn(documents[otherSide(innerSide)], other[key]));
    });
  };
  return same(inner, outer);
}
