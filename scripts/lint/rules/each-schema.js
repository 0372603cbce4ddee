const maps = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const singles = [
  'items',
  'additionalProperties',
  'contains',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'unevaluatedItems',
  'unevaluatedProperties',
];

/** Calls `visit(schema, location)` once for each schema in the content of a body or response. Follows references. */
export function eachSchema({ content = {} }, { location, resolve }, visit) {
  const seen = new Set();
  for (const type of Object.keys(content)) descend(content[type].schema, location.child(['content', type, 'schema']));

  function descend(value, at) {
    if (typeof value?.$ref === 'string') {
      const target = resolve(value, at.source.absoluteRef);
      if (target.location !== undefined) descend(target.node, target.location);
      return;
    }
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    visit(value, at);
    for (const keyword of maps)
      for (const name of Object.keys(value[keyword] ?? {})) descend(value[keyword][name], at.child([keyword, name]));
    for (const keyword of lists)
      for (const index of Object.keys(value[keyword] ?? [])) descend(value[keyword][index], at.child([keyword, index]));
    for (const keyword of singles) descend(value[keyword], at.child(keyword));
  }
}
