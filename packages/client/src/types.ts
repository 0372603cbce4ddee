/** The types of the client's options and of the generated functions. */
import type { JuryboxError } from './errors.ts';

type Milliseconds = number;

export interface ClientOptions {
  /** The base URL of the service, ending in `/api`. Default on a server: the variable `JURYBOX_BASE_URL`. */
  baseUrl?: string;
  /**
   * The API key, or a function that returns it. The client calls the function before every attempt. Default on a
   * server: the environment variable `JURYBOX_API_KEY`.
   */
  apiKey?: string | (() => string | undefined | Promise<string | undefined>);
  /** Sends the requests. Default: the `fetch` of the runtime. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** The longest time that one attempt may take, including the body of its response. Default: 10 seconds. */
  timeout?: Milliseconds;
  /** The longest time that a call may take, including all attempts and the pauses between them. Default: 30 seconds. */
  deadline?: Milliseconds;
  /** The maximum number of retries. The client only retries where the contract allows it. Default: 2. */
  retries?: number;
  /** The longest `Retry-After` that the client obeys. If it is longer, the call fails at once. Default: 5 seconds. */
  maxRetryAfter?: Milliseconds;
  /** The maximum size of a response body. A longer body causes an UnexpectedResponseError. Default: 64 MiB. */
  maxResponseBytes?: number;
  /** Headers that the client adds to every request. An `Authorization` header overrides the API key. */
  headers?: Record<string, string>;
  /**
   * Called before each attempt. It may change the headers of the attempt. They do not include the API key; if you set
   * `Authorization`, it overrides the API key. An error thrown here fails the call with an InvalidRequestError.
   */
  onRequest?: (request: AttemptInfo & { headers: Headers }) => void | Promise<void>;
  /** Called after each response, whatever its status. Errors thrown here are ignored. */
  onResponse?: (
    response: AttemptInfo & { status: number; requestId: string; durationMs: Milliseconds; headers: Headers },
  ) => void;
  /** Called once per failed call. Errors thrown here are ignored. */
  onError?: (error: unknown) => void;
  /** Called once per call with OpenTelemetry's attributes for HTTP clients. Errors thrown here are ignored. */
  onTelemetry?: (attributes: Record<string, string | number>) => void;
  /**
   * Receives one message per attempt, and one per deprecated operation. Messages never contain API keys or bodies.
   * Default on a server: if the variable `JURYBOX_DEBUG` is set, a logger that writes to the standard error.
   */
  logger?: { debug?: (message: string) => void; warn?: (message: string) => void };
  /** Validates each body of a successful response. `@jurybox/client/validate` has a function for this option. */
  validate?: (operation: string, status: number, body: unknown, response: ResponseInfo) => void;
  /** Allows an API key in a browser, where anyone who opens the page can read it. */
  dangerouslyAllowBrowser?: boolean;
}

export interface AttemptInfo {
  /** The method and path of the operation, as the contract writes them. */
  operation: string;
  url: string;
  /** The number of this attempt, from 1. */
  attempt: number;
}

/** The options you can set per call. They override the options of the client. */
export type CallOptions = Pick<ClientOptions, 'timeout' | 'deadline' | 'retries' | 'maxRetryAfter'> & {
  headers?: Record<string, string | undefined>;
  /** Aborts the call, even during a pause between attempts. The call then throws the reason of the signal. */
  signal?: AbortSignal;
};

/** The input of a generated function. The name is not ours: the code that hey-api generates imports this name. */
export interface TDataShape {
  body?: unknown;
  headers?: unknown;
  path?: unknown;
  query?: unknown;
  url: string;
}

/** The options of one call: the input of the operation, and options such as `timeout` and `signal`. */
export type Options<
  TData extends TDataShape = TDataShape,
  ThrowOnError extends boolean = boolean,
  _TResponse = unknown,
> = Omit<TData, 'url'> &
  CallOptions & {
    client: Client;
    /** `false`: the call resolves to `{ data, error, response }` instead of throwing an error. */
    throwOnError?: ThrowOnError;
  };

/** A response without its body. */
export interface ResponseInfo {
  status: number;
  headers: Headers;
  requestId: string;
  attempts: number;
}

/** What a call with `throwOnError: false` resolves to. */
export type Result<Data> =
  | { data: Data; error: undefined; response: ResponseInfo }
  | {
      data: undefined;
      error: JuryboxError;
      /** The response. Undefined if no complete response arrived. */
      response: ResponseInfo | undefined;
    };

type ValueOf<Responses> = Responses[keyof Responses];

export type RequestResult<Responses = unknown, _Errors = unknown, ThrowOnError extends boolean = boolean> = Promise<
  ThrowOnError extends true ? ValueOf<Responses> : Result<ValueOf<Responses>>
>;

export interface RequestOptions extends TDataShape, Omit<CallOptions, 'headers'> {
  method: string;
  /** Whether callers need no API key for the operation. */
  isPublic?: boolean;
  /** The media type of a successful response. Default: `application/json`. */
  accept?: string;
  /** Whether a successful response may have an empty body or the body `null`. */
  mayBeEmpty?: boolean;
  /** Whether the operation creates something. The client then sends an `Idempotency-Key`. */
  creates?: boolean;
  /** Reads the body of a response. Default: reads the whole body as text. */
  readBody?: (response: Response, maxBytes: number) => Promise<string | undefined>;
  throwOnError?: boolean;
}

type SendRequest = <Responses = unknown, Errors = unknown, ThrowOnError extends boolean = true>(
  options: Omit<RequestOptions, 'method'>,
) => RequestResult<Responses, Errors, ThrowOnError>;

/** Created by `createClient`. You pass it to every operation. */
export interface Client {
  readonly get: SendRequest;
  readonly put: SendRequest;
  readonly post: SendRequest;
  readonly patch: SendRequest;
  readonly delete: SendRequest;
}

export type ClientMeta = Record<string, unknown>;
