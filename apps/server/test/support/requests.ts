import type { TestServer } from '../support/server.ts';

export interface TestResponse {
  status: number;
  headers: Headers;
  /** The parsed body. Undefined if the body is empty or not JSON. */
  json: any;
  text: string;
}

export interface RequestOptions {
  /** The API key in the `Authorization` header. The default is the admin's key. With null, no header is sent. */
  key?: string | null;
  headers?: Record<string, string>;
  method?: string;
}

export async function sendRequest(
  server: TestServer,
  path: string,
  { key = server.fixture.keys.admin, headers = {}, method = 'GET' }: RequestOptions = {},
  body?: unknown,
): Promise<TestResponse> {
  const response = await fetch(`${server.base}${path}`, {
    method,
    headers: {
      ...(key === null ? {} : { Authorization: key }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined
      ? {}
      : { body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '') && text !== '';
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined };
}

/** Requests a deployed variant, by default the one of the fixture's app in production. */
export function readVariant(
  server: TestServer,
  {
    app = server.fixture.appId,
    environment = 'production',
    ...asking
  }: RequestOptions & { app?: string; environment?: string } = {},
): Promise<TestResponse> {
  return sendRequest(
    server,
    `/apps/get_variant_by_env?${new URLSearchParams({ app_id: app, environment }).toString()}`,
    asking,
  );
}

export interface JudgementOptions extends RequestOptions {
  of?: 'pairs' | 'singles';
  row?: number;
  evaluation?: string;
  scenario?: string;
  type?: string;
}

/** Updates a scenario of the fixture. The default is the first scenario of the A/B evaluation. */
export function judge(
  server: TestServer,
  body: unknown,
  { of = 'pairs', row = 0, evaluation, scenario, type, ...asking }: JudgementOptions = {},
): Promise<TestResponse> {
  const { evaluationId, scenarioIds } = server.fixture[of];
  const own = of === 'pairs' ? 'human_a_b_testing' : 'single_model_test';
  const path =
    `/human-evaluations/${evaluation ?? evaluationId}/evaluation_scenario` +
    `/${scenario ?? scenarioIds[row]}/${type ?? own}`;
  return sendRequest(server, path, { method: 'PUT', ...asking }, body);
}

/** Returns the status, and for a 422 the `type` and `loc` of each error. */
export function validationErrors({ status, json }: TestResponse): {
  status: number;
  validationErrors: [string, unknown[]][];
} {
  return {
    status,
    validationErrors:
      status === 422 ? json.detail.map(({ type, loc }: { type: string; loc: unknown[] }) => [type, loc]) : [],
  };
}

/** Returns the result that `validationErrors` should have for a 422 with one error. */
export function validationError(type: string, ...loc: unknown[]): ReturnType<typeof validationErrors> {
  return { status: 422, validationErrors: [[type, loc]] };
}
