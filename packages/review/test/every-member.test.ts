/**
 * Changes every member of the objects of OpenAPI, one at a time. The review must report each change. So a member of the
 * grammar is compared, or only describes something, or is listed here as a gap.
 */
import { describe, expect, it } from 'vitest';
import { reviewDocuments } from '../src/review.ts';
import { typeOf, type ObjectName } from '../src/sources/grammar.ts';
import { everyMember, isChanged, membersOf, withOther, type Member } from './support/every-member.ts';

/** Returns the names of the members whose change the review does not report. */
function unreported(members: Member[]): string[] {
  const silent = members.filter(
    (member) => reviewDocuments(base, withOther(member), { proveHarmless: false }).length === 0,
  );
  return [...new Set(silent.map(({ name }) => name))];
}

const base = everyMember();
const members = membersOf(base, { object: 'Document' }, []);
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
