/** Tests how the review reads its configuration file, and the error message for each kind of fault in the file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { rules } from './support/rules.ts';
import { root } from './support/contract.ts';

const schema = JSON.parse(readFileSync(join(root, 'packages/review/config.schema.json'), 'utf8')) as any;
const complete = readFileSync(join(import.meta.dirname, 'support/complete-config.yaml'), 'utf8');
const read = (text: string) => readConfig(text, 'jurybox-review.yaml');

describe('the configuration', () => {
  it('the complete example in support/ uses every setting in config.schema.json', () => {
    const { config, problems } = read(complete);
    expect(problems).toEqual([]);
    expect(config).toEqual(parse(complete));
    expect(namesIn(config)).toEqual(namesOfSchema(schema));
    // Planted fault: the comparison must notice a setting that is only in the schema.
    expect(namesIn(config)).not.toEqual(namesOfSchema({ properties: { ...schema.properties, more: {} } }));
  });

  it('by default, only a major finding blocks the merge, and a removal needs no sunset', () => {
    for (const text of ['', '{}', '# nothing\n'])
      expect(read(text)).toEqual({ config: { policy: { failOn: 'major', requireSunset: false } }, problems: [] });
  });

  it('a configuration file may be in JSON format', () => {
    expect(readConfig(JSON.stringify(parse(complete), null, 2), 'jurybox-review.json').problems).toEqual([]);
  });

  it('the configuration file of this repository is valid', () => {
    expect(readConfig(readFileSync(join(root, 'jurybox-review.yaml'), 'utf8'), 'jurybox-review.yaml').problems).toEqual(
      [],
    );
  });

  it('config.schema.json contains the name of every rule', () => {
    expect(schema.$defs.rule.enum, 'list every rule of rules.md in packages/review/config.schema.json').toEqual(
      Object.keys(rules),
    );
  });
});

const faults: [string, string, string][] = [
  ['an unknown key', 'policie: {}', 'jurybox-review.yaml:1: unknown key policie: did you mean policy?'],
  [
    'an unknown nested key',
    'policy:\n  failOn: major\n  fialOn: none',
    'jurybox-review.yaml:3: unknown key policy.fialOn: did you mean failOn?',
  ],
  [
    'an unknown key that resembles no known key',
    'zebra: 1',
    'jurybox-review.yaml:1: unknown key zebra: use $schema, contracts, policy or traffic',
  ],
  [
    'a key of an earlier version',
    'programs: { folder: a, project: b }',
    'jurybox-review.yaml:1: unknown key programs: it was removed, because the tests of your client can ' +
      'compile the programs of earlier releases: delete the key',
  ],
  [
    'a rule of an earlier version',
    'policy: { levels: [{ rule: redocly-diff, level: minor, reason: x }] }',
    'jurybox-review.yaml:1: policy.levels[0].rule is redocly-diff: it was removed, because the rules of the review ' +
      'compare every part: delete the entry',
  ],
  ['a wrong value', 'policy: { failOn: mayor }', 'jurybox-review.yaml:1: policy.failOn is mayor: did you mean major?'],
  [
    'a wrong rule',
    'policy:\n  levels:\n    - { rule: status-aded, level: minor, reason: x }',
    'jurybox-review.yaml:3: policy.levels[0].rule is status-aded: did you mean status-added?',
  ],
  [
    'a level without a reason',
    'policy: { levels: [{ rule: enum, level: minor }] }',
    'jurybox-review.yaml:1: policy.levels[0] has no reason: add the key',
  ],
  [
    'an empty reason',
    'policy: { levels: [{ rule: enum, level: minor, reason: " " }] }',
    'jurybox-review.yaml:1: policy.levels[0].reason is empty: write a reason',
  ],
  [
    'an ignore entry without rule and path',
    'policy: { ignore: [{ reason: x, expires: 2027-01-31 }] }',
    'jurybox-review.yaml:1: policy.ignore[0] has neither rule nor path: add one of them',
  ],
  [
    'an ignore entry that does not expire',
    'policy: { ignore: [{ rule: enum, reason: x }] }',
    'jurybox-review.yaml:1: policy.ignore[0] has no expires: add the key',
  ],
  [
    'a date that does not exist',
    'policy: { ignore: [{ rule: enum, reason: x, expires: 2027-02-30 }] }',
    'jurybox-review.yaml:1: policy.ignore[0].expires is not a date: write it like 2027-01-31',
  ],
  [
    'a path without a slash',
    'policy: { ignore: [{ path: "internal/**", reason: x, expires: 2027-01-31 }] }',
    'jurybox-review.yaml:1: policy.ignore[0].path must begin with /',
  ],
  ['a wrong type', 'policy: 5', 'jurybox-review.yaml:1: policy must be object, but is a number'],
  ['an empty list', 'contracts: []', 'jurybox-review.yaml:1: contracts is empty'],
  ['an empty value', 'policy:', 'jurybox-review.yaml:1: policy must be object, but is empty'],
  ['a list', '[]', 'jurybox-review.yaml:1: the file must be object, but is a list'],
  ['invalid YAML', 'policy: {', 'jurybox-review.yaml:1:10: not readable as YAML: '],
  [
    'two contracts with one name',
    'contracts: [{ path: a.yaml }, { path: a.yaml }]',
    'jurybox-review.yaml: two contracts have the name a.yaml: give each its own `name`',
  ],
  [
    'an alias of itself',
    'policy: &a [*a]',
    'jurybox-review.yaml: with its YAML aliases expanded, the file has a value that contains itself',
  ],
  ['a very large file', `# ${'x'.repeat(300_000)}`, 'jurybox-review.yaml is larger than 200000 characters'],
];

describe('a configuration with a fault', () => {
  it.each(faults)('the message about %s contains the line of the fault in the configuration', (_, text, message) => {
    const { config, problems } = read(text);
    expect(config).toEqual({ policy: { failOn: 'major', requireSunset: false } });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.startsWith(message), problems[0]).toBe(true);
  });

  it('the review reports all faults of a configuration file, not only the first one', () => {
    expect(read('zebra: 1\npolicy: { failOn: x, requireSunset: maybe }').problems).toHaveLength(3);
  });

  it('config.schema.json rejects the same configuration files as readConfig', () => {
    const ajv = new Ajv2020();
    addFormats.default(ajv);
    const fits = ajv.compile(schema);
    const notInSchema = ['invalid YAML', 'two contracts with one name', 'an alias of itself', 'a very large file'];
    for (const [name, text] of faults.filter(([fault]) => !notInSchema.includes(fault)))
      expect(fits(parse(text)), name).toBe(false);
    expect(fits(parse(complete))).toBe(true);
  });
});

/** Returns the names of all settings in a configuration, for example `policy.ignore.rule`. */
const namesIn = (value: unknown, trail = ''): string[] =>
  [
    ...new Set(
      Array.isArray(value)
        ? value.flatMap((item) => namesIn(item, trail))
        : typeof value === 'object' && value !== null
          ? Object.entries(value).flatMap(([key, item]) => [`${trail}.${key}`, ...namesIn(item, `${trail}.${key}`)])
          : [],
    ),
  ].sort();

const namesOfSchema = (node: any, trail = ''): string[] =>
  [
    ...new Set(
      Object.entries(node.properties ?? node.items?.properties ?? {}).flatMap(([key, item]) => [
        `${trail}.${key}`,
        ...namesOfSchema(item, `${trail}.${key}`),
      ]),
    ),
  ].sort();
