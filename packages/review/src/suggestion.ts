import { listWords } from './words/values.ts';

/** Returns a suggestion for a misspelled word: the most similar allowed word, or all allowed words if there are few. */
export function suggestion(wrong: string, allowed: string[]): string {
  const [best] = allowed
    .map((word) => ({ word, distance: distanceOf(wrong.toLowerCase().slice(0, 60), word.toLowerCase()) }))
    .sort((left, right) => left.distance - right.distance);
  if (best && best.distance <= Math.max(2, Math.floor(best.word.length / 3)) && best.distance < best.word.length)
    return `: did you mean ${best.word}?`;
  return allowed.length <= 12 ? `: use ${listWords(allowed, 12, 'or')}` : '';
}

/** Returns the edit distance of two words: how many letters must be added, removed or replaced. */
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

const redoclyDiff = 'the review no longer runs `redocly diff`, because its own rules compare every part';
const programs = 'compile the programs of earlier releases in the tests of your client';

/** What earlier versions had: options of the command, and keys and rules of the configuration. Says what to do now. */
const removed: Record<string, string> = {
  '--no-redocly': `${redoclyDiff}: leave the option out`,
  '--no-run': 'the review no longer runs generated clients, because its findings never came from them: leave it out',
  '--atom': 'the changelog that --changelog writes has the same changes: leave the option out',
  '--no-programs': `${programs}, and leave the option out`,
  programs: `${programs}, and delete the key`,
  'redocly-diff': `${redoclyDiff}: delete the entry`,
  'behaviour-changed': 'other rules report every such change: delete the entry',
};

/** Says that earlier versions had an option, a key or a rule, and what to do now. Undefined if none had it. */
export const removedText = (name: string): string | undefined =>
  Object.hasOwn(removed, name) ? `${name} was removed: ${removed[name]}` : undefined;
