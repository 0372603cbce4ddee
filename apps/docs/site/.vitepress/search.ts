/**
 * Changes the search of VitePress in four ways: it ignores words that every page has, ranks the API reference first and
 * pages such as the benchmark last, finds other forms of a word, and knows synonyms. The settings of VitePress cannot
 * do this: VitePress sends functions to the browser as text, and the content security policy forbids the browser to run
 * text as code. So VitePress uses this class instead of MiniSearch.
 */
// eslint-disable-next-line import/no-unresolved -- imported by its path, because the name `minisearch` means this file
import MiniSearch, {
  type Options,
  type Query,
  type SearchOptions,
} from '../../node_modules/minisearch/dist/es/index.js';

const commonWords = new Set(
  'a an and are as at be by can do does for from how i in is it my of on or that the this to what with'.split(' '),
);

/**
 * Words that people type, and the text by which the search replaces them. `$&` in this text stands for the typed words.
 */
const synonyms: [words: RegExp, text: string][] = [
  [/\b(roles?|permissions?|privileges?|access (rights|control)|rbac)\b/i, 'roles'],
  [/\b(vot(e|es|ing)|ballots?)\b/i, '$& vote'],
  [/\bpostgres\b/i, 'postgresql'],
  [/\b(migrat(e|ing|ion)|switch|moving)\b/i, '$& move'],
  [/\broll(s|ed|ing)?[ -]?backs?\b/i, 'roll back'],
  [/\bidempoten\w*/i, '$& repeated requests'],
  [/\b(breaking changes?|release notes|what('s| is) new|what changed|history)\b/i, '$& changelog'],
];

function withSynonyms(query: string): string {
  return synonyms.reduce((text, [words, more]) => text.replace(words, more), query);
}

/**
 * Returns the words to search for: the typed word and its stem. The search also finds each word that begins with one of
 * them. For example, for the typed word "deploying" it finds "deployed", because both begin with "deploy".
 */
function formsOf(typed: string): string[] {
  const word = typed.toLowerCase();
  if (commonWords.has(word)) return [];
  const stem = word.replace(/(ations?|ments?|enc(y|ies)|ents?|ing|ies|ied|ed|es|ers?|s|y|e)$/, '');
  return stem.length < minStemLength || stem === word ? [word] : [word, stem];
}

/** A shorter stem would find too many unrelated words. */
const minStemLength = 4;

/** Returns the factor by which the search multiplies the score of the page at this address. */
function weightOf(address: string): number {
  if (address.includes('/api/') || address.includes('/errors')) return 2;
  return /\/(decisions|benchmark|review-histories|unknowns|architecture)/.test(address) ? 0.25 : 1;
}

export default class Search<T> extends MiniSearch<T> {
  static override loadJSON<T>(json: string, options: Options<T>): MiniSearch<T> {
    const { searchOptions } = options;
    const index = MiniSearch.loadJSON<T>(json, {
      ...options,
      searchOptions: {
        ...searchOptions,
        // A word that is only similar to the typed word (`fuzzy`) counts less than one that begins with it (`prefix`).
        weights: { fuzzy: 0.1, prefix: 0.375 },
        boostDocument: (address: unknown) => weightOf(String(address)),
        processTerm: formsOf,
      },
    });
    // `MiniSearch.loadJSON` returns a MiniSearch, not a Search. So a method `search` of the class Search would not run.
    const search = index.search.bind(index);
    index.search = (query: Query, more?: SearchOptions) =>
      search(typeof query === 'string' ? withSynonyms(query) : query, more);
    return index;
  }
}
