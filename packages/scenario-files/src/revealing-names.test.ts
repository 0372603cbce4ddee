import { expect, it } from 'vitest';
import { revealedIn, revealingNames, revealingOutputs } from './revealing-names.ts';

const variants = ['concise.small', 'warm.small'].map((variant_name) => ({
  variant_id: `id of ${variant_name}`,
  variant_name,
  config_name: 'small',
  parameters: { model: 'small-2', temperature: 1 },
}));

it.each([
  ['I am warm.small, hello', 'warm.small'],
  ['Ask Small-2 about it', 'small-2'],
  ['As ChatGPT I cannot', 'ChatGPT'],
  ['This is a warm, small parcel.', undefined],
])('in the text %j, revealedIn finds this name of a variant or model: %s', (text, name) => {
  expect(revealedIn(text, revealingNames(variants))).toBe(name);
});

it('revealingOutputs reports the line and the variant of each output that reveals its variant', () => {
  const outputs = ['Nine euros.', 'As Small-2, I say nine euros.'].map((variant_output, at) => ({
    variant_id: variants[at]?.variant_id ?? '',
    variant_output,
  }));
  const scenario = { inputs: [{ input_name: 'q', input_value: 'How much is it?' }], outputs };
  expect(revealingOutputs([{ line: 7, scenario }], variants)).toEqual([
    { line: 7, message: 'The answer of warm.small contains "small-2".' },
  ]);
});
