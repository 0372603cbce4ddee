/** The types that the generated functions are made of. */
import type { JuryboxError } from './errors.ts';

/** Milliseconds. */
type Millis = number;

export interface ClientOptions {
  /** The service's address, ending in `/api`. In a server runtime `JURYBOX_BASE_URL` is the fallback. */
  baseUrl?: string;
  /** The key, or a function that gives it, asked before every attempt. In a server runtime `JURYBOX_API_KEY` is the fallback. */
  apiKey?: string | (() => string | undefined | Promise<string | undefined>);
  /** Sends requests; the runtime's own `fetch` when left out. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** How long one attempt may take, its body included: 10 seconds when left out. */
  timeout?: Millis;
  /** How long all attempts and the waiting between them may take together: 30 seconds when left out. */
  deadline?: Millis;
  /** How often a request is sent again at most: 2 when left out. Only what the contract allows is sent again. */
  retries?: number;
  /** The longest `Retry-After` that is waited for: 5 seconds when left out. Past it the error comes at once and says the time. */
  maxRetryAfter?: Millis;
  /** The longest body that is read, in bytes: 64 MiB when left out. Past it the answer is an UnexpectedResponseError. */
  maxResponseBytes?: number;
  /** Sent with every request. An `Authorization` here stands before the key. */
  headers?: Record<string, string>;
  /**
   * Called before each attempt; may change its headers. The key is not among them yet, and is left out when there is an
   * `Authorization` afterwards. What this throws ends the call with InvalidRequestError.
   */
  onRequest?: (request: AttemptInfo & { headers: Headers }) => void | Promise<void>;
  /** Called after each answer, whatever its status. What this and the following ones throw changes nothing. */
  onResponse?: (
    response: AttemptInfo & { status: number; requestId: string; durationMs: Millis; headers: Headers },
  ) => void;
  /** Called once per call that fails. */
  onError?: (error: unknown) => void;
  /** Called once per call, with OpenTelemetry's names for HTTP clients. */
  onTelemetry?: (attributes: Record<string, string | number>) => void;
  /** Told of retries and of deprecated operations, never of keys or bodies. */
  logger?: { debug?: (message: string) => void; warn?: (message: string) => void };
  /** Looks at every body the contract describes: see `@jurybox/client/validate`. */
  validate?: (operation: string, status: number, body: unknown, answer: ResponseInfo) => void;
  /** A key in a browser is in everybody's hands. `true` says that this one may be. */
  dangerouslyAllowBrowser?: boolean;
}

export interface AttemptInfo {
  /** The operation: its method and path, as the contract writes it. */
  operation: string;
  url: string;
  /** 1 for the first time. */
  attempt: number;
}

/** What can be said of one call instead of the whole client. */
export type CallOptions = Pick<ClientOptions, 'timeout' | 'deadline' | 'retries' | 'maxRetryAfter'> & {
  /** Sent with this request; stands before the client's. */
  headers?: Record<string, string | undefined>;
  /** Ends the call, also while it waits between attempts. What it was aborted with is thrown. */
  signal?: AbortSignal;
};

/** What a generated function hands to the client. */
export interface TDataShape {
  body?: unknown;
  headers?: unknown;
  path?: unknown;
  query?: unknown;
  url: string;
}

/** The options of one call: what the operation takes, and how to send it. */
export type Options<
  TData extends TDataShape = TDataShape,
  ThrowOnError extends boolean = boolean,
  _TResponse = unknown,
> = Omit<TData, 'url'> &
  CallOptions & {
    client: Client;
    /** `false`: the call fulfils with `{data, error, response}` instead of throwing. */
    throwOnError?: ThrowOnError;
  };

/** What is known of an answer besides its body. */
export interface ResponseInfo {
  status: number;
  headers: Headers;
  requestId: string;
  attempts: number;
}

/** What a call that does not throw fulfils with. */
export type Result<Data> =
  | { data: Data; error: undefined; response: ResponseInfo }
  | {
      data: undefined;
      error: JuryboxError;
      /** The answer that is the error, if there was a whole one. */
      response: ResponseInfo | undefined;
    };

type ValueOf<Responses> = Responses[keyof Responses];

export type RequestResult<Responses = unknown, _Errors = unknown, ThrowOnError extends boolean = boolean> = Promise<
  ThrowOnError extends true ? ValueOf<Responses> : Result<ValueOf<Responses>>
>;

export interface RequestOptions extends Omit<CallOptions, 'headers'> {
  url: string;
  method: string;
  body?: unknown;
  headers?: unknown;
  path?: unknown;
  query?: unknown;
  security?: readonly unknown[];
  /** A success may come without a body, or with `null`. */
  mayBeEmpty?: boolean;
  throwOnError?: boolean;
}

type Verb = <Responses = unknown, Errors = unknown, ThrowOnError extends boolean = true>(
  options: Omit<RequestOptions, 'method'>,
) => RequestResult<Responses, Errors, ThrowOnError>;

/** Made by `createClient`; every generated function takes one. */
export interface Client {
  readonly get: Verb;
  readonly put: Verb;
  readonly post: Verb;
  readonly patch: Verb;
  readonly delete: Verb;
}

export type ClientMeta = Record<string, unknown>;
