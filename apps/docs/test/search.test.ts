/**
 * Checks which section the search of the site finds first for words that a newcomer types. Reads the search index of
 * the built site, without a browser.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { correctSearchBox } from '../site/.vitepress/accessible-search.ts';
import Search from '../site/.vitepress/search.ts';
import { dist } from '../src/paths.ts';

/** Words that a newcomer types, and the section that the search must show first for them. */
const expected: [query: string, address: RegExp][] = [
  ['getVariantByEnv', /^api\/apps#getVariantByEnv$/],
  ['variant_deployed', /^errors#/],
  ['deploy a variant', /^api\/environments#/],
  ['roles', /^roles#/],
  ['role', /^roles#/],
  ['permissions', /^roles#/],
  ['access rights', /^roles#/],
  ['vote', /^api\/human-evaluations#updateEvaluationScenario$/],
  ['voting', /^api\/human-evaluations#updateEvaluationScenario$/],
  ['vote by api', /^api\/human-evaluations#updateEvaluationScenario$/],
  ['how to cast a vote', /^api\/human-evaluations#updateEvaluationScenario$/],
  ['rollback', /^api\/environments#deployVariant$/],
  ['rolling back', /^api\/environments#deployVariant$/],
  ['rolled back', /^api\/environments#deployVariant$/],
  ['deploying', /^api\/environments#deployVariant$/],
  ['renaming an app', /^api\/apps#renameApp$/],
  ['idempotency', /^reference#repeated-requests$/],
  ['idempotent', /^reference#repeated-requests$/],
  ['409', /^errors#/],
  ['conflict', /^errors#/],
  ['409 conflict', /^errors#/],
  ['postgres', /^running#postgresql$/],
  ['postgresql', /^running#postgresql$/],
  ['move to postgres', /^operations#move-to-postgresql$/],
  ['migrate to postgresql', /^operations#move-to-postgresql$/],
  ['migrate from sqlite to postgres', /^operations#move-to-postgresql$/],
  ['the idea of an interval', /^(guides|api)\//],
  ['changelog', /^changelog#/],
  ['breaking changes', /^changelog#/],
  ['what changed', /^changelog#/],
  ['release notes', /^changelog#/],
];

const chunks = join(dist, 'assets/chunks');
const file = readdirSync(chunks).find((name) => /^@localSearchIndex.*\.js$/.test(name)) ?? '';
const { default: json } = (await import(join(chunks, file))) as { default: string };
/** The options with which VitePress creates the search index in its search box. */
const options = {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
  searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
};

/** Returns the words for which the first result is wrong, together with this result. */
function wrongResults(index: MiniSearch): string[] {
  return expected.flatMap(([query, address]) => {
    const first = String(index.search(query)[0]?.id ?? 'nothing').replace(/^\/(docs|__site__)\//, '');
    return address.test(first) ? [] : [`${query}: ${first}`];
  });
}

describe('the search of the site', () => {
  it('for words that a newcomer types, the search shows the right section first', () => {
    expect(wrongResults(Search.loadJSON(json, options))).toEqual([]);
  });

  it('planted fault: without weights, synonyms and stems, the search shows wrong sections first', () => {
    const wrong = wrongResults(MiniSearch.loadJSON(json, options)).map((line) => line.split(':')[0]);
    expect(wrong).toEqual(expect.arrayContaining(['permissions', 'voting', 'rolled back', 'idempotent']));
  });

  it('correctSearchBox corrects the ARIA roles in the search box, and throws if VitePress has changed the box', () => {
    const place = import.meta.resolve('vitepress/dist/client/theme-default/components/VPLocalSearchBox.vue');
    const source = readFileSync(fileURLToPath(place), 'utf8');
    expect(correctSearchBox(source)).toContain('role="dialog"');
    expect(() => correctSearchBox(source.replace('role="option"', ''))).toThrow('in accessible-search.ts');
  });
});
