/**
 * The Jurybox client: one tree-shakeable function per operation of the contract.
 *
 *     const client = createClient({ baseUrl: 'https://jurybox.example/api', apiKey: () => readSecret('jurybox') });
 *     const variant = await getVariantByEnv({ client, query: { app_id, environment: 'production' } });
 *
 * Calls throw a {@link JuryboxError}. With `throwOnError: false` a call resolves to `{ data, error, response }`
 * instead.
 */
export { createClient } from './client.ts';
export * from './errors.ts';
export * from '../generated/sdk.gen.ts';
export type * from '../generated/types.gen.ts';
export { paginate, type ItemList, type ListPage, type PaginateOptions } from './paginate.ts';
export { withResponse, type WithResponse } from './with-response.ts';
export type { CallOptions, Client, ClientOptions, ResponseInfo, Result } from './types.ts';
// Replaces the generated `updateEvaluationScenario`, whose types allow a vote where only a score is valid.
export { updateEvaluationScenario } from './update-evaluation-scenario.ts';
