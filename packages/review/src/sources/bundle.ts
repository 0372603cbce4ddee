import { isObject, type Document } from '@jurybox/openapi';
import { CannotReview } from '../errors.ts';
import type { Place } from '../model.ts';
import { assemble, placesIn, type Part, type Pending, type Spot } from './assemble.ts';
import { limits, NotRead, type ReadFile } from './files.ts';
import { kindOf, objectIn, shapeOf, shapeOfKind, typeOf, type ComponentKind } from './grammar.ts';
import { isDocumentation, notReviewedIn, type LeftOut, type Unread } from './left-out.ts';
import { memberOf, pointerTo } from './pointers.ts';
import { References, versionOf, type Target } from './references.ts';
import { scalars, titleOf, type MapShape, type Shape, type Version } from './shapes.ts';

/** A contract in one document. The content of its other files has become components. */
export interface Bundle {
  document: Document;
  /** Returns the place of a value in the source files. With `rule`, the place of the member that the rule is about. */
  placeOf: (pointer: string, rule?: string) => Place;
  leftOut: LeftOut[];
  /** Unreadable parts (`leftOut`) as the report lists them. If they are too many, the last entry counts the rest. */
  notReviewed: Unread[];
}

/** `entry` is the path of the root document. `Bundle.placeOf` puts `prefix` before the path of each file. */
export const bundle = (readFile: ReadFile, entry: string, prefix: string): Bundle =>
  new Bundler(new References(readFile, entry)).run(prefix);

type Members = Record<string, unknown>;
const schemaShape: Shape = { object: 'Schema' };

class Bundler {
  private readonly references: References;
  private readonly version: Version;
  private readonly root: Part;
  /** The root document, then the components from other files, in the order in which they are read. */
  private readonly parts: Map<string, Part>;
  private readonly pending: Pending[] = [];
  private readonly leftOut: LeftOut[] = [];
  private readonly origins = new WeakMap<object, Spot>();
  private values = 0;
  private copies = 0;

  constructor(references: References) {
    const { root } = references;
    this.references = references;
    this.version = versionOf(root.value);
    this.root = { target: { file: root, keys: [], value: root.value }, content: undefined };
    this.parts = new Map([['', this.root]]);
  }

  run(prefix: string): Bundle {
    // The loop adds parts while it runs: if a part refers to another file, the target becomes the last part.
    for (const part of this.parts.values()) {
      const { file, keys, value } = part.target;
      const shape = part.kind === undefined ? { object: 'Document' } : shapeOfKind(part.kind);
      part.content = this.readFrom(value, shape, { part, keys: [], file, source: keys, copied: [] });
    }
    const { document, dangling } = assemble([...this.parts.values()], this.pending, this.version);
    for (const at of dangling) this.leaveOut(at, 'the reference leads to a part that is left out');
    const { leftOut } = this;
    const placeOf = placesIn(document, this.origins, prefix);
    return { document, leftOut, notReviewed: notReviewedIn(leftOut), placeOf };
  }

  private leaveOut(at: Spot, reason: string, key?: string, isMeaningless = isDocumentation(at, key)): undefined {
    this.leftOut.push({ at: key === undefined ? at : child(at, key), reason, isMeaningless });
    return undefined;
  }

  private readMember(value: unknown, shape: Shape, at: Spot, key: string): unknown {
    // To save time, no place (`Spot`) is created for a valid value that needs no further reading, such as a text.
    const isChecked = typeof shape === 'object' && 'called' in shape;
    const text = isChecked ? shape.read(value) : typeof value === shape ? value : undefined;
    if (text === undefined || at.keys.length >= limits.depth) return this.read(value, shape, child(at, key));
    this.count();
    return text;
  }

  private count(): void {
    this.values += 1;
    if (this.values > limits.values) throw new CannotReview(`the contract has more than ${limits.values} values`);
  }

  private readFrom(value: unknown, shape: Shape, at: Spot): unknown {
    const read = this.read(value, shape, at);
    if (typeof read === 'object' && read !== null && !this.origins.has(read)) this.origins.set(read, at);
    return read;
  }

  private read(value: unknown, shape: Shape, at: Spot): unknown {
    this.count();
    if (at.keys.length > limits.depth)
      return this.leaveOut(at, `this part is nested deeper than ${limits.depth} levels`) ?? emptyOf(shape);
    if (shape === 'any') return value;
    if (isObject(value) && typeof value['$ref'] === 'string') return this.readReference(value, shape, at);
    // YAML reads a key without a value as `null`. The key counts as missing, except where an object is expected.
    const object = objectIn(shape);
    if (value === null || value === undefined)
      return object && (this.leaveOut(at, `${titleOf(object)} is empty`) ?? emptyOf(shape));
    if (typeof shape === 'string' || 'called' in shape) {
      const { called, read } = typeof shape === 'string' ? scalars[shape] : shape;
      const key = at.keys.at(-1);
      return read(value) ?? this.leaveOut(at, `\`${key}\` is not ${called}`, undefined, isDocumentation(at, key));
    }
    if ('list' in shape) return this.readList(value, shape.list, at);
    if ('map' in shape) return this.readMap(value, shape, at);
    if (object === 'Schema' && typeof value === 'boolean') return value;
    return this.readObject(value, object as string, at);
  }

  private readList(value: unknown, shape: Shape, at: Spot): unknown {
    if (!Array.isArray(value)) return this.leaveOut(at, 'it is not a list');
    const list: unknown[] = [];
    for (const [i, item] of value.entries()) {
      const before = this.leftOut.length;
      const inside = child(at, String(list.length), String(i));
      const read = list.length === i ? this.read(item, shape, inside) : this.readFrom(item, shape, inside);
      if (read !== undefined) list.push(read);
      // An unreadable item of a list is left out, so the next item of the list gets its index.
      else for (const part of this.leftOut.slice(before)) part.isItem = true;
    }
    // If every item of a list is left out, the list is left out too.
    return list.length === 0 && value.length > 0 ? undefined : list;
  }

  private readMap(value: unknown, { map, keys, read: readKey }: MapShape, at: Spot): unknown {
    if (!isObject(value)) return this.leaveOut(at, 'it is not an object');
    const result: Members = {};
    for (const [key, item] of Object.entries(value)) {
      const name = readKey ? readKey(key) : key;
      if (key === '__proto__') this.leaveOut(at, 'the name `__proto__` is not read', key);
      else if (keys && key.startsWith('x-')) result[key] = item;
      else if (keys && !keys.test(key)) this.leaveOut(at, `\`${key}\` is not an allowed name here`, key);
      else if (name === undefined) this.leaveOut(at, `\`${key}\` is not a valid JavaScript regular expression`, key);
      else if (map === 'schema' && typeof item === 'string' && /[#/]|\.(ya?ml|json)$/i.test(item))
        this.tryRead(item, child(at, key), (target) => this.refer(result, key, target, 'schemas', child(at, key)));
      else {
        const read =
          name === key ? this.readMember(item, map, at, key) : this.readFrom(item, map, child(at, name, key));
        if (read !== undefined) result[name] = read;
      }
    }
    return result;
  }

  private readObject(value: unknown, object: string, at: Spot): unknown {
    const { members, others, since, needs = {}, known, notCompared } = typeOf(object, this.version);
    if (!isObject(value)) return this.leaveOut(at, `${titleOf(object)} is not an object`) ?? emptyOf({ object });
    for (const [key, allowed] of Object.entries(needs)) {
      const given = value[key];
      if (typeof given !== 'string') return this.leaveOut(at, `${titleOf(object)} has no \`${key}\``);
      if (!allowed.test(given)) return this.leaveOut(at, `the review does not compare \`${key}: ${given}\``);
    }
    const result: Members = {};
    for (const [key, item] of Object.entries(value)) {
      const own = Object.hasOwn(members, key) ? members[key] : others;
      const first = memberOf(since, key) as Version | undefined;
      const values = memberOf(known, key) as RegExp | undefined;
      if (key.startsWith('x-')) result[key] = item;
      else if (own === undefined || key === '__proto__')
        this.leaveOut(at, `OpenAPI ${this.version} has no \`${key}\` in ${titleOf(object)}`, key, true);
      else if (first !== undefined && first > this.version)
        this.leaveOut(at, `\`${key}\` is new in OpenAPI ${first}; the contract is OpenAPI ${this.version}`, key, true);
      else if (notCompared?.includes(key) || values?.test(String(item)) === false)
        this.leaveOut(at, `the review does not compare \`${key}${values ? `: ${String(item)}` : ''}\``, key);
      else if (object === 'Schema' && item === null && own !== 'any')
        this.leaveOut(at, `\`${key}\` has no value`, key, true);
      else if (object === 'MediaType' && key === 'itemSchema') Object.assign(result, this.readItems(item, value, at));
      else {
        const read = this.readMember(item, own, at, key);
        if (read !== undefined) result[key] = read;
      }
    }
    return result;
  }

  /** Reads `itemSchema` of OpenAPI 3.2, the schema of each item of a stream, as the `schema` of a list. */
  private readItems(value: unknown, media: Members, at: Spot): Members {
    if (media['schema'] !== undefined)
      return this.leaveOut(at, 'the review does not compare `itemSchema` beside `schema`', 'itemSchema') ?? {};
    const list = child(at, 'schema', 'itemSchema');
    const items = this.readFrom(value, schemaShape, { ...list, keys: [...list.keys, 'items'] });
    const schema = { type: 'array', items };
    this.origins.set(schema, list);
    return { schema };
  }

  private readReference(value: Members, shape: Shape, at: Spot): unknown {
    const kind = kindOf(shape);
    const read = this.tryRead(value['$ref'] as string, at, (target) => {
      // A path item of another file is copied. A path item to which the copy refers becomes a component.
      const isCopied = kind === 'pathItems' && target.file !== this.references.root && at.copied.length === 0;
      if (kind === undefined || isCopied) return this.copy(value, target, shape, at);
      const node = this.besideReference(value, shape, at);
      this.refer(node, '$ref', target, kind, at);
      return node;
    });
    return read ?? emptyOf(shape);
  }

  private tryRead<T>(ref: string, at: Spot, read: (target: Target) => T): T | undefined {
    try {
      return read(this.references.resolve(ref, at.file));
    } catch (error) {
      if (!(error instanceof NotRead)) throw error;
      return this.leaveOut(at, `the reference ${ref} ${error.message}`);
    }
  }

  /**
   * Makes `node[key]` a reference to `target`. A target in another file becomes a component. So does a target that the
   * bundle copies unread, for example under an `x-` member.
   */
  private refer(node: Members, key: string, target: Target, kind: ComponentKind, at: Spot): void {
    const isLocal = target.file === this.references.root && isRead(target.keys);
    const to = isLocal ? { part: this.root, keys: target.keys } : { part: this.partFor(target, kind), keys: [] };
    // The reference is written later, when all components have names. The empty text keeps the order of the members.
    node[key] = '';
    this.pending.push({ node, key, to, isSchema: kind === 'schemas', at });
  }

  private partFor(target: Target, kind: ComponentKind): Part {
    const id = `${kind} ${target.file.path}${pointerTo(target.keys)}`;
    const part = this.parts.get(id) ?? { kind, target, content: undefined };
    this.parts.set(id, part);
    return part;
  }

  private besideReference({ $ref, ...rest }: Members, shape: Shape, at: Spot): Members {
    if (objectIn(shape) === 'Schema' && this.version !== '3.0')
      return { $ref, ...(this.readObject(rest, 'Schema', at) as Members) };
    const isText = ([key, item]: [string, unknown]) => /^(summary|description)$/.test(key) && typeof item === 'string';
    const words = Object.entries(rest).filter((member) => member[0].startsWith('x-') || isText(member));
    return { $ref, ...Object.fromEntries(words) };
  }

  /** Replaces a `$ref` by a copy of its target. The members beside the `$ref` override those of the target. */
  private copy(value: Members, target: Target, shape: Shape, at: Spot): unknown {
    const id = `${target.file.path}${pointerTo(target.keys)}`;
    if (at.copied.includes(id)) throw new NotRead('refers to itself');
    if (at.copied.length > 0 && (this.copies += 1) > limits.copies)
      throw new CannotReview(`references inside references expand to more than ${limits.copies} parts`);
    const inside: Spot = { ...at, file: target.file, source: target.keys, copied: [...at.copied, id] };
    const read = this.readFrom(target.value, shape, inside);
    const { $ref: _, ...rest } = value;
    if (Object.keys(rest).length === 0 || !isObject(read)) return read;
    const beside = this.read(rest, shape, at);
    if (!isObject(beside)) return read;
    for (const [key, own] of Object.entries(beside)) if (isObject(own)) this.origins.set(own, child(at, key));
    return Object.assign(read, beside);
  }
}

const child = (at: Spot, key: string, sourceKey = key): Spot => ({
  ...at,
  keys: [...at.keys, key],
  source: [...at.source, sourceKey],
});

/** Whether the bundle reads the part of the root document at `keys`, because OpenAPI says what it is. */
const isRead = (keys: string[]): boolean =>
  objectIn(
    keys.reduce<Shape>(
      (shape, key) =>
        typeof shape === 'object' && 'keys' in shape && key.startsWith('x-') ? 'any' : shapeOf(shape, key),
      { object: 'Document' },
    ),
  ) !== undefined;

const emptyOf = (shape: Shape): unknown => (objectIn(shape) === 'Schema' ? {} : undefined);
