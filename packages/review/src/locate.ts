import { LineCounter, isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml';
import { unescapeToken } from '@jurybox/openapi';
import { posix } from 'node:path';

interface Parsed {
  root: Node | null;
  lines: LineCounter;
}

/** A place in a source file. Lines and columns start at 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** Returns a function that finds the place of a pointer into the bundled document. */
export function locator(files: Map<string, string>): (pointer: string) => Place | undefined {
  const parsed = new Map<string, Parsed>();
  const read = (file: string): Parsed | undefined => {
    const known = parsed.get(file);
    const text = files.get(file);
    if (known || text === undefined) return known;
    const lines = new LineCounter();
    const one = { root: parseDocument(text, { lineCounter: lines, logLevel: 'silent' }).contents, lines };
    parsed.set(file, one);
    return one;
  };
  const [first = ''] = files.keys();
  return (pointer) => {
    const keys = pointer.split('/').slice(1).map(unescapeToken);
    const direct = walk(read, files, first, keys);
    if (direct && direct.rest === 0) return direct;
    // The bundler moves the content of other files to `components` and names it after the file.
    const [components, , name = ''] = keys;
    const own =
      components === 'components'
        ? [...files.keys()].find((file) => posix.basename(file).replace(/\.\w+$/, '') === name)
        : undefined;
    return (own === undefined ? undefined : walk(read, files, own, keys.slice(3))) ?? direct;
  };
}

function walk(
  read: (file: string) => Parsed | undefined,
  files: Map<string, string>,
  start: string,
  keys: string[],
): (Place & { rest: number }) | undefined {
  let file = start;
  let node: Node | null | undefined = read(file)?.root;
  let at = node;
  for (const [i, key] of ['', ...keys].entries()) {
    const next =
      i === 0
        ? node
        : isMap(node)
          ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
          : isSeq(node)
            ? (node.items[Number(key)] as Node)
            : undefined;
    if (!next) return lineOf(read, file, at, keys.length - i + 1);
    const value: Node | null = 'key' in next ? (next.value as Node | null) : (next as Node);
    at = 'key' in next ? (next.key as Node) : value;
    node = value;
    const ref: unknown = isMap(value) ? value.get('$ref') : undefined;
    if (typeof ref !== 'string' || ref.startsWith('#') || i === keys.length) continue;
    const target = posix.normalize(posix.join(posix.dirname(file), ref.split('#')[0] ?? ''));
    if (!files.has(target)) continue;
    file = target;
    node = read(file)?.root;
    at = node;
  }
  return lineOf(read, file, at, 0);
}

function lineOf(
  read: (file: string) => Parsed | undefined,
  file: string,
  node: Node | null | undefined,
  rest: number,
): (Place & { rest: number }) | undefined {
  const lines = read(file)?.lines;
  if (!lines) return undefined;
  const { line, col: column } = node?.range ? lines.linePos(node.range[0]) : { line: 1, col: 1 };
  return { file, line, column, rest };
}
