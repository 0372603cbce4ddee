import { createContext, Script } from 'node:vm';
import { Automaton, onlyIn } from './automaton.ts';

class TooSlow extends Error {}

const limitMs = 100;
const known = new Map<string, ReturnType<typeof create>>();

/** Compiles a pattern; undefined if it is invalid. `test` of the result throws `TooSlow` after a time limit. */
export function compilePattern(pattern: string) {
  if (!known.has(pattern)) known.set(pattern, create(pattern));
  return known.get(pattern);
}

/** Whether a text fits a pattern; false if the pattern is invalid or too slow. */
export const fitsPattern = (pattern: string, text: string): boolean => verdictOf(pattern, text) === true;

/** Whether a text fits a pattern; undefined if the pattern is too slow. An invalid pattern fits no text. */
export function verdictOf(pattern: string, text: string): boolean | undefined {
  try {
    return compilePattern(pattern)?.test(text) === true;
  } catch (error) {
    if (error instanceof TooSlow) return undefined;
    throw error;
  }
}

/** Compiles a pattern with the flag `u`, or without the flag if the pattern is only valid without it. */
function expressionOf(pattern: string): RegExp | undefined {
  for (const flags of ['u', ''])
    try {
      return new RegExp(pattern, flags);
    } catch {}
  return undefined;
}

function create(pattern: string) {
  const expression = expressionOf(pattern);
  if (!expression) return undefined;
  // Each repetition in a pattern, such as `*`, can multiply the number of attempts by the length of the text.
  const repetitions = Array.from(pattern).filter((char) => '*+?{'.includes(char)).length;
  // With a repeated group or a reference to a group, the time can be exponential even for a short text.
  const isNested = /\)[*+{]/.test(pattern) || /\\[1-9]/.test(pattern);
  const mostDirect = isNested ? 0 : Math.floor(1e6 ** (1 / (repetitions + 1)));
  let made: { automaton: Automaton | undefined } | undefined;
  const automaton = () => (made ??= { automaton: expression.unicode ? automatonOf(pattern) : undefined }).automaton;
  return {
    automaton,
    // Ajv uses this text as the key of its cache of compiled patterns.
    toString: () => `/${pattern}/`,
    test: (text: string) =>
      text.length <= mostDirect ? expression.test(text) : (automaton()?.test(text) ?? testWithin(expression, text)),
  };
}

function automatonOf(pattern: string): Automaton | undefined {
  try {
    return new Automaton(pattern);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const context = createContext(Object.create(null) as Record<string, unknown>);
const script = new Script('expression.test(text)');
const slow = new Set<RegExp>();

/** Runs a pattern with a time limit. If it once takes too long, the review does not run it again. */
function testWithin(expression: RegExp, text: string): boolean {
  if (slow.has(expression) || slow.size > 50) throw new TooSlow(`/${expression.source}/ needs too much time`);
  context['expression'] = expression;
  context['text'] = text;
  try {
    return script.runInContext(context, { timeout: limitMs }) as boolean;
  } catch {
    slow.add(expression);
    throw new TooSlow(`/${expression.source}/ needs too much time`);
  }
}

/** Returns a text that fits only the first pattern; `null` if there is none, undefined if this cannot be decided. */
export function textOnlyIn(first: string, second: string): string | null | undefined {
  const [one, other] = [first, second].map((pattern) => compilePattern(pattern)?.automaton());
  return one && other && onlyIn(one, other);
}
