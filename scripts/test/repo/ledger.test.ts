/** Tests the check of the ledger: it finds no problem in spec/unknowns.yaml, and finds each planted fault in a copy. */
import { beforeAll, describe, expect, it } from 'vitest';
import { checkLedger, fields, readLedgerInput, type LedgerInput } from './ledger.ts';

let sound: LedgerInput;
beforeAll(async () => {
  sound = await readLedgerInput();
});

/** Plants a fault in a copy of the ledger, or replaces other inputs. Returns the problems of the check. */
function problemsWith(
  plant: (entries: Record<string, unknown>[]) => unknown,
  other: Partial<LedgerInput> = {},
): string[] {
  const ledger = structuredClone(sound.ledger) as Record<string, unknown>[];
  plant(ledger);
  return checkLedger({ ...sound, ledger, ...other });
}
const entry = (entries: Record<string, unknown>[], id: string) =>
  entries.find((one) => one['id'] === id) as Record<string, unknown>;
const nothing = () => {};

it('each entry of spec/unknowns.yaml is complete, and the contract refers to it and a test names it', () => {
  expect(checkLedger(sound)).toEqual([]);
  expect((sound.ledger as unknown[]).length).toBeGreaterThanOrEqual(41);
});

describe('the fields of an entry', () => {
  it.each(fields.filter((field) => field !== 'id'))('the ledger check reports a missing or empty `%s`', (field) => {
    const complaint = `U07: \`${field}\` is missing or is not text; fill it in`;
    expect(problemsWith((entries) => delete entry(entries, 'U07')[field])).toContain(complaint);
    expect(problemsWith((entries) => (entry(entries, 'U07')[field] = '  '))).toContain(complaint);
    expect(problemsWith((entries) => (entry(entries, 'U07')[field] = 7))).toContain(complaint);
  });

  it('the check of the ledger reports an unknown field, and a `source` that is no section number', () => {
    expect(problemsWith((entries) => (entry(entries, 'U07')['decision'] = 'x'))).toEqual([
      expect.stringContaining('`decision` is not a field'),
    ]);
    expect(problemsWith((entries) => (entry(entries, 'U07')['source'] = 'somewhere'))).toEqual([
      expect.stringContaining('`source` should be sections'),
    ]);
  });

  it('the check of the ledger reports a ledger that is not a list', () => {
    expect(checkLedger({ ...sound, ledger: { U01: {} } })).toEqual(['spec/unknowns.yaml is not a list of entries']);
  });
});

describe('the ids of the entries', () => {
  it('the check of the ledger reports an id that is duplicate, missing or out of order', () => {
    expect(problemsWith((entries) => (entry(entries, 'U08')['id'] = 'U07'))).toContain(
      'U07 must be U08; ids are unique, in order and without gaps',
    );
    expect(problemsWith((entries) => entries.splice(7, 1))).toContain(
      'U09 must be U08; ids are unique, in order and without gaps',
    );
    expect(
      problemsWith((entries) => entries.splice(0, entries.length, ...entries.toReversed())).length,
    ).toBeGreaterThan(40);
  });
});

describe('the references from the contract', () => {
  it('the check of the ledger reports an `x-assumption` whose id is not in the ledger', () => {
    const spec = new Map([
      ...sound.spec,
      ['spec/planted.yaml', { get: { parameters: [{ 'x-assumption': ['U01', 'U99'] }] } }],
    ]);
    expect(problemsWith(nothing, { spec })).toEqual([
      'spec/planted.yaml refers to U99, which is not in spec/unknowns.yaml',
    ]);
  });

  it('the check of the ledger reports an entry to which no `x-assumption` refers', () => {
    const last = (sound.ledger as unknown[]).length + 1;
    const id = `U${last}`;
    expect(
      problemsWith((entries) => entries.push({ ...entry(entries, 'U01'), id }), {
        read: () => `it('is planted (${id})')\n${everyTitle()}`,
      }),
    ).toEqual([expect.stringContaining(`${id}: nothing in spec/ refers to it`)]);
    expect(problemsWith(nothing, { spec: new Map() })).toHaveLength(last - 1);
  });
});

describe('the test of an entry', () => {
  const planted = (text: string | undefined) =>
    problemsWith((entries) => (entry(entries, 'U07')['test'] = 'planted'), {
      read: (path) => (path === 'planted' ? text : sound.read(path)),
    });

  it('the check of the ledger reports an entry whose test file does not exist', () => {
    expect(planted(undefined)).toEqual(['U07: the test file planted does not exist']);
  });

  it.each([
    ['for another id', "it('is tested (U08)', () => {});"],
    ['named in a comment', '// it holds (U07)\nit("is tested", () => {});'],
    ['skipped', "it.skip('is tested (U07)', () => {});"],
    ['marked as todo', "it.todo('is tested (U07)');"],
    ['commented out', "// it('is tested (U07)', () => {});"],
  ])('the check reports an entry whose only test is %s', (_, text) => {
    expect(planted(text)).toEqual(['U07: no test in planted has "(U07)" in its title']);
  });

  it.each([
    ['a plain string', "  it('is tested (U07)', async () => {});"],
    ['a string with a quote', String.raw`it('isn\'t (U07)', () => {});`],
    ['the title of it.each', 'it.each([[1, 2]])(`is %s (U07)`, () => {});'],
  ])('the check accepts an entry whose test title is %s', (_, text) => {
    expect(planted(text)).toEqual([]);
  });
});

/** Returns test titles with the ids of all entries, so that the check of the ledger reports no missing test. */
function everyTitle(): string {
  return (sound.ledger as { id: string }[]).map(({ id }) => `it('is tested (${id})')`).join('\n');
}
