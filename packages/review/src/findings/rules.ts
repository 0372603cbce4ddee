import { documentation } from './documentation.ts';
import { bodyAdded } from './operation/body-added.ts';
import { bodyRemoved } from './operation/body-removed.ts';
import { bodyRequired } from './operation/body-required.ts';
import { deprecated } from './operation/deprecated.ts';
import { encoding } from './operation/encoding.ts';
import { headerAdded } from './operation/header-added.ts';
import { headerRemoved } from './operation/header-removed.ts';
import { headerRequired } from './operation/header-required.ts';
import { links } from './operation/links.ts';
import { operationAdded } from './operation/operation-added.ts';
import { operationRemoved } from './operation/operation-removed.ts';
import { operationRenamed } from './operation/operation-renamed.ts';
import { parameterAdded } from './operation/parameter-added.ts';
import { parameterRemoved } from './operation/parameter-removed.ts';
import { parameterRequired } from './operation/parameter-required.ts';
import { parameterStyle } from './operation/parameter-style.ts';
import { requestContentType } from './operation/request-content-type.ts';
import { responseContentType } from './operation/response-content-type.ts';
import { securityScheme } from './operation/security-scheme.ts';
import { security } from './operation/security.ts';
import { servers } from './operation/servers.ts';
import { stability } from './operation/stability.ts';
import { statusAdded } from './operation/status-added.ts';
import { statusRemoved } from './operation/status-removed.ts';
import { sunset } from './operation/sunset.ts';
import type { ContractRule, DependentSchemaRule, OperationRule, Rule, SchemaRule } from './rule.ts';
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
export const unevaluatedRules: DependentSchemaRule[] = [unevaluatedProperties, unevaluatedItems];

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
