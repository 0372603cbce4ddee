import { closestMatch } from 'leven';
import { listWords } from './words/values.ts';

const compile = 'because the tests of your client can compile the programs of earlier releases';

/** Options, keys and rules that earlier versions had, each with the reason why it was removed. */
const removed: Record<string, string> = {
  '--no-redocly': 'because the rules of the review compare every part: leave it out',
  '--no-run': 'because no finding came from generated clients: leave it out',
  '--no-programs': `${compile}: leave it out`,
  '--atom': 'because --changelog writes the same changes: leave it out',
  programs: `${compile}: delete the key`,
  'redocly-diff': 'because the rules of the review compare every part: delete the entry',
  'behaviour-changed': 'because other rules report every such change: delete the entry',
};

/** Says what to write instead of a removed or misspelled word: the most similar word, or all words if there are few. */
export function suggestion(wrong: string, allowed: string[]): string {
  if (Object.hasOwn(removed, wrong)) return `: it was removed, ${removed[wrong]}`;
  const written = wrong.slice(0, 60).toLowerCase();
  const words = new Map(allowed.map((word) => [word.toLowerCase(), word]));
  const maxDistance = Math.min(written.length - 1, Math.max(2, Math.floor(written.length / 3)));
  const closest = closestMatch(written, [...words.keys()], { maxDistance });
  const best = words.get(closest ?? '');
  if (best !== undefined) return `: did you mean ${best}?`;
  return allowed.length <= 12 ? `: use ${listWords(allowed, 12, 'or')}` : '';
}
