/** Changes each member of the OpenAPI objects. The review must report the change, except for `withoutEffect`. */
import { describe, expect, it } from 'vitest';
import { reviewDocuments } from '../src/review.ts';
import { typeOf, type ObjectName } from '../src/sources/grammar.ts';
import { everyMember, isChanged, membersOf, withOther, type Member } from './support/every-member.ts';

function unreported(members: Member[]): string[] {
  const silent = members.filter(
    (member) => reviewDocuments(base, withOther(member), { proveHarmless: false }).length === 0,
  );
  return [...new Set(silent.map(({ name }) => name))];
}

const base = everyMember();
const members = membersOf(base, { object: 'Document' }, []);
/** Members that `base` lacks: the bundler replaces `itemSchema` by `schema`, and the other two have no effect. */
const withoutExample = ['MediaType.itemSchema', 'Header.allowEmptyValue', 'Header.allowReserved'];
/** A change of the contract's version is no finding. `versionProblems` checks whether the version is high enough. */
const withoutEffect = ['Info.version'];

describe('every member of the objects of OpenAPI', () => {
  it('the contract of this test contains every member that the review compares', () => {
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

  it('the review reports a change of each member of an OpenAPI object', () => {
    expect(unreported(members.filter(isChanged))).toEqual(withoutEffect);
  });

  it('planted fault: the test finds a member that the review does not compare', () => {
    expect(unreported([{ name: 'Operation.planted', path: ['paths', '/b', 'post', 'planted'], value: 'x' }])).toEqual([
      'Operation.planted',
    ]);
  });
});
