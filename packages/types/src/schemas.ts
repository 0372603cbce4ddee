import type { components } from '../generated/openapi.gen.ts';

type Schemas = components['schemas'];
export type ApplicationVariant = Schemas['ApplicationVariant'];
export type EvaluationScenario = Schemas['EvaluationScenario'];
export type EvaluationScenarioUpdate = Schemas['EvaluationScenarioUpdate'];
export type EvaluationType = Schemas['EvaluationType'];
export type Parameters = Schemas['Parameters'];
export type Problem = Schemas['Problem'];
export type ProblemCode = Schemas['ProblemCode'];
export type ScenarioInput = Schemas['ScenarioInput'];
export type ScenarioOutput = Schemas['ScenarioOutput'];
export type ValidationErrorBody = Schemas['ValidationErrorBody'];
export type ValidationErrorItem = Schemas['ValidationErrorItem'];
