import { escapeToken, followReferences, isObject, type Document } from '@jurybox/openapi';
import { memberOf, targetIn } from '../sources/pointers.ts';

/** The keywords whose schemas limit a value as a whole. For example, `contains` says what a list must contain. */
const samePlace = 'allOf anyOf oneOf if then else not dependentSchemas propertyNames contains'.split(' ');
/** The keywords whose schemas apply to members or items. */
const children = [
  ...'properties patternProperties additionalProperties unevaluatedProperties'.split(' '),
  ...'items prefixItems unevaluatedItems'.split(' '),
];

interface Node {
  schema: Record<string, unknown>;
  pointer: string;
}

/**
 * Returns lists of JSON pointers to schemas. The first list is for `value`. For the value at each key of `path`,
 * another list follows. The lists leave out the branches that the value certainly does not use.
 */
export function pointersOnPath(document: Document, root: string, path: string[], value: unknown): string[][] {
  const schema = targetIn(document, root);
  let at = closure(document, isObject(schema) ? [{ schema, pointer: root }] : [], value);
  const found = [at.map(({ pointer }) => pointer)];
  for (const key of path) {
    value = memberOf(value, key);
    at = closure(
      document,
      at.flatMap((node) => childrenOf(node, key)),
      value,
    );
    found.push(at.map(({ pointer }) => pointer));
  }
  return found;
}

/** Whether `pointer` leads to the schema at `schema` or into it, but not into the schema of a member or an item. */
export function isAbout(pointer: string, schema: string): boolean {
  if (pointer === schema) return true;
  if (!pointer.startsWith(`${schema}/`)) return false;
  const rest = pointer.slice(schema.length + 1).split('/');
  return rest.every((token) => !children.includes(token));
}

/** Adds the branches of the schemas in `nodes` and the targets of their references. All apply to the same value. */
function closure(document: Document, nodes: Node[], value: unknown): Node[] {
  const found = new Map(nodes.map((node) => [node.pointer, node]));
  const add = (node: unknown, pointer: string): void => {
    if (!isObject(node) || found.has(pointer) || isOtherBranch(document, node, value)) return;
    found.set(pointer, { schema: node, pointer });
  };
  // This loop also reads the entries that `add` adds to the map meanwhile.
  for (const { schema, pointer } of found.values()) {
    if (typeof schema['$ref'] === 'string') add(targetIn(document, schema['$ref']), schema['$ref']);
    for (const keyword of samePlace) {
      const inner = schema[keyword];
      if (Array.isArray(inner)) for (const [i, item] of inner.entries()) add(item, `${pointer}/${keyword}/${i}`);
      else if (keyword === 'dependentSchemas' && isObject(inner))
        for (const [name, item] of Object.entries(inner)) add(item, `${pointer}/${keyword}/${escapeToken(name)}`);
      else add(inner, `${pointer}/${keyword}`);
    }
  }
  return [...found.values()];
}

/** Whether `value` cannot use the branch `node`, because `node` requires another value of a member such as `kind`. */
function isOtherBranch(document: Document, node: Record<string, unknown>, value: unknown): boolean {
  if (!isObject(value)) return false;
  const { value: schema } = followReferences<unknown>(document, node, '');
  const properties = isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).some(([name, member]) => {
    if (!isObject(member) || value[name] === undefined || typeof value[name] === 'object') return false;
    const fixed = Array.isArray(member['enum']) && member['enum'].length === 1 ? member['enum'][0] : member['const'];
    return fixed !== undefined && fixed !== value[name];
  });
}

function childrenOf({ schema, pointer }: Node, key: string): Node[] {
  const found: Node[] = [];
  const isDeclared = memberOf(schema['properties'], key) !== undefined;
  const add = (node: unknown, ...tokens: string[]): void => {
    if (isObject(node)) found.push({ schema: node, pointer: [pointer, ...tokens.map(escapeToken)].join('/') });
  };
  for (const keyword of children) {
    const inner = schema[keyword];
    if (keyword === 'properties' || keyword === 'prefixItems') add(memberOf(inner, key), keyword, key);
    else if (keyword === 'patternProperties')
      for (const [name, item] of Object.entries(isObject(inner) ? inner : {})) add(item, keyword, name);
    else if (keyword !== 'additionalProperties' || !isDeclared) add(inner, keyword);
  }
  return found;
}

/** Returns a function that says whether a part can be reached from `start`, directly or through references. */
export function reachableFrom(document: Document, start: string): (pointer: string) => boolean {
  const starts = new Set([start]);
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    else if (isObject(node)) {
      if (typeof node['$ref'] === 'string') starts.add(node['$ref']);
      for (const item of Object.values(node)) visit(item);
    }
  };
  for (const pointer of starts) visit(targetIn(document, pointer));
  return (pointer) => [...starts].some((one) => pointer === one || pointer.startsWith(`${one}/`));
}
