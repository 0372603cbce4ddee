import { type Characters, every, includes, readable } from './characters.ts';
import { type Tree, parsePattern } from './parse.ts';

const maxStates = 3000;
const maxSteps = 400_000;

interface State {
  /** The states that the automaton can enter without reading a character; some only at the start or end of the text. */
  free: { to: number; only?: 'start' | 'end' }[];
  set?: Characters;
  to?: number;
}

interface Position {
  states: number[];
  isStart: boolean;
}

/** A finite automaton for a pattern. Testing a text takes time in proportion to its length. */
export class Automaton {
  private readonly states: State[] = [];
  private readonly final = 0;
  readonly initial: Position;

  /** Throws a `SyntaxError` if the pattern is not a regular language, or needs too many states. */
  constructor(pattern: string) {
    const tree = parsePattern(pattern);
    // A match may begin anywhere, and anything may follow it.
    this.add({ free: [], set: every, to: this.final });
    const begin = this.build(tree, this.final);
    const first = this.states.length;
    this.add({ free: [{ to: begin }], set: every, to: first });
    this.initial = { states: [first], isStart: true };
  }

  test(text: string): boolean {
    let position = this.initial;
    for (const char of text) {
      const reached = this.reach(position, false);
      if (reached.has(this.final)) return true;
      position = this.step(reached, char.codePointAt(0) ?? 0);
    }
    return this.accepts(position);
  }

  accepts = (position: Position): boolean => this.reach(position, true).has(this.final);

  /** Returns the states at a position, including those that are reached without reading a character. */
  reach({ states, isStart }: Position, isEnd: boolean): Set<number> {
    const reached = new Set(states);
    for (const state of reached)
      for (const { to, only } of this.state(state).free)
        if (only === undefined || (only === 'start' ? isStart : isEnd)) reached.add(to);
    return reached;
  }

  step(reached: Set<number>, point: number): Position {
    const next = new Set<number>();
    for (const number of reached) {
      const { set, to } = this.state(number);
      if (set && to !== undefined && includes(set, point)) next.add(to);
    }
    // After a match, the rest of the text does not matter.
    return { states: next.has(this.final) ? [this.final] : [...next].sort((x, y) => x - y), isStart: false };
  }

  sets = (reached: Set<number>): Characters[] => [...reached].flatMap((number) => [this.state(number).set ?? []]);

  private state = (number: number): State => this.states[number] as State;

  private add(state: State): number {
    if (this.states.length >= maxStates) throw new SyntaxError('the pattern needs too many states');
    return this.states.push(state) - 1;
  }

  /** Adds states that match a part of a pattern and then lead to the state `to`. Returns the first of them. */
  private build(tree: Tree, to: number): number {
    switch (tree.kind) {
      case 'characters':
        return this.add({ free: [], set: tree.set, to });
      case 'start':
      case 'end':
        return this.add({ free: [{ to, only: tree.kind }] });
      case 'sequence':
        return tree.parts.reduceRight((next, part) => this.build(part, next), to);
      case 'choice':
        return this.add({ free: tree.parts.map((part) => ({ to: this.build(part, to) })) });
      case 'repeat': {
        const { part, least, most } = tree;
        let next = to;
        if (most === Infinity) {
          const loop = this.add({ free: [{ to }] });
          this.state(loop).free.push({ to: this.build(part, loop) });
          next = loop;
        } else
          for (let i = least; i < most; i += 1) next = this.add({ free: [{ to }, { to: this.build(part, next) }] });
        for (let i = 0; i < least; i += 1) next = this.build(part, next);
        return next;
      }
    }
  }
}

/** Returns a text that only `one` accepts; `null` if there is none, undefined if the search needs too many steps. */
export function onlyIn(one: Automaton, other: Automaton): string | null | undefined {
  const queue = [{ left: one.initial, right: other.initial, text: '' }];
  const seen = new Set<string>();
  let steps = 0;
  for (const { left, right, text } of queue) {
    if (one.accepts(left) && !other.accepts(right)) return text;
    const [fromLeft, fromRight] = [one.reach(left, false), other.reach(right, false)];
    for (const point of representatives([...one.sets(fromLeft), ...other.sets(fromRight)])) {
      steps += fromLeft.size + fromRight.size + 1;
      if (steps > maxSteps) return undefined;
      const next = { left: one.step(fromLeft, point), right: other.step(fromRight, point) };
      const key = `${next.left.states.join()} ${next.right.states.join()}`;
      if (next.left.states.length === 0 || seen.has(key)) continue;
      seen.add(key);
      queue.push({ ...next, text: text + String.fromCodePoint(point) });
    }
  }
  return null;
}

/** Groups characters that are in the same sets, because they have the same effect. Returns one of each group. */
function representatives(sets: Characters[]): number[] {
  const bounds = new Set([0, ...sets.flat().flatMap(([low, high]) => [low, high + 1])]);
  const starts = [...bounds].filter((point) => point <= 0x10_ff_ff).sort((x, y) => x - y);
  const points = starts.map((low, i) => {
    const high = (starts[i + 1] ?? 0x11_00_00) - 1;
    return readable.find((point) => low <= point && point <= high) ?? low;
  });
  // A code point from U+D800 to U+DFFF is half of a surrogate pair and not a character.
  const whole = points.map((point) => (point >= 0xd8_00 && point <= 0xdf_ff ? 0xe0_00 : point));
  return [...new Set([...readable.filter((point) => whole.includes(point)), ...whole])];
}
