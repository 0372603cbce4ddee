import type { OperationId } from '@jurybox/types';
import type { Services } from '../../src/services/index.ts';
import { unwrap } from '../../src/services/outcome.ts';
import type { Fixture } from '../support/fixture.ts';
import { good, newEvaluation, row, type Case } from './cases.ts';
import type { Call } from './drivers.ts';

/** Returns the cases that only some operations have, for example a closed evaluation. */
export async function specialCases(f: Fixture, s: Services): Promise<Case[]> {
  const call = async (operation: OperationId): Promise<Call> => ({
    operation,
    key: f.keys.admin,
    ...(await good[operation](f, s)).call,
  });
  const read = await call('getVariantByEnv');
  const update = await call('updateEvaluationScenario');
  const closed = await newEvaluation(f, s);
  const scenarios = unwrap(await s.evaluations.addScenarios(f.session, closed, [row]));
  const [scenario] = unwrap(await s.scenarios.list(f.session, scenarios.evaluation_id, {}, {})).items;
  unwrap(await s.evaluations.update(f.session, closed, { is_closed: true }));
  const target = { appId: f.appId, environment: 'staging', variantId: f.variantIds[0] };
  const { deployment_request_id: decided } = unwrap(await s.deploymentRequests.create(f.session, target));
  unwrap(await s.deploymentRequests.decide(f.session, decided, { decision: 'withdrawn' }));
  const any = { 'If-None-Match': '*' };
  return [
    { says: 'the liveness probe', status: 200, call: { operation: 'getHealth', query: { probe: 'live' } } },
    { says: 'an unchanged object', status: 304, call: { ...read, headers: any } },
    { says: 'an unchanged object', status: 304, call: { ...(await call('getVariant')), headers: any } },
    { says: 'an unchanged object', status: 304, call: { ...(await call('getEvaluationScenario')), headers: any } },
    { says: 'unchanged flags', status: 304, call: { ...(await call('evaluateFlags')), headers: any } },
    { says: 'an invalid context', status: 400, call: { ...(await call('evaluateFlag')), body: { context: 1 } } },
    { says: 'an invalid context', status: 400, call: { ...(await call('evaluateFlags')), body: { context: 1 } } },
    { says: 'not an id', status: 400, call: { ...read, query: { app_id: 'support', environment: 'production' } } },
    { says: 'no deployed variant', status: 500, call: { ...read, query: { app_id: f.appId, environment: 'staging' } } },
    {
      says: 'an update that prefers a minimal response',
      status: 204,
      call: { ...update, headers: { Prefer: 'return=minimal' } },
    },
    { says: 'an old revision', status: 412, call: { ...update, headers: { 'If-Match': '"0"' } } },
    {
      says: 'an old revision',
      status: 412,
      call: { ...(await call('updateVariantParameters')), headers: { 'If-Match': '"9"' } },
    },
    {
      says: 'a request that was decided',
      status: 412,
      call: {
        ...(await call('updateDeploymentRequest')),
        key: f.keys.editor,
        path: { deployment_request_id: decided },
      },
    },
    { says: 'a score in an A/B test', status: 422, call: { ...update, body: { score: 1 } } },
    { says: 'an unknown cursor', status: 422, call: { ...(await call('listApps')), query: { cursor: 'x' } } },
    {
      says: 'a name in use',
      status: 409,
      call: { ...(await call('renameApp')), body: { app_name: 'support-assistant' } },
    },
    {
      says: 'a deployed variant',
      status: 409,
      call: { ...(await call('deleteVariant')), path: { variant_id: f.variantIds[0] } },
    },
    {
      says: 'a closed evaluation',
      status: 409,
      call: { ...(await call('createEvaluationScenarios')), path: { evaluation_id: closed } },
    },
    {
      says: 'a closed evaluation',
      status: 409,
      call: { ...(await call('reserveNextScenario')), path: { evaluation_id: closed } },
    },
    {
      says: 'a closed evaluation',
      status: 409,
      call: {
        ...update,
        path: {
          evaluation_id: closed,
          evaluation_scenario_id: scenario?.evaluation_scenario_id ?? '',
          evaluation_type: 'human_a_b_testing',
        },
      },
    },
  ];
}
