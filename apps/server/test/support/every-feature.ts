/** Uses every feature that stores data, with texts in many scripts. Stores everything in the project of the fixture. */
import { expect } from 'vitest';
import { sendRequest } from './requests.ts';
import type { TestServer } from './server.ts';

const text = 'юля 🦊 e\u0301 "\\\u2028\u0001\n\uffff עברית';

/** Parameters with the longest allowed name and the deepest allowed nesting. The body of a request adds one level. */
const parameters = {
  ['n'.repeat(256)]: [1e21, -0.1, 1.5e-300, 9007199254740991, true, null, '', text],
  deep: Array.from({ length: 30 }).reduce<unknown>((inner) => ({ a: inner }), text),
};

export async function useEveryFeature(server: TestServer): Promise<void> {
  const { fixture, plain } = server;
  const send = async (method: string, path: string, body?: object, key?: string) => {
    const sent = await sendRequest(server, path, { method, ...(key === undefined ? {} : { key }) }, body);
    expect(sent.status, `${method} ${path}: ${sent.text}`).toBeLessThan(300);
    return sent.json;
  };
  const { appId, variantIds, keys } = fixture;
  const app = (await send('POST', '/apps', { app_name: 'юля 🦊 e\u0301 "\\ עברית' })).app_id;
  const variant = { base_name: 'б🦊', config_name: '"c"', uri: `https://example.org/${text}` };
  const { variant_id: id } = await send('POST', `/apps/${app}/variants`, { ...variant, parameters });
  await send('PUT', `/variants/${id}/parameters`, { parameters: {} });
  const deploy = (environment: string, variantId: string, revision: number) =>
    send('POST', `/apps/${app}/environments/${environment}/deployments`, { variant_id: variantId, revision });
  const addVariant = async (name: string) =>
    (await send('POST', `/apps/${app}/variants`, { base_name: name, config_name: 'c', parameters }))
      .variant_id as string;
  const old = await addVariant('old');
  await deploy('staging', old, 1);
  await deploy('staging', id, 1);
  await deploy('production', id, 2);
  await send('PATCH', `/apps/${app}`, { app_name: 'Renamed' });
  const production = `/apps/${app}/environments/production`;
  const protection = { required_role: 'admin', requires_approval: true };
  for (const environment of ['production', 'development'])
    await send('PATCH', `/apps/${app}/environments/${environment}`, protection);
  const ask = { variant_id: id, revision: 1, note: text };
  const asked = { role: 'admin', key_name: 'asks', user_id: '🐈'.repeat(36) };
  const { secret: asking } = await send('POST', '/keys', asked);
  for (const decision of ['rejected', 'approved', undefined, 'withdrawn'] as const) {
    const request = await send('POST', `${production}/deployment-requests`, ask, asking);
    if (decision === undefined) continue;
    const key = decision === 'withdrawn' ? asking : keys.admin;
    await send('PATCH', `/deployment-requests/${request.deployment_request_id}`, { decision, note: text }, key);
  }

  const evaluation = (type: string, ids: string[], more: object) =>
    send('POST', `/apps/${app}/human-evaluations`, {
      evaluation_name: text,
      evaluation_type: type,
      variant_ids: ids,
      scenarios: Array.from({ length: 4 }, () => ({
        inputs: [{ input_name: text, input_value: text }],
        outputs: ids.map((one) => ({ variant_id: one, variant_output: text })),
        correct_answer: text,
      })),
      ...more,
    });
  const at = (path: { evaluation_id: string }) => `/human-evaluations/${path.evaluation_id}`;
  const scenariosOf = async (path: { evaluation_id: string }) =>
    (await send('GET', `${at(path)}/evaluation-scenarios`)).items.map(
      (row: { evaluation_scenario_id: string }) => row.evaluation_scenario_id,
    ) as string[];
  const pairs = await evaluation('human_a_b_testing', [id, old], {});
  const put = async (
    path: { evaluation_id: string },
    row: number,
    body: object,
    key?: string,
    type = 'human_a_b_testing',
  ) => send('PUT', `${at(path)}/evaluation_scenario/${(await scenariosOf(path))[row]}/${type}`, body, key);
  for (const vote of [id, '0', '1', '', null]) await put(pairs, 0, { vote, note: text, is_pinned: true });
  await put(pairs, 1, { vote: old, score: '' });
  await put(pairs, 2, { inputs: [], outputs: [], correct_answer: null, is_pinned: null, note: '' });
  await send('DELETE', `/variants/${old}`);
  await send('PATCH', at(pairs), { is_closed: true, instructions: text });

  const singles = await evaluation('single_model_test', [id], {});
  for (const [row, score] of [4, 3.5, text.slice(0, 40), ''].entries())
    await put(singles, row, { score }, undefined, 'single_model_test');

  // Three judges use a personal invitation, a shared invitation and an API key. Each of them reserves a scenario, skips
  // it and judges other scenarios.
  const several = await evaluation('human_a_b_testing', [id, await addVariant('new')], {
    judgements_per_scenario: 3,
    instructions: text,
  });
  const personal = await send('POST', `${at(several)}/invitations`, { invitation_name: text, judge_name: text });
  const again = { invitation_name: 'again', judge_id: personal.judge_id };
  await send('POST', `${at(several)}/invitations`, again);
  const shared = await send('POST', `${at(several)}/invitations`, { invitation_name: 'shared', is_shared: true });
  const joined = await send('POST', `${at(several)}/judges`, { judge_name: text }, shared.secret);
  const own = await send('POST', '/keys', { key_name: text, role: 'evaluator', user_id: '🦉'.repeat(36) });
  await send('PATCH', `${at(several)}/judging`, { judge_name: text }, own.secret);
  for (const { secret } of [personal, joined, own]) {
    const next = await send('POST', `${at(several)}/next-scenario`, {}, secret);
    const { evaluation_scenario_id: first } = next.scenario;
    await send('POST', `${at(several)}/next-scenario`, { skip: [first] }, secret);
    await put(several, 1, { vote: id, note: text }, secret);
    await put(several, 2, { vote: '1' }, secret);
  }
  await put(several, 2, { vote: null }, own.secret);
  await put(several, 3, { note: text }, keys.evaluator);
  await put(several, 3, { correct_answer: 'changed' });
  await send('POST', `${at(several)}/evaluation-scenarios`, {
    scenarios: [{ inputs: [{ input_name: 'q', input_value: '' }] }],
  });
  // An evaluation with one judgement for each scenario. Its judge has an invitation.
  const invited = await evaluation('human_a_b_testing', [await addVariant('third'), id], {});
  const one = await send('POST', `${at(invited)}/invitations`, { invitation_name: 'one' });
  await send('POST', `${at(invited)}/next-scenario`, {}, one.secret);
  await put(invited, 0, { vote: '0' }, one.secret);
  await send('DELETE', `${at(invited)}/invitations/${one.invitation_id}`);
  const team = await send('POST', `${at(invited)}/results-keys`, { results_key_name: text });
  await send('DELETE', `${at(invited)}/results-keys/${team.results_key_id}`);
  await send('POST', `${at(invited)}/results-keys`, { results_key_name: 'team' });

  const removed = await evaluation('single_model_test', [id], {});
  await send('POST', `${at(removed)}/invitations`, { invitation_name: 'gone' });
  await send('DELETE', at(removed));
  const removedApp = await send('POST', '/apps', { app_name: 'gone' });
  await send('DELETE', `/apps/${removedApp.app_id}`);
  const rotated = await send('POST', '/keys', {
    key_name: 'k',
    role: 'viewer',
    expires_at: '2090-01-01T00:00:00+02:00',
  });
  expect(await plain.keys.rotate(rotated.prefix, 60_000)).toHaveProperty('secret');
  const revoked = await send('POST', '/keys', { key_name: 'k', role: 'admin', user_id: 'erased later' });
  await put(several, 0, { vote: '0' }, revoked.secret);
  await send('PATCH', `/apps/${appId}`, { app_name: 'by another user' }, revoked.secret);
  const revise = { parameters: { a: 1 } };
  await send('PUT', `/variants/${variantIds[0]}/parameters`, revise, revoked.secret);
  const deployment = { variant_id: variantIds[0] };
  await send('POST', `/apps/${appId}/environments/development/deployments`, deployment, revoked.secret);
  await send('DELETE', `/keys/${revoked.key_id}`);
  expect(await plain.erasure.erase('erased later')).toHaveProperty('pseudonym');
}
