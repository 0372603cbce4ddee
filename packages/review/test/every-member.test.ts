/**
 * Changes every member of the objects of OpenAPI, one at a time. The review must report each change. So a member of the
 * grammar is compared, or only describes something, or is listed here as a gap.
 */
import { describe, expect, it } from 'vitest';
import { reviewDocuments } from '../src/review.ts';
import { typeOf, type ObjectName } from '../src/sources/grammar.ts';
import type { Shape } from '../src/sources/shapes.ts';
import { everyMember } from './support/every-member.ts';

type Node = Record<string, unknown>;

interface Member {
  /** The object and its member, for example `Operation.tags`. */
  name: string;
  path: string[];
  value: unknown;
}

/** Returns every member of the objects in a value. Follows no references: the document contains the components. */
function membersOf(value: unknown, shape: Shape, path: string[]): Member[] {
  if (typeof shape === 'string' || 'called' in shape || typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value as Node);
  if ('list' in shape) return entries.flatMap(([key, item]) => membersOf(item, shape.list, [...path, key]));
  if ('map' in shape) return entries.flatMap(([key, item]) => membersOf(item, shape.map, [...path, key]));
  if (shape.object === 'Schema' || '$ref' in value) return [];
  const { members, others } = typeOf(shape.object);
  return entries.flatMap(([key, item]) => [
    { name: `${shape.object}.${key}`, path: [...path, key], value: item },
    ...membersOf(item, members[key] ?? others ?? 'any', [...path, key]),
  ]);
}

/** Another value for a member. Undefined removes the member. */
const otherValue = (value: unknown): unknown =>
  typeof value === 'string' ? `${value}2` : typeof value === 'boolean' ? !value : undefined;

/** Returns the names of the members whose change the review does not report. */
function unreported(members: Member[]): string[] {
  const silent = members.filter(({ path, value }) => {
    const revision = everyMember();
    const parent = path.slice(0, -1).reduce<Node>((node, key) => node[key] as Node, revision as unknown as Node);
    const other = otherValue(value);
    if (other === undefined) delete parent[path.at(-1) ?? ''];
    else parent[path.at(-1) ?? ''] = other;
    return reviewDocuments(base, revision, { proveHarmless: false }).length === 0;
  });
  return [...new Set(silent.map(({ name }) => name))];
}

const base = everyMember();
const members = membersOf(base, { object: 'Document' }, []);
/** Members that decide whether a document can be read at all, or that refer to the parts that other members name. */
const notChanged = ['Document.openapi', 'Document.info', 'Document.components', 'Server.url', 'Parameter.name'];
const isChanged = ({ name }: Member): boolean => !notChanged.includes(name) && !name.startsWith('Components.');
/** The bundler replaces the first one by `schema`. The others have no effect in a header. */
const withoutExample = ['MediaType.itemSchema', 'Header.allowEmptyValue', 'Header.allowReserved'];
/** No caller depends on the number of the contract. The rules of versions check it. */
const withoutEffect = ['Info.version'];

describe('every member of the objects of OpenAPI', () => {
  it('the contract of this test has every member, except those that the review does not compare', () => {
    const names = new Set(members.map(({ name }) => name));
    const known: ObjectName[] = ['Document', 'PathItem', 'Operation', 'Parameter', 'Header', 'RequestBody', 'Response'];
    known.push('MediaType', 'Encoding', 'Example', 'Link', 'SecurityScheme', 'Flow', 'Server', 'Info', 'Components');
    const missing = known.flatMap((object) => {
      const { members: all, notCompared = [], known: gaps = {} } = typeOf(object);
      return Object.keys(all)
        .filter((key) => !notCompared.includes(key) && !Object.hasOwn(gaps, key))
        .map((key) => `${object}.${key}`)
        .filter((name) => !names.has(name));
    });
    expect(missing.sort()).toEqual(withoutExample.sort());
  });

  it('the review reports a change of each member', () => {
    expect(unreported(members.filter(isChanged))).toEqual(withoutEffect);
  });

  it('planted fault: the test finds a member that the review does not compare', () => {
    expect(unreported([{ name: 'Operation.planted', path: ['paths', '/b', 'post', 'planted'], value: 'x' }])).toEqual([
      'Operation.planted',
    ]);
  });
});
