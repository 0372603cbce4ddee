/** The inputs and the steps of each Arazzo workflow in `spec/workflows`. */
import type { Fixture } from './fixture.ts';

export interface Journey {
  /** The role of the API key that runs the workflow. */
  role: 'evaluator' | 'editor' | 'admin';
  /** The inputs of the workflow, without the API key. */
  inputs: (fixture: Fixture) => Record<string, unknown>;
  /**
   * The ids of all steps, in order. The responses to the steps in `withoutJson` contain no JSON, so no schema applies
   * to them.
   */
  steps: string[];
  withoutJson: string[];
}

let apps = 0;
/** Every workflow, by its file name without `.arazzo.yaml`. */
export const journeys: Record<string, Journey> = {
  'collect-judgements': {
    role: 'editor',
    inputs: ({ appId, variantIds: [one, other] }) => ({
      app_id: appId,
      variant_id: one,
      other_variant_id: other,
    }),
    steps: [
      'create',
      'invite',
      'share',
      'join',
      'instructions',
      'next',
      'ahead',
      'judge',
      'judge-too',
      'results-for-a-judge',
      'progress',
      'judgements',
      'judges',
      'revoke',
      'judge-revoked',
    ],
    withoutJson: ['revoke'],
  },
  'deploy-with-approval': {
    role: 'admin',
    inputs: ({ appId, variantIds: [one] }) => ({ app_id: appId, variant_id: one }),
    steps: ['protect', 'deploy-alone', 'create-key', 'ask', 'approve-own', 'approve', 'history', 'log', 'unprotect'],
    withoutJson: [],
  },
  'judge-a-scenario': {
    role: 'evaluator',
    inputs: ({ appId, pairs }) => ({
      app_id: appId,
      evaluation_id: pairs.evaluationId,
      evaluation_scenario_id: pairs.scenarioIds[0],
    }),
    steps: ['read', 'read-again', 'judge', 'judge-again', 'judge-stale'],
    withoutJson: ['read-again', 'judge-again'],
  },
  'rotate-a-key': {
    role: 'admin',
    inputs: () => ({}),
    steps: ['create', 'use', 'list', 'revoke', 'use-again'],
    withoutJson: ['revoke'],
  },
  'run-an-evaluation': {
    role: 'editor',
    inputs: ({ appId, variantIds: [one, other] }) => ({
      app_id: appId,
      variant_id: one,
      other_variant_id: other,
    }),
    steps: [
      'create',
      'list-open',
      'vote',
      'judgements',
      'progress',
      'results',
      'export-csv',
      'export-json-lines',
      'close',
      'vote-when-closed',
      'reopen',
    ],
    withoutJson: ['export-csv', 'export-json-lines'],
  },
  'ship-a-variant': {
    role: 'editor',
    inputs: () => ({ app_name: `shipped ${apps++}` }),
    steps: [
      'create-app',
      'create-variant',
      'revise',
      'deploy-to-staging',
      'deploy-to-production',
      'read',
      'compare',
      'roll-back',
      'history',
    ],
    withoutJson: [],
  },
};
