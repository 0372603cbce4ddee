/**
 * Interceptors see and change each request and each response of a client: `createClient({ fetch: intercept([…]) })`.
 */
import type { ClientOptions } from './types.ts';

/** The request that one attempt of a call sends. `init.headers` include the API key. */
export interface InterceptedRequest {
  url: string;
  init: RequestInit & { headers: Headers };
}

export interface Interceptor {
  /**
   * Called before each attempt, the first interceptor first. Return another request to replace the given one. Return a
   * `Response` to respond without sending anything.
   */
  request?: (
    request: InterceptedRequest,
  ) => InterceptedRequest | Response | undefined | void | Promise<InterceptedRequest | Response | undefined | void>;
  /** Called for each response, the last interceptor first. Return another `Response` to replace the given one. */
  response?: (
    response: Response,
    request: InterceptedRequest,
  ) => Response | undefined | void | Promise<Response | undefined | void>;
}

/**
 * Returns a `fetch` with interceptors. If an interceptor throws, the client treats this like a failed connection: it
 * retries the request if a retry is safe. Otherwise it throws a ConnectionError whose `cause` is the interceptor's
 * error.
 */
export function intercept(
  interceptors: readonly Interceptor[],
  send: NonNullable<ClientOptions['fetch']> = (url, init) => fetch(url, init),
): NonNullable<ClientOptions['fetch']> {
  return async (url, init) => {
    let request: InterceptedRequest = { url, init: { ...init, headers: new Headers(init.headers) } };
    let response: Response | undefined;
    const called: Interceptor[] = [];
    for (const interceptor of interceptors) {
      called.unshift(interceptor);
      const changed = await interceptor.request?.(request);
      if (changed instanceof Response) {
        response = changed;
        break;
      }
      request = changed ?? request;
    }
    response ??= await send(request.url, request.init);
    for (const interceptor of called) response = (await interceptor.response?.(response, request)) ?? response;
    return response;
  };
}

/** The functions of `@opentelemetry/api` that `traceContext` calls. */
export interface TraceApi<Context> {
  context: { active(): Context };
  propagation: {
    inject(
      context: Context,
      carrier: Headers,
      setter: { set(carrier: Headers, name: string, value: string): void },
    ): void;
  };
}

/**
 * Sends the trace of the caller with each request, as `traceparent` and `tracestate`. Pass the module
 * `@opentelemetry/api` as the argument. The server writes the trace id to its log.
 */
export function traceContext<Context>({ context, propagation }: TraceApi<Context>): Interceptor {
  return {
    request: ({ init }) => {
      const setter = { set: (headers: Headers, name: string, value: string) => headers.set(name, value) };
      propagation.inject(context.active(), init.headers, setter);
    },
  };
}
