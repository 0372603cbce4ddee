/**
 * Updates many of the largest scenarios at once, and reads many of the largest variants at once. Together, these rows
 * have more bytes than one statement may read. So the server has to read some of them with another statement.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/services/ids.ts';
import { unwrap } from '../src/services/outcome.ts';
import { insertScenarios } from '../src/store/scenarios.ts';
import { engines } from './support/engine.ts';
import { judge, readVariant, type TestResponse } from './support/requests.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const text = 'x'.repeat(100_000);
/** Inputs of 1 MB, about as large as a request of 1 MiB can store. */
const inputs = Array.from({ length: 10 }, (_, number) => ({ input_name: `input ${number}`, input_value: text }));
/** The inputs that each update of the last round stores. Together, these updates are too large for one transaction. */
const written = inputs.slice(0, 3);
const rounds = 2;

/** Updates a scenario, and retries after a 503, because large updates may exceed a timeout on a busy machine. */
async function judgeUntilStored(server: TestServer, update: object, scenario: string): Promise<TestResponse> {
  for (;;) {
    const response = await judge(server, update, { scenario });
    if (response.status !== 503) return response;
  }
}

describe.each(engines)('requests with large rows on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
  });
  afterAll(() => server.stop());

  // One statement may read one or two of these scenarios. Eight of them have too many bytes.
  it.each([1, 2, 8])('%i concurrent updates of large scenarios are each stored exactly once', async (count) => {
    const { pairs, variantIds } = server.fixture;
    const outputs = [...variantIds, ...variantIds].map((id) => ({ variant_id: id, variant_output: text }));
    const at = new Date().toISOString();
    const ids = Array.from({ length: count }, () => newId());
    for (const [position, id] of ids.entries())
      await server.database.transaction((tx) =>
        insertScenarios(tx, [
          {
            id,
            evaluation_id: pairs.evaluationId,
            position: 10 * count + position,
            inputs: JSON.stringify(inputs),
            outputs: JSON.stringify(outputs),
            vote: null,
            score: null,
            correct_answer: text,
            is_pinned: 0,
            note: null,
            revision: 1,
            created_at: at,
            updated_at: at,
            modified_by_id: null,
            content_modified_by_id: null,
          },
        ]),
      );
    for (let round = 1; round <= rounds; round++) {
      const last: { inputs?: typeof inputs } = round === rounds ? { inputs: written } : {};
      const responses = await Promise.all(
        ids.map((id) => judgeUntilStored(server, { note: `${round} ${id}`, ...last }, id)),
      );
      expect(responses.map(({ status, json }) => [status, json.revision, json.note, json.inputs?.length])).toEqual(
        ids.map((id) => [200, round + 1, `${round} ${id}`, (last.inputs ?? inputs).length]),
      );
    }
  });

  it('6 concurrent reads of large deployed variants each return the right variant', async () => {
    const { session } = server.fixture;
    const { apps, variants, deployments } = server.plain;
    const ids: string[] = [];
    for (let number = 0; number < 6; number++) {
      const appId = unwrap(await apps.create(session, `large ${number}`)).app_id;
      const parameters = { number, text: text.repeat(10) };
      const variant = { app_id: appId, base_name: 'large', config_name: 'one', parameters };
      const variantId = unwrap(await variants.create(session, variant)).variant_id;
      unwrap(await deployments.deploy(session, { appId, environment: 'production', variantId }));
      ids.push(appId);
    }
    for (let round = 0; round < rounds; round++) {
      const responses = await Promise.all(ids.map((app) => readVariant(server, { app })));
      expect(responses.map(({ status, json }) => [status, json.parameters?.number])).toEqual(
        ids.map((_, number) => [200, number]),
      );
    }
  });
});
