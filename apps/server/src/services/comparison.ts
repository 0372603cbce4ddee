import { isDeepStrictEqual } from 'node:util';
import type { ParameterChange, Parameters } from '@jurybox/types';

/** The limits in the contract: the number of characters in the path of a change, and the number of changes. */
const maxPathChars = 20_000;
const maxChanges = 1000;
/** The maximum total length of the paths and JSON values of all listed changes. The first change may be longer. */
const maxTextChars = 1_048_576;

/**
 * Compares two sets of parameters in linear time. Returns the changes with JSON pointers (RFC 6901), ordered by member
 * names. Objects are compared member by member. Any other value that differs, such as a list, is one change. So is an
 * object with a member whose path would exceed `maxPathChars`. `isComplete` is false if a limit omits changes.
 */
export function compareParameters(before: Parameters, after: Parameters) {
  const walk = new Walk();
  walk.compareObjects(before, after);
  return { changes: walk.changes, isComplete: walk.isComplete };
}

class Walk {
  readonly changes: ParameterChange[] = [];
  isComplete = true;
  /**
   * The names on the path to the current value, escaped for a JSON pointer. They are joined only when a change is
   * found, because joining is slow.
   */
  readonly #steps: string[] = [];
  #pathLength = 0;
  #textLength = 0;

  compareObjects(before: Parameters, after: Parameters): void {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    if (names.some((name) => this.#pathLength + 1 + escapedLength(name) > maxPathChars)) {
      if (!isDeepStrictEqual(before, after)) this.#add('changed', before, after);
      return;
    }
    for (const name of names) {
      if (!this.isComplete) return;
      const step = escaped(name);
      this.#steps.push(step);
      this.#pathLength += 1 + step.length;
      this.#compareMember(before, after, name);
      this.#steps.pop();
      this.#pathLength -= 1 + step.length;
    }
  }

  #compareMember(before: Parameters, after: Parameters, name: string): void {
    const [oldValue, newValue] = [before[name], after[name]];
    if (!Object.hasOwn(before, name)) this.#add('added', null, newValue);
    else if (!Object.hasOwn(after, name)) this.#add('removed', oldValue, null);
    else if (isObject(oldValue) && isObject(newValue)) this.compareObjects(oldValue, newValue);
    else if (!isDeepStrictEqual(oldValue, newValue)) this.#add('changed', oldValue, newValue);
  }

  #add(change: ParameterChange['change'], before: unknown, after: unknown): void {
    this.#textLength += this.#pathLength + JSON.stringify(before).length + JSON.stringify(after).length;
    const isFull = this.changes.length === maxChanges || (this.changes.length > 0 && this.#textLength > maxTextChars);
    if (isFull) this.isComplete = false;
    else this.changes.push({ path: this.#steps.map((step) => `/${step}`).join(''), change, before, after });
  }
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Returns the length of the escaped name, or of the unescaped name if that is already too long. */
function escapedLength(name: string): number {
  return name.length > maxPathChars ? name.length : escaped(name).length;
}

function isObject(value: unknown): value is Parameters {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
