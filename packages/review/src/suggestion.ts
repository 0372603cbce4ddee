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
