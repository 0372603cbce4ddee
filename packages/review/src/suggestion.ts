import { listWords } from './words/values.ts';

const compile = 'because the tests of your client can compile the programs of earlier releases';

/** The options, keys and rules of earlier versions. */
const removed: Record<string, string> = {
  '--no-redocly': 'because the rules of the review compare every part: leave it out',
  '--no-run': 'because no finding came from generated clients: leave it out',
  '--no-programs': `${compile}: leave it out`,
  '--atom': 'because --changelog writes the same changes: leave it out',
  programs: `${compile}: delete the key`,
  'redocly-diff': 'because the rules of the review compare every part: delete the entry',
  'behaviour-changed': 'because other rules report every such change: delete the entry',
};

/** What to write instead of a removed or misspelled word: the most similar word, or all words if there are few. */
export function suggestion(wrong: string, allowed: string[]): string {
  if (Object.hasOwn(removed, wrong)) return `: it was removed, ${removed[wrong]}`;
  const [best] = allowed
    .map((word) => ({ word, distance: distanceOf(wrong.toLowerCase().slice(0, 60), word.toLowerCase()) }))
    .sort((left, right) => left.distance - right.distance);
  if (best && best.distance <= Math.max(2, Math.floor(best.word.length / 3)) && best.distance < best.word.length)
    return `: did you mean ${best.word}?`;
  return allowed.length <= 12 ? `: use ${listWords(allowed, 12, 'or')}` : '';
}

/** How many letters must be added, removed or replaced to turn one word into the other. */
function distanceOf(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, i) => i);
  for (const [i, letter] of Array.from(left).entries()) {
    const next = [i + 1];
    for (let j = 0; j < right.length; j += 1)
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === right[j] ? 0 : 1)));
    row = next;
  }
  return row[right.length] ?? 0;
}
