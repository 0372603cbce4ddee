import { expect, it } from 'vitest';
import { hideTerminalWithoutWidth } from '../src/terminal.ts';

it.each([
  { isTTY: true, columns: 0, isTerminal: false },
  { isTTY: true, columns: undefined as unknown as number, isTerminal: false },
  { isTTY: true, columns: 80, isTerminal: true },
  { isTTY: false, columns: 80, isTerminal: false },
])('a stream with isTTY $isTTY and $columns columns counts as a terminal: $isTerminal', (given) => {
  const stream = { isTTY: given.isTTY, columns: given.columns };
  hideTerminalWithoutWidth(stream);
  expect(stream.isTTY).toBe(given.isTerminal);
});
