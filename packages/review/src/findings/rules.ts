import { documentation } from './documentation.ts';
import { bodyRules } from './operation/bodies.ts';
import { encoding } from './operation/encoding.ts';
import { headerRules } from './operation/headers.ts';
import { newAlternative } from './new-alternative.ts';
import { lifeCycleRules, operationAdded, operationRemoved, sunset } from './operation/operations.ts';
import { parameterRules } from './operation/parameters.ts';
import { security, securityScheme } from './operation/security.ts';
import { servers } from './operation/servers.ts';
import { responseRules, links } from './operation/status.ts';
import type { ContractRule, OperationRule, Rule, SchemaRule } from './rule.ts';
import { branchRules } from './schema/branches.ts';
import { keywordRules } from './schema/keyword-rules.ts';
import { listRules } from './schema/lists.ts';
import { memberRules, sharedProperties } from './schema/members.ts';
import { discriminator, neverRules, otherRules, unevaluatedRules } from './schema/others.ts';
import { ifRule, not } from './schema/under.ts';

/**
 * The rules for schemas, in the order in which they run. `sharedProperties` is not a rule: it only applies the rules to
 * the members that both contracts have.
 */
export const schemaRules: (SchemaRule | typeof sharedProperties)[] = [
  ...keywordRules,
  sharedProperties,
  ...memberRules,
  ...listRules,
  ...branchRules,
  not,
  ifRule,
  discriminator,
  documentation,
  sunset,
  ...otherRules,
];

export const contractRules: ContractRule[] = [operationRemoved, operationAdded, securityScheme, servers, documentation];

export const operationRules: OperationRule[] = [
  ...lifeCycleRules,
  sunset,
  ...parameterRules,
  ...bodyRules,
  encoding,
  ...responseRules,
  ...headerRules,
  links,
  security,
  securityScheme,
  servers,
  documentation,
];

/** All rules by name. */
export const rules: Record<string, Rule> = Object.fromEntries(
  [...schemaRules, ...neverRules, ...unevaluatedRules, ...contractRules, ...operationRules, newAlternative].flatMap(
    (rule) => ('name' in rule ? [[rule.name, rule]] : []),
  ),
);
