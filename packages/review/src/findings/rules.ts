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
import { additionalProperties } from './schema/additional-properties.ts';
import { allOf } from './schema/all-of.ts';
import { anyOf } from './schema/any-of.ts';
import { contains } from './schema/contains.ts';
import { contentEncoding } from './schema/content-encoding.ts';
import { defaultRule } from './schema/default.ts';
import { dependentRequired } from './schema/dependent-required.ts';
import { dependentSchemas } from './schema/dependent-schemas.ts';
import { discriminator } from './schema/discriminator.ts';
import { enumRule } from './schema/enum.ts';
import { format } from './schema/format.ts';
import { ifRule } from './schema/if.ts';
import { items } from './schema/items.ts';
import { maxContains } from './schema/max-contains.ts';
import { maxItems } from './schema/max-items.ts';
import { maxLength } from './schema/max-length.ts';
import { maxProperties } from './schema/max-properties.ts';
import { maximum } from './schema/maximum.ts';
import { minContains } from './schema/min-contains.ts';
import { minItems } from './schema/min-items.ts';
import { minLength } from './schema/min-length.ts';
import { minProperties } from './schema/min-properties.ts';
import { minimum } from './schema/minimum.ts';
import { multipleOf } from './schema/multiple-of.ts';
import { not } from './schema/not.ts';
import { oneOf } from './schema/one-of.ts';
import { patternProperties } from './schema/pattern-properties.ts';
import { pattern } from './schema/pattern.ts';
import { prefixItems } from './schema/prefix-items.ts';
import { sharedProperties } from './schema/properties.ts';
import { propertyAdded } from './schema/property-added.ts';
import { propertyNames } from './schema/property-names.ts';
import { propertyRemoved } from './schema/property-removed.ts';
import { readOnly } from './schema/read-only.ts';
import { required } from './schema/required.ts';
import { schema } from './schema/schema.ts';
import { type } from './schema/type.ts';
import { unevaluatedItems } from './schema/unevaluated-items.ts';
import { unevaluatedProperties } from './schema/unevaluated-properties.ts';
import { uniqueItems } from './schema/unique-items.ts';
import { unknownKeyword } from './schema/unknown-keyword.ts';
import { writeOnly } from './schema/write-only.ts';

/**
 * The schema rules, in the order in which they run. `sharedProperties` is not a rule: it only applies the rules to the
 * members that both contracts have.
 */
export const schemaRules: (SchemaRule | typeof sharedProperties)[] = [
  type,
  enumRule,
  minimum,
  maximum,
  multipleOf,
  minLength,
  maxLength,
  pattern,
  format,
  minItems,
  maxItems,
  uniqueItems,
  minProperties,
  maxProperties,
  required,
  dependentRequired,
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
