/**
 * The Jurybox client: one function per operation of the contract, each tree-shakeable, and what sends them.
 *
 *     const client = createClient({ baseUrl: 'https://jurybox.example/api', apiKey: () => readSecret('jurybox') });
 *     const variant = await getVariantByEnv({ client, query: { app_id, environment: 'production' } });
 *
 * Calls throw a {@link JuryboxError}. With `throwOnError: false` a call fulfils with `{data, error, response}` instead.
 */
export { createClient } from './client.ts';
export * from './errors.ts';
export * from '../generated/sdk.gen.ts';
export type * from '../generated/types.gen.ts';
export type { CallOptions, Client, ClientOptions, ResponseInfo, Result } from './types.ts';
// Stands before the generated one of that name: told apart by the evaluation's type.
export { updateEvaluationScenario } from './update-evaluation-scenario.ts';
