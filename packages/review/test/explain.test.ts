/** Checks each section of `rules.md`, which `--explain` prints: its text must agree with a review of its example. */
import { isObject, type Document } from '@jurybox/openapi';
import { describe, expect, it } from 'vitest';
import { groupFindings } from '../src/causes/group.ts';
import { mapCompared, type Compared } from '../src/compared.ts';
import { explainRule, explainRules } from '../src/explain.ts';
import { isBreaking } from '../src/model.ts';
import { reviewDocuments } from '../src/review.ts';
import { parseYaml } from '../src/sources/yaml.ts';
import { ruleIn, rules } from './support/rules.ts';
import { titleOf } from '../src/words/title.ts';
import { sentence } from '../src/words/values.ts';

/** Returns the base and the revision of the example in a section of `rules.md`. */
function exampleIn(section: string): Compared<Document> {
  const [, base = '', revision = ''] = /^```yaml\n# base\n([\s\S]*?)# revision\n([\s\S]*?)^```$/m.exec(section) ?? [];
  const parts = mapCompared({ base, revision }, (text) => parseYaml(text, 'the example').value as object);
  // An example with `post` describes a whole path. Any other example describes one operation.
  const hasMethods = 'post' in parts.base || 'post' in parts.revision;
  return mapCompared(parts, (part) => documentOf(hasMethods ? part : { post: operationOf(part) }, part));
}

/** Returns the operation of an example in `rules.md`. In short examples, `requestBody` and `response` are schemas. */
function operationOf(part: { requestBody?: unknown; response?: unknown }): object {
  const { requestBody, response, ...others } = part;
  const contentOf = (schema: unknown) => ({ content: { 'application/json': { schema } } });
  const isSchema = !isObject(requestBody) || !('content' in requestBody);
  return {
    operationId: 'addNote',
    responses: response ? { 200: { description: 'The note.', ...contentOf(response) } } : { 204: { description: '' } },
    ...(requestBody === undefined
      ? {}
      : { requestBody: isSchema ? { required: true, ...contentOf(requestBody) } : requestBody }),
    ...others,
  };
}

const documentOf = (methods: object, { securitySchemes }: { securitySchemes?: Record<string, unknown> }): Document => ({
  openapi: '3.1.1',
  info: { title: 'Notes', version: '1.0.0' },
  paths: { '/notes': { ...methods } },
  ...(securitySchemes === undefined ? {} : { components: { securitySchemes } }),
});

/** Reviews the example in a section of `rules.md`. Returns the sentences that the section must contain. */
function expectedIn(section: string): string[] {
  const { name, levels } = ruleIn(section);
  const documents = exampleIn(section);
  const finding = reviewDocuments(documents.base, documents.revision).find(
    ({ rule, narrowRule }) => rule === name || narrowRule === name,
  );
  if (!finding) return [`a finding of ${name} about the example`];
  const { level, proof, witness, direction, position } = finding;
  const title = titleOf(groupFindings([finding], documents)[0] ?? { findings: [finding] });
  const hasEffect = direction !== 'none' && position !== 'contract';
  return [
    ...(levels.includes(level) ? [] : [`Level: ${level}`]),
    '**Instead:** ',
    isBreaking(level) ? 'In the example, the change breaks callers: they ' : `In the example, the change is ${level}: `,
    ...(isBreaking(level) && hasEffect
      ? [position === 'request' ? 'they send requests that the revision refuses.' : 'they receive responses that']
      : []),
    `The review says: **${level}**, ${proof}: ${title}.`,
    ...(witness ? [`\`\`\`http\n${witness.http}\n\`\`\``, `${sentence(witness.refusal)}.`] : []),
  ];
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const missingIn = (section: string): string[] =>
  expectedIn(section).filter((part) => !onOneLine(section).includes(onOneLine(part)));

describe('the sections of the rules', () => {
  it('`rules.md` has exactly one section for each rule, in alphabetical order', () => {
    const headings = [...explainRules().matchAll(/^## (.*)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(Object.keys(rules).sort());
  });

  it.each(Object.keys(rules))('the section of the rule %s says what the review reports about its example', (name) => {
    expect(missingIn(explainRule(name))).toEqual([]);
  });

  it('planted faults: a wrong level, example or proof in a section of `rules.md` is found', () => {
    const section = explainRule('maxLength');
    expect(missingIn(section.replace('Level: major or minor', 'Level: minor'))).toEqual(['Level: major']);
    expect(missingIn(section.replace('maxLength: 5', 'minLength: 5'))).not.toEqual([]);
    expect(missingIn(section.replace('maxLength: 5', 'maxLength: 9'))).not.toEqual([]);
    expect(missingIn(section.replace('"aaaaaa"', '"aaaaa"'))).toHaveLength(1);
  });

  it('the error for an unknown rule suggests a similar name', () => {
    expect(() => explainRule('maxLenght')).toThrow('there is no rule maxLenght: did you mean maxLength?');
    expect(() => explainRule('MAXLENGTH')).toThrow('did you mean maxLength?');
    for (const unlike of ['x', 'x'.repeat(300)]) expect(() => explainRule(unlike)).not.toThrow('did you mean');
    expect(() => explainRule('constructor')).toThrow('there is no rule constructor');
  });
});
