import { escapeToken, isObject, unescapeToken, type Document } from '@jurybox/openapi';
import type { Spot } from './parts.ts';
import { positionsOf } from './positions.ts';
import type { SourceFile } from './references.ts';

/** A place in a source file. Lines and columns start at 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

interface Origin {
  file: SourceFile;
  source: string[];
}

const maxHops = 50;

/**
 * For each rule, the members that it is about. A rule that is not in this table is about the member with the name of
 * the rule.
 */
const memberOf: Record<string, string[]> = {
  minimum: ['minimum', 'exclusiveMinimum'],
  maximum: ['maximum', 'exclusiveMaximum'],
  'parameter-required': ['required'],
  'header-required': ['required'],
  'body-required': ['required'],
  'parameter-style': ['style', 'explode', 'allowReserved'],
  'operation-renamed': ['operationId'],
  sunset: ['x-sunset'],
};

/**
 * Finds the place in the source files for each part of a bundle. Inside a part, the bundle and the source file mostly
 * have the same keys. The map therefore only stores the places where the file or the path changes.
 */
export class SourceMap {
  private readonly spots: Spot[] = [];
  private readonly positions = new Map<SourceFile, ReturnType<typeof positionsOf>>();

  add(at: Spot): void {
    this.spots.push(at);
  }

  /** Returns a place as text, for example `schemas/Note.yaml:3`. */
  text({ file, source }: Spot, key?: string): string {
    const { line } = this.position(file)(key === undefined ? source : [...source, key]);
    return `${file.path}:${line}`;
  }

  /**
   * Returns a function that finds the place in the source files for a JSON pointer into the bundle. If you pass the
   * name of a rule, it returns the place of the member that this rule is about.
   */
  locator(document: Document, pointerOf: (at: Spot) => string): (pointer: string, rule?: string) => Place | undefined {
    const origins = new Map<string, Origin[]>();
    for (const at of this.spots) {
      const pointer = pointerOf(at);
      // Several places can be stored for a pointer. The search then begins with the last one. The place before it is
      // for the members beside a `$ref`.
      origins.set(pointer, [at, ...(origins.get(pointer) ?? [])]);
    }
    return (pointer, rule = '') => {
      const keys = canonical(document, pointer);
      const members = Object.hasOwn(memberOf, rule) ? (memberOf[rule] ?? []) : [rule];
      const exact = members
        .filter((member) => member !== '')
        .map((member) => this.find(origins, [...keys, member]))
        .find((found) => found?.rest === 0);
      return (exact ?? this.find(origins, keys))?.place;
    };
  }

  /**
   * Finds the place in the source files for a path of keys. If a source file contains only the beginning of the path,
   * `rest` is the number of missing keys.
   */
  private find(origins: Map<string, Origin[]>, keys: string[]): { place: Place; rest: number } | undefined {
    let best: { place: Place; rest: number } | undefined;
    for (let length = keys.length; length >= 0; length -= 1) {
      const pointer = ['#', ...keys.slice(0, length).map(escapeToken)].join('/');
      for (const { file, source } of origins.get(pointer) ?? []) {
        const { depth, ...position } = this.position(file)([...source, ...keys.slice(length)]);
        const rest = Math.max(0, source.length + keys.length - length - depth);
        if (!best || rest < best.rest) best = { place: { file: file.path, ...position }, rest };
      }
      if (best) return best;
    }
    return undefined;
  }

  private position(file: SourceFile): ReturnType<typeof positionsOf> {
    const known = this.positions.get(file) ?? positionsOf(file);
    this.positions.set(file, known);
    return known;
  }
}

/**
 * Returns the keys of a JSON pointer. If the pointer leads through a `$ref`, the result begins with the keys of the
 * target instead.
 */
function canonical(document: Document, pointer: string): string[] {
  let keys: string[] = [];
  let left = keysOf(pointer);
  let node: unknown = document;
  for (let hops = 0; left.length > 0;) {
    const [key = '', ...others] = left;
    const ref = isObject(node) && !Object.hasOwn(node, key) ? node['$ref'] : undefined;
    if (typeof ref === 'string' && ref.startsWith('#') && hops < maxHops) {
      hops += 1;
      left = [...keysOf(ref), ...left];
      [keys, node] = [[], document];
      continue;
    }
    keys = [...keys, key];
    left = others;
    node = typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined;
  }
  return keys;
}

const keysOf = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapeToken);
