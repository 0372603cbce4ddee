/** Keywords that people read and validators ignore. */
export const documentationKeywords = [
  'title',
  'description',
  'examples',
  'example',
  '$comment',
  'externalDocs',
  'xml',
  'deprecated',
  '$schema',
  '$defs',
  'definitions',
  'contentSchema',
];

/** Every keyword that some rule compares. */
export const knownKeywords = new Set([
  ...documentationKeywords,
  ...['type', 'enum', 'const', 'default', 'format', 'pattern', 'minLength', 'maxLength'],
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'],
  ...['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains', 'minContains', 'maxContains'],
  ...['properties', 'patternProperties', 'additionalProperties', 'propertyNames', 'required'],
  ...['minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas'],
  ...['unevaluatedItems', 'unevaluatedProperties'],
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'discriminator'],
  ...['contentEncoding', 'contentMediaType', 'readOnly', 'writeOnly', 'nullable'],
  ...['$ref', '$id', '$anchor'],
]);
