/** Tests the pages that `--explain` shows. Every rule needs a page, and must report the example on this page. */
import { describe, expect, it } from 'vitest';
import { exampleFinding, explainRule, explainRules, pages } from '../src/explain/explain.ts';
import type { RulePage } from '../src/explain/operation-rules.ts';
import { rules } from '../src/findings/rules.ts';

const problemOf = (name: string, page: RulePage | undefined): string | undefined => {
  if (!page) return `${name} has no page`;
  return exampleFinding(name, page) === undefined ? `the example of ${name} does not trigger it` : undefined;
};

describe('the pages of the rules', () => {
  it('every rule has a page', () => {
    expect(Object.keys(pages).sort()).toEqual(Object.keys(rules).sort());
  });

  it.each(Object.keys(rules))('the rule %s reports the example on its page', (name) => {
    expect(problemOf(name, pages[name])).toBeUndefined();
  });

  it('planted faults: the check finds a rule without a page, and an example that another rule reports', () => {
    expect(problemOf('maxLength', undefined)).toBe('maxLength has no page');
    expect(problemOf('maxLength', pages['minLength'])).toBe('the example of maxLength does not trigger it');
  });

  it('the page of a rule says what the rule reports, why, and what to do instead, and shows an example', () => {
    const text = explainRule('maxLength');
    for (const part of [
      '## maxLength',
      'The change breaks callers: they send requests that the revision refuses.',
      '**Instead:**',
      'The review says: **major**, proven',
    ])
      expect(text).toContain(part);
    expect(text).toContain('maxLength: 5');
    expect(text).toContain('POST /notes HTTP/1.1');
  });

  it('one document contains the pages of all rules, and its text is the same in every run', () => {
    expect(explainRules().match(/^## /gm)).toHaveLength(Object.keys(rules).length);
    expect(explainRules()).toBe(explainRules());
  });

  it('the error for an unknown rule suggests a similar name', () => {
    expect(() => explainRule('maxLenght')).toThrow('there is no rule maxLenght: did you mean maxLength?');
    expect(() => explainRule('constructor')).toThrow('there is no rule constructor');
  });
});
