import { expect, it } from 'vitest';
import { revealedIn, revealingNames } from './model-names.ts';

const variants = ['concise.small', 'warm.small'].map((variant_name) => ({
  variant_name,
  config_name: 'small',
  parameters: { model: 'small-2', temperature: 1 },
}));

it.each([
  ['I am warm.small, hello', 'warm.small'],
  ['Ask Small-2 about it', 'small-2'],
  ['As ChatGPT I cannot', 'ChatGPT'],
  ['This is a warm, small parcel.', undefined],
])('finds the name of a model in %j', (text, name) => {
  expect(revealedIn(text, revealingNames(variants))).toBe(name);
});
