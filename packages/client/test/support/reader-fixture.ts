/** A reader on a fake service and a clock that a test moves. */
import { createClient, type ApplicationVariant, type ClientOptions } from '../../src/index.ts';
import { createVariantReader, type VariantReader, type VariantReaderOptions } from '../../src/reader.ts';
import { createFakeService, type FakeService } from '../../src/testing.ts';
import { variant } from './operations.ts';

export const appId = variant.app_id;
export const environment = 'production';

export const revision = (number: number, more: Partial<ApplicationVariant> = {}): ApplicationVariant => ({
  ...variant,
  revision: number,
  ...more,
});

export interface Stage {
  service: FakeService;
  reader: VariantReader;
  deploy(number: number | undefined): void;
  /** Out of reach, or back. */
  out(isOut: boolean): void;
  /** Moves the clock. */
  pass(millis: number): void;
  now: () => number;
  /** Requests since the last time this was asked. */
  asked(): number;
}

export function stage(options: Partial<VariantReaderOptions> = {}, client: ClientOptions = {}): Stage {
  let time = 1_000_000;
  const service = createFakeService();
  const now = () => time;
  let seen = 0;
  const connected = createClient({
    baseUrl: 'http://fake/api',
    apiKey: 'any',
    fetch: service.fetch,
    retries: 0,
    ...client,
  });
  return {
    service,
    reader: createVariantReader({ client: connected, appId, environment, now, ...options }),
    deploy: (number) => service.deploy(appId, environment, number === undefined ? undefined : revision(number)),
    out: (isOut) => service.setFaults(isOut ? { rate: 1, choose: [{ kind: 'reset' }] } : {}),
    pass: (millis) => void (time += millis),
    now,
    asked() {
      const since = service.requests.length - seen;
      seen = service.requests.length;
      return since;
    },
  };
}

/** Lets what was begun in the background end. */
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 50; i++) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
};
