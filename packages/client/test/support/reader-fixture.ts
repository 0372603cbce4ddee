/** A variant reader with a fake service and a clock that the test sets. */
import { createClient, type ApplicationVariant, type ClientOptions } from '../../src/index.ts';
import { createVariantReader, type VariantReader, type VariantReaderOptions } from '../../src/reader.ts';
import { createFakeService, type FakeService } from '../../src/testing.ts';
import { variant } from './operations.ts';

export const appId = variant.app_id;
export const environment = 'production';

export const variantAt = (revision: number, more: Partial<ApplicationVariant> = {}): ApplicationVariant => ({
  ...variant,
  revision,
  ...more,
});

/** Sets the variant that the fake service returns. Undefined means that no variant is deployed. */
export function deployTo(service: FakeService, deployed: ApplicationVariant | undefined): void {
  service.respond('GET /apps/get_variant_by_env', ({ headers }) => {
    if (deployed === undefined) {
      const body = { ...notFound, code: 'variant_not_found', status: 500 };
      const problem = { 'Content-Type': 'application/problem+json', 'x-should-retry': 'false' };
      return new Response(JSON.stringify(body), { status: 500, headers: problem });
    }
    const ETag = `"${btoa(`${deployed.revision} ${deployed.app_name} ${JSON.stringify(deployed.parameters)}`)}"`;
    return headers.get('if-none-match') === ETag
      ? new Response(null, { status: 304, headers: { ETag } })
      : Response.json(deployed, { headers: { ETag } });
  });
}
const notFound = {
  detail: 'Nothing is deployed.',
  type: '/docs/errors#variant_not_found',
  title: 'x',
  request_id: 'x',
};

export interface ReaderFixture {
  service: FakeService;
  reader: VariantReader;
  /** Deploys a revision. Undefined removes the deployment. */
  deploy(revision: number | undefined): void;
  setOutage(isOut: boolean): void;
  advanceClock(ms: number): void;
  now: () => number;
  /** Returns the number of requests since the last call of this function. */
  countNewRequests(): number;
}

export function createReaderFixture(
  options: Partial<VariantReaderOptions> & { parse?: undefined } = {},
  clientOptions: ClientOptions = {},
): ReaderFixture {
  let nowMs = 1_000_000;
  const service = createFakeService();
  deployTo(service, undefined);
  const now = () => nowMs;
  let counted = 0;
  const client = createClient({
    baseUrl: 'http://fake/api',
    apiKey: 'any',
    fetch: service.fetch,
    retries: 0,
    ...clientOptions,
  });
  return {
    service,
    reader: createVariantReader({ client, appId, environment, now, ...options }),
    deploy: (revision) => deployTo(service, revision === undefined ? undefined : variantAt(revision)),
    setOutage: (isOut) => service.setFaults(isOut ? { rate: 1, choose: [{ kind: 'reset' }] } : {}),
    advanceClock: (ms) => void (nowMs += ms),
    now,
    countNewRequests() {
      const count = service.requests.length - counted;
      counted = service.requests.length;
      return count;
    },
  };
}

/** Waits until the requests that the reader sends in the background have ended. */
export const settleBackground = async (): Promise<void> => {
  for (let i = 0; i < 50; i++) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
};
