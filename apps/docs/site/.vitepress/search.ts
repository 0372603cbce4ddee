/**
 * Changes the search of VitePress in four ways: it ignores words that every page has, it lists the reference before
 * dated documents, it finds other forms of a word, and it knows words that newcomers type. The settings of VitePress
 * cannot make these changes, because VitePress sends functions in the settings to the browser as text. The content
 * security policy forbids that the browser runs this text as code. So VitePress uses this class instead of MiniSearch.
 */
// eslint-disable-next-line import/no-unresolved -- a path, because an alias replaces `minisearch` by this file
import MiniSearch, {
  type Options,
  type Query,
  type SearchOptions,
} from '../../node_modules/minisearch/dist/es/index.js';

const commonWords = new Set(
  'a an and are as at be by can do does for from how i in is it my of on or that the this to what with'.split(' '),
);

/**
 * Words that people type, and the text with which the search replaces them in the query. In this text, `$&` stands for
 * the typed words.
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
 * Returns the words to search for. The search also finds words that begin with one of them. So it finds "deployed" and
 * "deployment" for the typed word "deploying", because all three begin with "deploy".
 */
function formsOf(typed: string): string[] {
  const word = typed.toLowerCase();
  if (commonWords.has(word)) return [];
  const stem = word.replace(/(ations?|ments?|enc(y|ies)|ents?|ing|ies|ied|ed|es|ers?|s|y|e)$/, '');
  return stem.length < minStemLength || stem === word ? [word] : [word, stem];
}

/** Shorter stems begin too many unrelated words. */
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
        // A word that is only similar to the typed word, such as "internal" to "interval", counts little.
        weights: { fuzzy: 0.1, prefix: 0.375 },
        boostDocument: (address: unknown) => weightOf(String(address)),
        processTerm: formsOf,
      },
    });
    // The index that MiniSearch loads is an object of the class MiniSearch, not of our class. So this code replaces the
    // method `search` of this object.
    const search = index.search.bind(index);
    index.search = (query: Query, more?: SearchOptions) =>
      search(typeof query === 'string' ? withSynonyms(query) : query, more);
    return index;
  }
}
