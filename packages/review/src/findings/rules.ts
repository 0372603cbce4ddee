import { documentation } from './documentation.ts';
import { bodyAdded, bodyRemoved, bodyRequired, requestContentType } from './operation/bodies.ts';
import { encoding } from './operation/encoding.ts';
import { headerAdded, headerRemoved, headerRequired } from './operation/headers.ts';
import {
  deprecated,
  operationAdded,
  operationRemoved,
  operationRenamed,
  servers,
  stability,
  sunset,
} from './operation/operations.ts';
import { parameterAdded, parameterRemoved, parameterRequired, parameterStyle } from './operation/parameters.ts';
import { security, securityScheme } from './operation/security.ts';
import { links, responseContentType, statusAdded, statusRemoved } from './operation/status.ts';
import type { ContractRule, OperationRule, Rule, SchemaRule } from './rule.ts';
import { allOf, anyOf, oneOf } from './schema/branches.ts';
import { keywordRules } from './schema/keyword-rules.ts';
import { contains, items, maxContains, minContains, prefixItems } from './schema/lists.ts';
import {
  additionalProperties,
  patternProperties,
  propertyAdded,
  propertyRemoved,
  sharedProperties,
} from './schema/members.ts';
import {
  contentEncoding,
  defaultRule,
  discriminator,
  readOnly,
  schema,
  unevaluatedItems,
  unevaluatedProperties,
  unknownKeyword,
  writeOnly,
} from './schema/others.ts';
import { dependentSchemas, ifRule, not, propertyNames } from './schema/under.ts';

/**
 * The schema rules, in the order in which they run. `sharedProperties` is not a rule: it only applies the rules to the
 * members that both contracts have.
 */
export const schemaRules: (SchemaRule | typeof sharedProperties)[] = [
  ...keywordRules,
  sharedProperties,
  propertyAdded,
  propertyRemoved,
  patternProperties,
  additionalProperties,
  propertyNames,
  dependentSchemas,
  prefixItems,
  items,
  minContains,
  maxContains,
  contains,
  allOf,
  anyOf,
  oneOf,
  not,
  ifRule,
  discriminator,
  documentation,
  sunset,
  defaultRule,
  contentEncoding,
  unknownKeyword,
];

/** The rules for a schema that allows no value in one of the contracts. For such a schema, only these rules run. */
export const neverRules: SchemaRule[] = [schema, readOnly, writeOnly];

/** The rules that use the draft findings of the other rules. */
export const unevaluatedRules: SchemaRule[] = [unevaluatedProperties, unevaluatedItems];

export const contractRules: ContractRule[] = [operationRemoved, operationAdded, securityScheme, documentation];

export const operationRules: OperationRule[] = [
  operationRenamed,
  deprecated,
  stability,
  sunset,
  parameterAdded,
  parameterRemoved,
  parameterRequired,
  parameterStyle,
  bodyAdded,
  bodyRemoved,
  bodyRequired,
  requestContentType,
  encoding,
  statusAdded,
  statusRemoved,
  responseContentType,
  headerAdded,
  headerRemoved,
  headerRequired,
  links,
  security,
  securityScheme,
  servers,
  documentation,
];

/** All rules by name. */
export const rules: Record<string, Rule> = Object.fromEntries(
  [
    ...schemaRules.filter((rule) => 'name' in rule),
    ...neverRules,
    ...unevaluatedRules,
    ...contractRules,
    ...operationRules,
  ].map((rule) => [rule.name, rule]),
);
