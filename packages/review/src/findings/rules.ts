import { schemaTexts, texts } from './documentation.ts';
import { bodies } from './operation/bodies.ts';
import { encoding } from './operation/encoding.ts';
import { addedOrRemoved, operation, sunset } from './operation/operations.ts';
import { parameters } from './operation/parameters.ts';
import { responses } from './operation/responses.ts';
import { security, securitySchemes } from './operation/security.ts';
import { addresses, serverVariables } from './operation/servers.ts';
import type { ContractRule, OperationRule, SchemaRule } from './rule.ts';
import { branchRules } from './schema/branches.ts';
import { keywordRules } from './schema/keyword-rules.ts';
import { listRules } from './schema/lists.ts';
import { memberRules } from './schema/members.ts';
import { discriminator, otherRules } from './schema/others.ts';
import { ifRule, not } from './schema/under.ts';

/**
 * Rules for keywords that contain schemas. If two schemas are equal, only these rules run: the same `$ref` can have a
 * different target in the base and in the revision.
 */
export const subschemaRules = { ...memberRules, ...listRules, ...branchRules, not, if: ifRule };

export const schemaRules: Record<string, SchemaRule> = {
  ...keywordRules,
  ...subschemaRules,
  discriminator,
  documentation: schemaTexts,
  sunset,
  ...otherRules,
};

export const contractRules: ContractRule[] = [addedOrRemoved, securitySchemes, serverVariables, texts];

export const operationRules: OperationRule[] = [
  operation,
  parameters,
  bodies,
  encoding,
  responses,
  security,
  addresses,
];
