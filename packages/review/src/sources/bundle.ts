import { isObject, type Document } from '@jurybox/openapi';
import { CannotReview } from '../errors.ts';
import { assemble, child, locator, type Pending, type Place, type Reader, type Spot, type Unit } from './parts.ts';
import { limits, NotRead, type ReadFile } from './files.ts';
import {
  kindOf,
  objectIn,
  shapeOfKind,
  typeOf,
  type ComponentKind,
  type ObjectName,
  type Shape,
  type Version,
} from './grammar.ts';
import { References, versionOf, type Target } from './references.ts';
import { pointerTo } from './pointers.ts';
import { readSchema } from './schema.ts';
import { isDocumentation, notReviewedIn, type LeftOut, type Unread } from './left-out.ts';

/** A contract in one document. The content of its other files has become components, and references point to them. */
export interface Bundle {
  document: Document;
  /** The parts that could not be read and are left out. */
  leftOut: LeftOut[];
  /** The same parts as the report names them. If there are many, the last entry counts the others. */
  notReviewed: Unread[];
  /**
   * Returns the place of a JSON pointer in the source files. With `rule`, returns the place of the member that the rule
   * is about.
   */
  placeOf: (pointer: string, rule?: string) => Place | undefined;
}

/** Bundles the contract in the file `entry`. Throws `CannotReview` if the file is not an OpenAPI document. */
export const bundle = (readFile: ReadFile, entry: string): Bundle => new Bundler(new References(readFile, entry)).run();

class Bundler implements Reader {
  readonly references: References;
  readonly version: Version;
  /** The places where the file or the path in the source files differs from the place in the bundle. */
  readonly spots: Spot[] = [];
  readonly pending: Pending[] = [];
  private readonly root: Unit;
  /** The units by their targets, in the order in which they are read. */
  private readonly units: Map<string, Unit>;
  private readonly leftOut: LeftOut[] = [];
  private values = 0;
  private copies = 0;

  constructor(references: References) {
    this.references = references;
    this.version = versionOf(references.root.value);
    const { root } = references;
    this.root = { target: { file: root, keys: [], value: root.value }, content: undefined };
    this.units = new Map([['', this.root]]);
  }

  run(): Bundle {
    // The units grow during this loop: a unit can refer to another file, and the target becomes the last unit.
    for (const unit of this.units.values()) {
      const { file, keys, value } = unit.target;
      const at: Spot = { unit, keys: [], file, source: keys, copied: [] };
      this.spots.push(at);
      unit.content = this.read(value, unit.kind === undefined ? { object: 'Document' } : shapeOfKind(unit.kind), at);
    }
    const { document, dangling } = assemble([...this.units.values()], this.pending, this.version);
    for (const { at } of dangling) this.leaveOut(at, 'the reference leads to a part that is left out');
    const { leftOut, spots } = this;
    return { document, leftOut, notReviewed: notReviewedIn(leftOut), placeOf: locator(document, spots) };
  }

  leaveOut(at: Spot, reason: string, key?: string, isMeaningless = isDocumentation(at, key)): undefined {
    this.leftOut.push({ at: key === undefined ? at : child(at, key), reason, isMeaningless });
    return undefined;
  }

  /** Reads the member `key` of the value at the place `at`. */
  readMember(value: unknown, shape: Shape, at: Spot, key: string): unknown {
    // Most members are texts. They need no entry in the source map, because no part of a text is ever left out.
    if (typeof value !== shape || at.keys.length >= limits.depth) return this.read(value, shape, child(at, key));
    this.count();
    return value;
  }

  private count(): void {
    this.values += 1;
    if (this.values > limits.values) throw new CannotReview(`the contract has more than ${limits.values} values`);
  }

  read(value: unknown, shape: Shape, at: Spot): unknown {
    this.count();
    if (at.keys.length > limits.depth)
      return this.leaveOut(at, `this part is nested deeper than ${limits.depth} levels`) ?? emptyOf(shape);
    if (shape === 'any') return value;
    if (isObject(value) && typeof value['$ref'] === 'string') return this.readReference(value, shape, at);
    if (value === null || value === undefined) return this.readNothing(shape, at);
    if (typeof shape === 'string') return this.readScalar(value, shape, at);
    if ('list' in shape) return this.readList(value, shape.list, at);
    if ('map' in shape) return this.readMap(value, shape, at);
    if (shape.object === 'Schema') return readSchema(this, value, at);
    return this.readObject(value, shape.object, at);
  }

  /**
   * Handles a key without a value, which YAML reads as `null`. The key counts as missing, except where a schema is
   * expected.
   */
  private readNothing(shape: Shape, at: Spot): unknown {
    const object = objectIn(shape);
    return object && (this.leaveOut(at, `${typeOf(object).called} is empty`) ?? emptyOf(shape));
  }

  private readScalar(value: unknown, shape: 'string' | 'boolean', at: Spot): unknown {
    if (typeof value === shape) return value;
    // YAML reads a text such as `1.0` as a number.
    if (shape === 'string' && (typeof value === 'number' || typeof value === 'boolean')) return String(value);
    return this.leaveOut(at, `it is not ${shape === 'string' ? 'a text' : 'true or false'}`);
  }

  private readList(value: unknown, shape: Shape, at: Spot): unknown {
    if (!Array.isArray(value)) return this.leaveOut(at, 'it is not a list');
    const list: unknown[] = [];
    for (const [i, item] of value.entries()) {
      const inside = child(at, String(list.length), String(i));
      if (list.length !== i) this.spots.push(inside);
      const before = this.leftOut.length;
      const read = this.read(item, shape, inside);
      if (read !== undefined) list.push(read);
      // The item is left out, so the next item of the list gets the index of this item.
      else for (const part of this.leftOut.slice(before)) part.isItem = true;
    }
    // If every item of a list is left out, the list is left out too.
    return list.length === 0 && value.length > 0 ? undefined : list;
  }

  private readMap(value: unknown, { map, keys }: { map: Shape; keys?: RegExp }, at: Spot): unknown {
    if (!isObject(value)) return this.leaveOut(at, 'it is not an object');
    const entries: [string, unknown][] = [];
    for (const [key, item] of Object.entries(value)) {
      if (key === '__proto__') this.leaveOut(at, 'the name `__proto__` is not read', key);
      else if (keys && key.startsWith('x-')) entries.push([key, item]);
      else if (keys && !keys.test(key)) this.leaveOut(at, `\`${key}\` is not an allowed name here`, key);
      else {
        const read = this.readMember(item, map, at, key);
        if (read !== undefined) entries.push([key, read]);
      }
    }
    return Object.fromEntries(entries);
  }

  private readObject(value: unknown, name: ObjectName, at: Spot): unknown {
    const { called, members, others, since = {}, needs = {}, known = {}, notCompared = [] } = typeOf(name);
    if (!isObject(value)) return this.leaveOut(at, `${called} is not an object`);
    for (const [key, allowed] of Object.entries(needs)) {
      const given = value[key];
      if (typeof given !== 'string') return this.leaveOut(at, `${called} has no \`${key}\``);
      if (!allowed.test(given)) return this.leaveOut(at, `the review does not compare \`${key}: ${given}\``);
    }
    const entries: [string, unknown][] = [];
    for (const [key, item] of Object.entries(value)) {
      const shape = Object.hasOwn(members, key) ? members[key] : undefined;
      const first = Object.hasOwn(since, key) ? since[key] : undefined;
      if (key.startsWith('x-')) entries.push([key, item]);
      else if (shape === undefined && others === undefined)
        this.leaveOut(at, `OpenAPI ${this.version} has no \`${key}\` in ${called}`, key, true);
      else if (first !== undefined && first > this.version)
        this.leaveOut(at, `\`${key}\` is new in OpenAPI ${first}; the contract is OpenAPI ${this.version}`, key, true);
      else if (notCompared.includes(key) || known[key]?.test(String(item)) === false)
        this.leaveOut(at, `the review does not compare \`${key}${known[key] ? `: ${String(item)}` : ''}\``, key);
      else if (key === 'itemSchema') entries.push(...this.readItems(item, value, at));
      else {
        const read = this.readMember(item, (shape ?? others) as Shape, at, key);
        if (read !== undefined) entries.push([key, read]);
      }
    }
    return Object.fromEntries(entries);
  }

  /**
   * Reads `itemSchema` of OpenAPI 3.2, which describes each item of a stream. In the bundle, it becomes the `schema` of
   * a list of such items.
   */
  private readItems(value: unknown, media: Record<string, unknown>, at: Spot): [string, unknown][] {
    if (media['schema'] !== undefined) {
      this.leaveOut(at, 'the review does not compare `itemSchema` beside `schema`', 'itemSchema');
      return [];
    }
    const list = child(at, 'schema', 'itemSchema');
    const items = { ...list, keys: [...list.keys, 'items'] };
    this.spots.push(list);
    this.spots.push(items);
    return [['schema', { type: 'array', items: this.read(value, { object: 'Schema' }, items) }]];
  }

  private readReference(value: Record<string, unknown>, shape: Shape, at: Spot): unknown {
    const ref = value['$ref'] as string;
    const kind = kindOf(shape);
    try {
      const target = this.references.resolve(ref, at.file);
      // If a path item is in another file, its content is copied to the place of its `$ref`. If the copied path item
      // refers to another path item, that one becomes a component.
      const isCopied = kind === 'pathItems' && target.file !== this.references.root && at.copied.length === 0;
      if (kind === undefined || isCopied) return this.copy(value, target, shape, at);
      const node = this.besideReference(value, shape, at);
      this.refer(node, '$ref', target, kind, at);
      return node;
    } catch (error) {
      if (!(error instanceof NotRead)) throw error;
      return this.leaveOut(at, `the reference ${ref} ${error.message}`) ?? emptyOf(shape);
    }
  }

  refer(node: Record<string, unknown>, key: string, target: Target, kind: ComponentKind, at: Spot): void {
    const isLocal = target.file === this.references.root;
    const to = isLocal ? { unit: this.root, keys: target.keys } : { unit: this.unitFor(target, kind), keys: [] };
    // The text is written later. Until then, it keeps the place of the member in the order of the members.
    node[key] = '';
    this.pending.push({ node, key, to, isSchema: kind === 'schemas', at });
  }

  private unitFor(target: Target, kind: ComponentKind): Unit {
    const id = `${kind} ${target.file.path}${pointerTo(target.keys)}`;
    const unit = this.units.get(id) ?? { kind, target, content: undefined };
    this.units.set(id, unit);
    return unit;
  }

  private besideReference(value: Record<string, unknown>, shape: Shape, at: Spot): Record<string, unknown> {
    const { $ref, ...rest } = value;
    if (objectIn(shape) === 'Schema' && this.version !== '3.0')
      return { $ref, ...(readSchema(this, rest, at) as object) };
    const words = Object.entries(rest).filter(
      ([key, item]) => key.startsWith('x-') || (/^(summary|description)$/.test(key) && typeof item === 'string'),
    );
    return { $ref, ...Object.fromEntries(words) };
  }

  /**
   * Copies the target of a `$ref` to where the `$ref` is. The members beside the `$ref` override those of the target.
   */
  private copy(value: Record<string, unknown>, target: Target, shape: Shape, at: Spot): unknown {
    const id = `${target.file.path}${pointerTo(target.keys)}`;
    if (at.copied.includes(id)) throw new NotRead('refers to itself');
    if (at.copied.length > 0 && (this.copies += 1) > limits.copies)
      throw new CannotReview(`references inside references expand to more than ${limits.copies} parts`);
    const inside: Spot = { ...at, file: target.file, source: target.keys, copied: [...at.copied, id] };
    this.spots.push(inside);
    const read = this.read(target.value, shape, inside);
    const { $ref: _, ...rest } = value;
    if (Object.keys(rest).length === 0 || !isObject(read)) return read;
    for (const key of Object.keys(rest)) this.spots.push(child(at, key));
    const beside = this.read(rest, shape, at);
    return isObject(beside) ? { ...read, ...beside } : read;
  }
}

const emptyOf = (shape: Shape): unknown => (objectIn(shape) === 'Schema' ? {} : undefined);
