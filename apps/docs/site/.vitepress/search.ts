/**
 * The search of VitePress without words that every page has, and with the reference before dated documents. VitePress
 * accepts functions as settings, but its pages would evaluate them from text, which the content security policy
 * forbids. So the site gives VitePress this class in place of MiniSearch.
 */
// eslint-disable-next-line import/no-unresolved -- the address of the package itself, which the alias does not replace
import MiniSearch, { type Options } from '../../node_modules/minisearch/dist/es/index.js';

const commonWords = new Set('a an and are as at be by for from in is it of on or that the this to with'.split(' '));

/** Returns the factor for a page, by its address. */
function weightOf(address: string): number {
  if (address.includes('/api/') || address.includes('/errors')) return 2;
  return /\/(decisions|benchmark|review-histories|unknowns|architecture)/.test(address) ? 0.25 : 1;
}

export default class Search<T> extends MiniSearch<T> {
  static override loadJSON<T>(json: string, options: Options<T>): MiniSearch<T> {
    const { searchOptions } = options;
    return MiniSearch.loadJSON<T>(json, {
      ...options,
      searchOptions: {
        ...searchOptions,
        boostDocument: (address: unknown) => weightOf(String(address)),
        processTerm: (term: string) => (commonWords.has(term.toLowerCase()) ? null : term.toLowerCase()),
      },
    });
  }
}
