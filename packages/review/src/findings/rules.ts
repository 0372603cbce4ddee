import type { Level } from '../model.ts';

/**
 * Every rule, with what mirrors it: the rule (or the other direction of the same rule) that a change back gives. A rule
 * without a mirror, or whose level is not what the model gives, carries its waiver. test/rules.test.ts holds the table.
 */
export interface Rule {
  /** `self`: the same rule in the other direction. */
  mirror?: string;
  waiver?: string;
  /** Levels the rule may have beside what the model gives; each needs the waiver. */
  levels?: Level[];
}

const self: Rule = { mirror: 'self' };
const http =
  'undeclared query parameters, headers and cookies are no part of the contract, so a declared one is held to it in both directions';

export const rules: Record<string, Rule> = {
  // Keywords of a schema.
  type: self,
  enum: self,
  const: self,
  minimum: self,
  maximum: self,
  multipleOf: self,
  minLength: self,
  maxLength: self,
  pattern: self,
  format: self,
  minItems: self,
  maxItems: self,
  uniqueItems: self,
  items: self,
  prefixItems: self,
  contains: self,
  minContains: self,
  maxContains: self,
  minProperties: self,
  maxProperties: self,
  required: self,
  additionalProperties: self,
  patternProperties: self,
  propertyNames: self,
  dependentRequired: self,
  dependentSchemas: self,
  unevaluatedItems: self,
  unevaluatedProperties: self,
  allOf: self,
  anyOf: self,
  oneOf: self,
  not: self,
  if: self,
  discriminator: self,
  readOnly: self,
  writeOnly: self,
  schema: self,
  'property-added': { mirror: 'property-removed' },
  'property-removed': { mirror: 'property-added' },
  default: {
    mirror: 'self',
    levels: ['minor'],
    waiver: 'what is accepted stays the same; what an absent member means changes, which no validator sees',
  },
  'unknown-keyword': {
    mirror: 'self',
    waiver: 'a keyword this review does not know may do anything; it is never taken for harmless',
  },
  'content-encoding': {
    mirror: 'self',
    waiver:
      'contentEncoding and contentMediaType are annotations to a validator; the bytes behind them change all the same',
    levels: ['major'],
  },
  documentation: { mirror: 'self', waiver: 'words and examples are not on the wire', levels: ['patch'] },

  // Operations and what they take.
  'operation-removed': { mirror: 'operation-added' },
  'operation-added': { mirror: 'operation-removed' },
  'operation-renamed': {
    mirror: 'self',
    waiver:
      'operationId and the names of path parameters are not on the wire, but generated functions are named after them',
    levels: ['major'],
  },
  'parameter-added': { mirror: 'parameter-removed', waiver: http },
  'parameter-removed': { mirror: 'parameter-added', waiver: http },
  'parameter-required': self,
  'parameter-style': {
    mirror: 'self',
    waiver: 'another way of writing the same value: unproven where all values are written alike',
  },
  'body-added': { mirror: 'body-removed' },
  'body-removed': { mirror: 'body-added' },
  'body-required': self,
  'request-content-type': self,
  security: self,
  'security-scheme': {
    mirror: 'self',
    waiver: 'where a credential is put or how it is made: neither revision takes the other one’s',
  },
  servers: self,

  // Answers.
  'status-added': {
    mirror: 'status-removed',
    levels: ['minor'],
    waiver:
      'RFC 9110, section 15: a client that does not know a 4xx or 5xx treats it as 400 or 500; every other new status is major, as the model has it',
  },
  'status-removed': {
    mirror: 'status-added',
    levels: ['major'],
    waiver: 'fewer answers are narrower and minor, but an operation whose last success is gone can no longer be used',
  },
  'response-content-type': {
    mirror: 'self',
    waiver:
      'which type is sent is asked for with `Accept`, so it belongs to the request: one type fewer breaks who asks for it, one more does not',
  },
  'header-required': self,
  'header-added': {
    mirror: 'header-removed',
    waiver: 'clients ignore headers they do not know (RFC 9110, section 5.1), so an added one is minor',
  },
  'header-removed': { mirror: 'header-added' },

  // The life of an operation.
  deprecated: { mirror: 'self', levels: ['minor'], waiver: 'announces a change, and makes none' },
  sunset: {
    mirror: 'self',
    levels: ['major', 'minor'],
    waiver: 'a date callers were promised: bringing it forward breaks the promise, which no message shows',
  },

  // What the base reports and no rule above explains.
  'redocly-diff': {
    mirror: 'self',
    levels: ['major', 'minor', 'patch'],
    waiver: 'reported by `redocly diff` and by no rule here: its own level stands, unproven',
  },

  // What the search found without the structure.
  'behaviour-changed': {
    mirror: 'self',
    waiver: 'reported when a message separates the revisions and no structural rule says why',
  },
};
