import { EVENT_ID, type Event } from 'js-yaml';
import { limits } from './limits.ts';

const spacesToAdd = 2 * limits.depth;

/** Repairs a YAML text by adding spaces to lines whose indentation is too small. Line numbers start at 0. */
export class Indentation {
  text: string;
  spaces = new Map<number, number>();
  private readonly written: string;
  private readonly lines: string[];
  /** The numbers of the lines that are inside a text value. Added spaces would change this value. */
  private readonly values = new Set<number>();
  /**
   * Whether one repair indents all lines that contain only closing brackets. This saves time, because the text is
   * parsed again after every repair.
   */
  private together = true;

  constructor(written: string) {
    [this.written, this.text] = [written, written];
    // Each line keeps its line break at the end.
    this.lines = written.split(/(?<=\r\n|\n|\r(?!\n))/);
  }

  /**
   * Indents the line in which the parser found an error. Returns whether the text changed. If wrong indentation did not
   * cause the error, `line` is undefined: an earlier repair of all bracket lines may have caused the error, so the
   * function undoes this repair.
   */
  repair(line: number | undefined): boolean {
    if (line === undefined || this.spaces.has(line)) {
      // The repair of all bracket lines may have caused this error.
      if (!this.together || this.spaces.size === 0) return false;
      this.together = false;
      this.set([]);
      return true;
    }
    const isClosing = (index: number) => /^\s*[}\]][}\],\s]*$/.test(this.lines[index] ?? '');
    const more =
      this.together && isClosing(line)
        ? [...this.lines.keys()].filter((index) => isClosing(index) && !this.values.has(index))
        : [];
    this.set([...this.spaces.keys(), line, ...more]);
    return true;
  }

  /** Removes added spaces from lines that turned out to be inside a text value. Returns whether the text changed. */
  undoIn(events: Event[]): boolean {
    if (this.spaces.size === 0) return false;
    const starts: [line: number, at: number][] = [];
    let at = 0;
    for (const [index, line] of this.lines.entries()) {
      if (this.spaces.has(index)) starts.push([index, at]);
      at += line.length + (this.spaces.get(index) ?? 0);
    }
    const wrong = new Set<number>();
    let next = 0;
    for (const event of events) {
      if (event.type !== EVENT_ID.SCALAR) continue;
      while (next < starts.length && (starts[next]?.[1] ?? 0) < event.valueStart) next += 1;
      for (; next < starts.length && (starts[next]?.[1] ?? 0) < event.valueEnd; next += 1)
        wrong.add(starts[next]?.[0] ?? 0);
    }
    for (const line of wrong) this.values.add(line);
    if (wrong.size > 0) this.set([...this.spaces.keys()].filter((line) => !wrong.has(line)));
    return wrong.size > 0;
  }

  private set(lines: number[]): void {
    this.spaces = new Map(lines.map((line) => [line, spacesToAdd]));
    const indentation = ' '.repeat(spacesToAdd);
    this.text =
      lines.length === 0
        ? this.written
        : this.lines.map((line, index) => (this.spaces.has(index) ? indentation + line : line)).join('');
  }
}
