import type { CallResult, Call } from './caller.ts';
import { parametersOf, type World } from './world.ts';

/** A kind of caller: its requests, their default rate per second and the expected statuses. */
export interface Role {
  name: 'apps' | 'readers' | 'graders' | 'deployers';
  help: string;
  perSecond: number;
  expected: number[];
  act: (call: Call, world: World, number: number) => Promise<CallResult>;
}

function pick<T>(items: readonly T[]): T {
  return items[Math.floor(Math.random() * items.length)] as T;
}

const etags = new Map<string, string>();

export const roles: Role[] = [
  {
    name: 'apps',
    help: 'read the deployed variant, half of the requests with its ETag',
    perSecond: 200,
    expected: [200, 304],
    async act(call, world, number) {
      const appId = pick(world.appIds);
      const known = number % 2 === 0 ? etags.get(appId) : undefined;
      const response = await call(
        'GET',
        `/apps/get_variant_by_env?app_id=${appId}&environment=production`,
        known === undefined ? {} : { headers: { 'If-None-Match': known } },
      );
      if (response.etag !== undefined) etags.set(appId, response.etag);
      return response;
    },
  },
  {
    name: 'readers',
    help: 'read an evaluation, its results or a page of its scenarios',
    perSecond: 10,
    expected: [200],
    act: (call, world, number) =>
      call(
        'GET',
        `/human-evaluations/${pick(world.evaluations).id}` +
          (['', '/results', '/evaluation-scenarios?limit=20'][number % 3] ?? ''),
      ),
  },
  {
    name: 'graders',
    help: 'read or judge a scenario',
    perSecond: 20,
    expected: [200],
    async act(call, world, number) {
      const { id, variantIds, scenarioIds } = pick(world.evaluations);
      const scenario = pick(scenarioIds);
      if (number % 2 === 0) return call('GET', `/human-evaluations/${id}/evaluation-scenarios/${scenario}`);
      return call('PUT', `/human-evaluations/${id}/evaluation_scenario/${scenario}/human_a_b_testing`, {
        body: { vote: pick(variantIds), note: `note ${number}` },
      });
    },
  },
  {
    name: 'deployers',
    help: 'change the parameters of a variant, then deploy it',
    perSecond: 0.5,
    expected: [200, 201],
    async act(call, world, number) {
      const app = Math.floor(Math.random() * world.appIds.length);
      const variant = world.variantIds[2 * app + (number % 2)] ?? '';
      const changed = await call('PUT', `/variants/${variant}/parameters`, {
        body: { parameters: parametersOf(number) },
      });
      if (changed.status !== 200) return changed;
      return call('POST', `/apps/${world.appIds[app]}/environments/production/deployments`, {
        body: { variant_id: variant },
      });
    },
  },
];
