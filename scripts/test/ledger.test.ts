/** The check of the ledger finds no problem in ours, and every fault planted in it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { checkLedger, fields, lintLedger, readLedgerInput, type LedgerInput } from '../lint/ledger.ts';

let sound: LedgerInput;
beforeAll(async () => {
  sound = await readLedgerInput();
});

/** What the check says of the ledger after `plant` has changed a copy of its entries. */
function said(plant: (entries: Record<string, unknown>[]) => unknown, other: Partial<LedgerInput> = {}): string[] {
  const ledger = structuredClone(sound.ledger) as Record<string, unknown>[];
  plant(ledger);
  return checkLedger({ ...sound, ledger, ...other });
}
const entry = (entries: Record<string, unknown>[], id: string) =>
  entries.find((one) => one['id'] === id) as Record<string, unknown>;
const nothing = () => {};

it('our ledger is complete, and agrees with the spec and the tests', async () => {
  expect(await lintLedger()).toEqual({ what: expect.stringMatching(/^ledger \(\d\d entries\)$/), problems: '' });
  expect((sound.ledger as unknown[]).length).toBeGreaterThanOrEqual(41);
});

describe('fields', () => {
  it.each(fields.filter((field) => field !== 'id'))('notices that %s is missing or empty', (field) => {
    const complaint = `U07: \`${field}\` is missing or is not text; fill it in`;
    expect(said((entries) => delete entry(entries, 'U07')[field])).toContain(complaint);
    expect(said((entries) => (entry(entries, 'U07')[field] = '  '))).toContain(complaint);
    expect(said((entries) => (entry(entries, 'U07')[field] = 7))).toContain(complaint);
  });

  it('notices one that is not a field, and a source that is no section', () => {
    expect(said((entries) => (entry(entries, 'U07')['decision'] = 'x'))).toEqual([
      expect.stringContaining('`decision` is not a field'),
    ]);
    expect(said((entries) => (entry(entries, 'U07')['source'] = 'somewhere'))).toEqual([
      expect.stringContaining('`source` should be sections'),
    ]);
  });

  it('notices a ledger that is no list', () => {
    expect(checkLedger({ ...sound, ledger: { U01: {} } })).toEqual(['spec/unknowns.yaml is not a list of entries']);
  });
});

describe('numbers', () => {
  it('notices an id that is there twice, missing or out of order', () => {
    expect(said((entries) => (entry(entries, 'U08')['id'] = 'U07'))).toContain(
      'U07 must be U08; ids are unique, in order and without gaps',
    );
    expect(said((entries) => entries.splice(7, 1))).toContain(
      'U09 must be U08; ids are unique, in order and without gaps',
    );
    expect(said((entries) => entries.splice(0, entries.length, ...entries.toReversed())).length).toBeGreaterThan(40);
  });
});

describe('the spec', () => {
  it('notices a pointer that leads nowhere', () => {
    const spec = new Map([
      ...sound.spec,
      ['spec/planted.yaml', { get: { parameters: [{ 'x-assumption': ['U01', 'U99'] }] } }],
    ]);
    expect(said(nothing, { spec })).toEqual(['spec/planted.yaml refers to U99, which is not in spec/unknowns.yaml']);
  });

  it('notices an entry that nothing points at', () => {
    const last = (sound.ledger as unknown[]).length + 1;
    const id = `U${last}`;
    expect(
      said((entries) => entries.push({ ...entry(entries, 'U01'), id }), {
        read: () => `it('is planted (${id})')\n${everyTitle()}`,
      }),
    ).toEqual([expect.stringContaining(`${id}: nothing in spec/ refers to it`)]);
    expect(said(nothing, { spec: new Map() })).toHaveLength(last - 1);
  });
});

describe('the test', () => {
  const planted = (text: string | undefined) =>
    said((entries) => (entry(entries, 'U07')['test'] = 'planted'), {
      read: (path) => (path === 'planted' ? text : sound.read(path)),
    });

  it('notices a file that is not there', () => {
    expect(planted(undefined)).toEqual(['U07: there is no file planted']);
  });

  it.each([
    ['of another id', "it('is tested (U08)', () => {});"],
    ['in a comment only', '// it holds (U07)\nit("is tested", () => {});'],
    ['skipped', "it.skip('is tested (U07)', () => {});"],
    ['to be done', "it.todo('is tested (U07)');"],
    ['commented out', "// it('is tested (U07)', () => {});"],
  ])('notices a test that is %s', (_, text) => {
    expect(planted(text)).toEqual(['U07: no test in planted has "(U07)" in its title']);
  });

  it.each([
    ['plain', "  it('is tested (U07)', async () => {});"],
    ['with a quote in it', String.raw`it('isn\'t (U07)', () => {});`],
    ['for each of a table', 'it.each([[1, 2]])(`is %s (U07)`, () => {});'],
  ])('finds a title that is %s', (_, text) => {
    expect(planted(text)).toEqual([]);
  });
});

/** A title for each entry, so that only what was planted is missing. */
function everyTitle(): string {
  return (sound.ledger as { id: string }[]).map(({ id }) => `it('is tested (${id})')`).join('\n');
}
