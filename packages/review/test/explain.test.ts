/** Checks that every rule has a page, and that the example of the page triggers the rule. */
import { describe, expect, it } from 'vitest';
import type { RulePage } from '../src/explain/example.ts';
import { exampleFinding, explainRule, explainRules, pages } from '../src/explain/explain.ts';
import { rules } from '../src/findings/rules.ts';

/** The rules without an example, because they report only what no other rule reports. */
const withoutExample = ['behaviour-changed', 'redocly-diff'];

const problemOf = (name: string, page: RulePage | undefined): string | undefined => {
  if (!page) return `${name} has no page`;
  if (withoutExample.includes(name)) return page.example === undefined ? undefined : `${name} has an example`;
  return exampleFinding(name, page) === undefined ? `the example of ${name} does not trigger it` : undefined;
};

describe('the pages of the rules', () => {
  it('every rule has a page', () => {
    expect(Object.keys(pages).sort()).toEqual(Object.keys(rules).sort());
  });

  it.each(Object.keys(rules))('the example of %s triggers the rule', (name) => {
    expect(problemOf(name, pages[name])).toBeUndefined();
  });

  it('detects a rule without a page, and an example that triggers another rule', () => {
    expect(problemOf('maxLength', undefined)).toBe('maxLength has no page');
    expect(problemOf('maxLength', pages['minLength'])).toBe('the example of maxLength does not trigger it');
  });

  it('a page says what the rule reports, why, what to do instead, and shows the finding of its example', () => {
    const text = explainRule('maxLength');
    for (const part of [
      '## maxLength',
      'It breaks callers in a request',
      '**Instead:**',
      'The review says: **major**, proven',
    ])
      expect(text).toContain(part);
    expect(text).toContain('maxLength: 5');
    expect(text).toContain('POST /notes HTTP/1.1');
  });

  it('puts all pages into one document, with the same text in every run', () => {
    expect(explainRules().match(/^## /gm)).toHaveLength(Object.keys(rules).length);
    expect(explainRules()).toBe(explainRules());
  });

  it('suggests a similar name for an unknown rule', () => {
    expect(() => explainRule('maxLenght')).toThrow('there is no rule maxLenght: did you mean maxLength?');
    expect(() => explainRule('constructor')).toThrow('there is no rule constructor');
  });
});
