// @generated from spec/ — do not edit. Run: pnpm generate

import type { components } from '@jurybox/types';
import type { Same } from '@jurybox/types/same';
import type * as sdk from './types.gen.ts';

/** Does not compile where @hey-api/openapi-ts and openapi-typescript disagree about a schema. */
export const agreement: {
  ApplicationVariant: Same<sdk.ApplicationVariant, components['schemas']['ApplicationVariant']>;
  EvaluationScenario: Same<sdk.EvaluationScenario, components['schemas']['EvaluationScenario']>;
  EvaluationScenarioUpdate: Same<sdk.EvaluationScenarioUpdate, components['schemas']['EvaluationScenarioUpdate']>;
  EvaluationType: Same<sdk.EvaluationType, components['schemas']['EvaluationType']>;
  Health: Same<sdk.Health, components['schemas']['Health']>;
  Id: Same<sdk.Id, components['schemas']['Id']>;
  NewScenarioInput: Same<sdk.NewScenarioInput, components['schemas']['NewScenarioInput']>;
  NewScenarioOutput: Same<sdk.NewScenarioOutput, components['schemas']['NewScenarioOutput']>;
  Parameters: Same<sdk.Parameters, components['schemas']['Parameters']>;
  Problem: Same<sdk.Problem, components['schemas']['Problem']>;
  ProblemCode: Same<sdk.ProblemCode, components['schemas']['ProblemCode']>;
  ScenarioInput: Same<sdk.ScenarioInput, components['schemas']['ScenarioInput']>;
  ScenarioOutput: Same<sdk.ScenarioOutput, components['schemas']['ScenarioOutput']>;
  Timestamp: Same<sdk.Timestamp, components['schemas']['Timestamp']>;
  ValidationErrorBody: Same<sdk.ValidationErrorBody, components['schemas']['ValidationErrorBody']>;
  ValidationErrorItem: Same<sdk.ValidationErrorItem, components['schemas']['ValidationErrorItem']>;
} = {
  ApplicationVariant: true,
  EvaluationScenario: true,
  EvaluationScenarioUpdate: true,
  EvaluationType: true,
  Health: true,
  Id: true,
  NewScenarioInput: true,
  NewScenarioOutput: true,
  Parameters: true,
  Problem: true,
  ProblemCode: true,
  ScenarioInput: true,
  ScenarioOutput: true,
  Timestamp: true,
  ValidationErrorBody: true,
  ValidationErrorItem: true,
};
