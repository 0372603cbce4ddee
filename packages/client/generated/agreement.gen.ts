// @generated from spec/ — do not edit. Run: pnpm generate

import type { components } from '@jurybox/types';
import type { Same } from '@jurybox/types/same';
import type * as sdk from './types.gen.ts';

/** Does not compile if @hey-api/openapi-ts and openapi-typescript give a schema different types. */
export const agreement: {
  AdminLogEntry: Same<sdk.AdminLogEntry, components['schemas']['AdminLogEntry']>;
  AdminLogPage: Same<sdk.AdminLogPage, components['schemas']['AdminLogPage']>;
  Agreement: Same<sdk.Agreement, components['schemas']['Agreement']>;
  App: Same<sdk.App, components['schemas']['App']>;
  AppCreate: Same<sdk.AppCreate, components['schemas']['AppCreate']>;
  AppPage: Same<sdk.AppPage, components['schemas']['AppPage']>;
  AppRename: Same<sdk.AppRename, components['schemas']['AppRename']>;
  AppUsage: Same<sdk.AppUsage, components['schemas']['AppUsage']>;
  ApplicationVariant: Same<sdk.ApplicationVariant, components['schemas']['ApplicationVariant']>;
  CategoryCount: Same<sdk.CategoryCount, components['schemas']['CategoryCount']>;
  DecisionCount: Same<sdk.DecisionCount, components['schemas']['DecisionCount']>;
  Deployment: Same<sdk.Deployment, components['schemas']['Deployment']>;
  DeploymentCreate: Same<sdk.DeploymentCreate, components['schemas']['DeploymentCreate']>;
  DeploymentPage: Same<sdk.DeploymentPage, components['schemas']['DeploymentPage']>;
  DeploymentRequest: Same<sdk.DeploymentRequest, components['schemas']['DeploymentRequest']>;
  DeploymentRequestCreate: Same<sdk.DeploymentRequestCreate, components['schemas']['DeploymentRequestCreate']>;
  DeploymentRequestPage: Same<sdk.DeploymentRequestPage, components['schemas']['DeploymentRequestPage']>;
  DeploymentRequestUpdate: Same<sdk.DeploymentRequestUpdate, components['schemas']['DeploymentRequestUpdate']>;
  EnoughOutcomes: Same<sdk.EnoughOutcomes, components['schemas']['EnoughOutcomes']>;
  EnoughVotes: Same<sdk.EnoughVotes, components['schemas']['EnoughVotes']>;
  Environment: Same<sdk.Environment, components['schemas']['Environment']>;
  EnvironmentPage: Same<sdk.EnvironmentPage, components['schemas']['EnvironmentPage']>;
  EnvironmentUpdate: Same<sdk.EnvironmentUpdate, components['schemas']['EnvironmentUpdate']>;
  Estimate: Same<sdk.Estimate, components['schemas']['Estimate']>;
  EvaluationScenario: Same<sdk.EvaluationScenario, components['schemas']['EvaluationScenario']>;
  EvaluationScenarioPage: Same<sdk.EvaluationScenarioPage, components['schemas']['EvaluationScenarioPage']>;
  EvaluationScenarioUpdate: Same<sdk.EvaluationScenarioUpdate, components['schemas']['EvaluationScenarioUpdate']>;
  EvaluationScenariosCreate: Same<sdk.EvaluationScenariosCreate, components['schemas']['EvaluationScenariosCreate']>;
  EvaluationStatus: Same<sdk.EvaluationStatus, components['schemas']['EvaluationStatus']>;
  EvaluationType: Same<sdk.EvaluationType, components['schemas']['EvaluationType']>;
  EvaluationVariant: Same<sdk.EvaluationVariant, components['schemas']['EvaluationVariant']>;
  Flag: Same<sdk.Flag, components['schemas']['Flag']>;
  FlagError: Same<sdk.FlagError, components['schemas']['FlagError']>;
  FlagErrorCode: Same<sdk.FlagErrorCode, components['schemas']['FlagErrorCode']>;
  FlagErrorDetails: Same<sdk.FlagErrorDetails, components['schemas']['FlagErrorDetails']>;
  FlagEvaluationRequest: Same<sdk.FlagEvaluationRequest, components['schemas']['FlagEvaluationRequest']>;
  FlagEventStream: Same<sdk.FlagEventStream, components['schemas']['FlagEventStream']>;
  FlagMetadata: Same<sdk.FlagMetadata, components['schemas']['FlagMetadata']>;
  Flags: Same<sdk.Flags, components['schemas']['Flags']>;
  FlagsError: Same<sdk.FlagsError, components['schemas']['FlagsError']>;
  Health: Same<sdk.Health, components['schemas']['Health']>;
  HistogramBin: Same<sdk.HistogramBin, components['schemas']['HistogramBin']>;
  HumanEvaluation: Same<sdk.HumanEvaluation, components['schemas']['HumanEvaluation']>;
  HumanEvaluationCreate: Same<sdk.HumanEvaluationCreate, components['schemas']['HumanEvaluationCreate']>;
  HumanEvaluationPage: Same<sdk.HumanEvaluationPage, components['schemas']['HumanEvaluationPage']>;
  HumanEvaluationResults: Same<sdk.HumanEvaluationResults, components['schemas']['HumanEvaluationResults']>;
  HumanEvaluationUpdate: Same<sdk.HumanEvaluationUpdate, components['schemas']['HumanEvaluationUpdate']>;
  Id: Same<sdk.Id, components['schemas']['Id']>;
  Interval: Same<sdk.Interval, components['schemas']['Interval']>;
  Invitation: Same<sdk.Invitation, components['schemas']['Invitation']>;
  InvitationCreate: Same<sdk.InvitationCreate, components['schemas']['InvitationCreate']>;
  InvitationCreated: Same<sdk.InvitationCreated, components['schemas']['InvitationCreated']>;
  InvitationPage: Same<sdk.InvitationPage, components['schemas']['InvitationPage']>;
  Judge: Same<sdk.Judge, components['schemas']['Judge']>;
  JudgeCreate: Same<sdk.JudgeCreate, components['schemas']['JudgeCreate']>;
  JudgeCreated: Same<sdk.JudgeCreated, components['schemas']['JudgeCreated']>;
  JudgePage: Same<sdk.JudgePage, components['schemas']['JudgePage']>;
  JudgeResults: Same<sdk.JudgeResults, components['schemas']['JudgeResults']>;
  Judgement: Same<sdk.Judgement, components['schemas']['Judgement']>;
  JudgementCounts: Same<sdk.JudgementCounts, components['schemas']['JudgementCounts']>;
  JudgementPage: Same<sdk.JudgementPage, components['schemas']['JudgementPage']>;
  Judging: Same<sdk.Judging, components['schemas']['Judging']>;
  JudgingUpdate: Same<sdk.JudgingUpdate, components['schemas']['JudgingUpdate']>;
  Key: Same<sdk.Key, components['schemas']['Key']>;
  KeyCreate: Same<sdk.KeyCreate, components['schemas']['KeyCreate']>;
  KeyCreated: Same<sdk.KeyCreated, components['schemas']['KeyCreated']>;
  KeyPage: Same<sdk.KeyPage, components['schemas']['KeyPage']>;
  Leaderboard: Same<sdk.Leaderboard, components['schemas']['Leaderboard']>;
  LeaderboardGroup: Same<sdk.LeaderboardGroup, components['schemas']['LeaderboardGroup']>;
  LeaderboardVariant: Same<sdk.LeaderboardVariant, components['schemas']['LeaderboardVariant']>;
  NamedInterval: Same<sdk.NamedInterval, components['schemas']['NamedInterval']>;
  NewParameters: Same<sdk.NewParameters, components['schemas']['NewParameters']>;
  NewScenarioInput: Same<sdk.NewScenarioInput, components['schemas']['NewScenarioInput']>;
  NewScenarioOutput: Same<sdk.NewScenarioOutput, components['schemas']['NewScenarioOutput']>;
  NextScenario: Same<sdk.NextScenario, components['schemas']['NextScenario']>;
  NextScenarioRequest: Same<sdk.NextScenarioRequest, components['schemas']['NextScenarioRequest']>;
  ParameterChange: Same<sdk.ParameterChange, components['schemas']['ParameterChange']>;
  Parameters: Same<sdk.Parameters, components['schemas']['Parameters']>;
  PositionShare: Same<sdk.PositionShare, components['schemas']['PositionShare']>;
  Problem: Same<sdk.Problem, components['schemas']['Problem']>;
  ProblemCode: Same<sdk.ProblemCode, components['schemas']['ProblemCode']>;
  ResultsKey: Same<sdk.ResultsKey, components['schemas']['ResultsKey']>;
  ResultsKeyCreate: Same<sdk.ResultsKeyCreate, components['schemas']['ResultsKeyCreate']>;
  ResultsKeyCreated: Same<sdk.ResultsKeyCreated, components['schemas']['ResultsKeyCreated']>;
  ResultsKeyPage: Same<sdk.ResultsKeyPage, components['schemas']['ResultsKeyPage']>;
  Role: Same<sdk.Role, components['schemas']['Role']>;
  ScenarioCreate: Same<sdk.ScenarioCreate, components['schemas']['ScenarioCreate']>;
  ScenarioInput: Same<sdk.ScenarioInput, components['schemas']['ScenarioInput']>;
  ScenarioOutput: Same<sdk.ScenarioOutput, components['schemas']['ScenarioOutput']>;
  ScoreResults: Same<sdk.ScoreResults, components['schemas']['ScoreResults']>;
  StreamToken: Same<sdk.StreamToken, components['schemas']['StreamToken']>;
  Timestamp: Same<sdk.Timestamp, components['schemas']['Timestamp']>;
  UsagePage: Same<sdk.UsagePage, components['schemas']['UsagePage']>;
  ValidationErrorBody: Same<sdk.ValidationErrorBody, components['schemas']['ValidationErrorBody']>;
  ValidationErrorItem: Same<sdk.ValidationErrorItem, components['schemas']['ValidationErrorItem']>;
  Variant: Same<sdk.Variant, components['schemas']['Variant']>;
  VariantComparison: Same<sdk.VariantComparison, components['schemas']['VariantComparison']>;
  VariantCreate: Same<sdk.VariantCreate, components['schemas']['VariantCreate']>;
  VariantPage: Same<sdk.VariantPage, components['schemas']['VariantPage']>;
  VariantParametersUpdate: Same<sdk.VariantParametersUpdate, components['schemas']['VariantParametersUpdate']>;
  VariantRevision: Same<sdk.VariantRevision, components['schemas']['VariantRevision']>;
  VariantRevisionPage: Same<sdk.VariantRevisionPage, components['schemas']['VariantRevisionPage']>;
  VariantWins: Same<sdk.VariantWins, components['schemas']['VariantWins']>;
  VoteResults: Same<sdk.VoteResults, components['schemas']['VoteResults']>;
} = {
  AdminLogEntry: true,
  AdminLogPage: true,
  Agreement: true,
  App: true,
  AppCreate: true,
  AppPage: true,
  AppRename: true,
  AppUsage: true,
  ApplicationVariant: true,
  CategoryCount: true,
  DecisionCount: true,
  Deployment: true,
  DeploymentCreate: true,
  DeploymentPage: true,
  DeploymentRequest: true,
  DeploymentRequestCreate: true,
  DeploymentRequestPage: true,
  DeploymentRequestUpdate: true,
  EnoughOutcomes: true,
  EnoughVotes: true,
  Environment: true,
  EnvironmentPage: true,
  EnvironmentUpdate: true,
  Estimate: true,
  EvaluationScenario: true,
  EvaluationScenarioPage: true,
  EvaluationScenarioUpdate: true,
  EvaluationScenariosCreate: true,
  EvaluationStatus: true,
  EvaluationType: true,
  EvaluationVariant: true,
  Flag: true,
  FlagError: true,
  FlagErrorCode: true,
  FlagErrorDetails: true,
  FlagEvaluationRequest: true,
  FlagEventStream: true,
  FlagMetadata: true,
  Flags: true,
  FlagsError: true,
  Health: true,
  HistogramBin: true,
  HumanEvaluation: true,
  HumanEvaluationCreate: true,
  HumanEvaluationPage: true,
  HumanEvaluationResults: true,
  HumanEvaluationUpdate: true,
  Id: true,
  Interval: true,
  Invitation: true,
  InvitationCreate: true,
  InvitationCreated: true,
  InvitationPage: true,
  Judge: true,
  JudgeCreate: true,
  JudgeCreated: true,
  JudgePage: true,
  JudgeResults: true,
  Judgement: true,
  JudgementCounts: true,
  JudgementPage: true,
  Judging: true,
  JudgingUpdate: true,
  Key: true,
  KeyCreate: true,
  KeyCreated: true,
  KeyPage: true,
  Leaderboard: true,
  LeaderboardGroup: true,
  LeaderboardVariant: true,
  NamedInterval: true,
  NewParameters: true,
  NewScenarioInput: true,
  NewScenarioOutput: true,
  NextScenario: true,
  NextScenarioRequest: true,
  ParameterChange: true,
  Parameters: true,
  PositionShare: true,
  Problem: true,
  ProblemCode: true,
  ResultsKey: true,
  ResultsKeyCreate: true,
  ResultsKeyCreated: true,
  ResultsKeyPage: true,
  Role: true,
  ScenarioCreate: true,
  ScenarioInput: true,
  ScenarioOutput: true,
  ScoreResults: true,
  StreamToken: true,
  Timestamp: true,
  UsagePage: true,
  ValidationErrorBody: true,
  ValidationErrorItem: true,
  Variant: true,
  VariantComparison: true,
  VariantCreate: true,
  VariantPage: true,
  VariantParametersUpdate: true,
  VariantRevision: true,
  VariantRevisionPage: true,
  VariantWins: true,
  VoteResults: true,
};
