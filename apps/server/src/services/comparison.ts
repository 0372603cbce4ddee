import type { ParameterChange, Parameters } from '@jurybox/types';

/** Bounds of one comparison, as the contract has them: whatever is stored, an answer costs no more. */
const maxPath = 20_000;
const maxChanges = 1000;
/** Characters of paths and of values as JSON, in all; one change is always listed. */
const maxText = 1_048_576;

export interface ParameterComparison {
  changes: ParameterChange[];
  /** Whether these are all of them. */
  isComplete: boolean;
}

/**
 * What differs between two sets of parameters, as JSON pointers (RFC 6901) in the order of the members' names. Objects
 * are compared member by member; anything else that differs, a list too, is one change, and so is an object with a
 * member whose path would be too long. Looks at every value once, so it takes linear time.
 */
export function compareParameters(before: Parameters, after: Parameters): ParameterComparison {
  const walk = new Walk();
  walk.objects(before, after);
  return { changes: walk.changes, isComplete: walk.isComplete };
}

class Walk {
  readonly changes: ParameterChange[] = [];
  isComplete = true;
  /** The names that lead to where the walk is, escaped; joined only when there is something to say. */
  readonly #steps: string[] = [];
  #pathLength = 0;
  #text = 0;

  /** Two objects at the same place. */
  objects(before: Parameters, after: Parameters): void {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    if (names.some((name) => this.#pathLength + 1 + escapedLength(name) > maxPath)) {
      if (!isEqual(before, after)) this.#add('changed', before, after);
      return;
    }
    for (const name of names) {
      if (!this.isComplete) return;
      const step = escaped(name);
      this.#steps.push(step);
      this.#pathLength += 1 + step.length;
      this.#member(before, after, name);
      this.#steps.pop();
      this.#pathLength -= 1 + step.length;
    }
  }

  #member(before: Parameters, after: Parameters, name: string): void {
    const [old, now] = [before[name], after[name]];
    if (!Object.hasOwn(before, name)) this.#add('added', null, now);
    else if (!Object.hasOwn(after, name)) this.#add('removed', old, null);
    else if (isObject(old) && isObject(now)) this.objects(old, now);
    else if (!isEqual(old, now)) this.#add('changed', old, now);
  }

  #add(change: ParameterChange['change'], before: unknown, after: unknown): void {
    this.#text += this.#pathLength + JSON.stringify(before).length + JSON.stringify(after).length;
    const isFull = this.changes.length === maxChanges || (this.changes.length > 0 && this.#text > maxText);
    if (isFull) this.isComplete = false;
    else this.changes.push({ path: this.#steps.map((step) => `/${step}`).join(''), change, before, after });
  }
}

/** A name as one step of a JSON pointer. */
function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** How long that is; not looked into where it is too long anyway. */
function escapedLength(name: string): number {
  return name.length > maxPath ? name.length : escaped(name).length;
}

function isObject(value: unknown): value is Parameters {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two values are the same, in whatever order their members stand. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, index) => isEqual(item, other[index]))
    );
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  );
}
