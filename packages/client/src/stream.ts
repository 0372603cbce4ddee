/**
 * Reads an export row by row. A long export needs only the memory of one row, because the client reads from the network
 * when you take the next row.
 */
import type { EvaluationScenario } from '../generated/types.gen.ts';
import { ConnectionError, JuryboxError, TimeoutError, UnexpectedResponseError, type ErrorFields } from './errors.ts';
import { readBodyText } from './read-body-text.ts';
import { startTimer } from './timers.ts';
import type { Client, RequestOptions } from './types.ts';

/** One row of an export as JSON Lines. */
export interface ExportedScenario extends EvaluationScenario {
  vote_variant_name: string | null;
  /** The name of the judge. Present only if the evaluation has several judges for each scenario. */
  judge_name?: string | null;
  /**
   * The variant whose output the judge should see first. Present only if the evaluation has several judges for each
   * scenario.
   */
  first_shown?: string | null;
}

export interface StreamOptions {
  /** The longest time without any data from the service, in milliseconds. Default: 30 seconds. */
  idleTimeout?: number;
  /** The maximum length of one row, in characters. Default: 16,777,216. */
  maxRowLength?: number;
}

type ExportOptions = { client: Client; signal?: AbortSignal } & StreamOptions;

/**
 * Streams an export as text, in pieces of any length: `streamText(exportJudgementsCsv, { client, path })`. Retries and
 * timeouts apply until the first byte arrives. After that, `idleTimeout` applies. `signal` aborts at any time.
 *
 * @throws the errors of the operation; TimeoutError; ConnectionError if the export ends too early.
 */
export function streamText<Options extends ExportOptions>(
  operation: (options: Options & { throwOnError?: true }) => Promise<string>,
  options: Options,
): AsyncGenerator<string, void, undefined> {
  return readText(operation, options, () => {});
}

/** Streams an export as text, like `streamText`, but also calls `onOpen` when the response begins. */
async function* readText<Options extends ExportOptions>(
  operation: (options: Options & { throwOnError?: true }) => Promise<string>,
  options: Options,
  onOpen: (fields: (code: string) => ErrorFields) => void,
): AsyncGenerator<string, void, undefined> {
  const { client, signal, idleTimeout = 30_000 } = options;
  let response: Response | undefined;
  let path = '';
  const readBody: RequestOptions['readBody'] = async (received, maxBytes) => {
    response = received;
    return received.ok ? '' : readBodyText(received, maxBytes);
  };
  const watchingClient = {
    ...client,
    get: (request: RequestOptions) => ((path = request.url), client.get(request)),
  } as Client;
  await operation({ ...options, client: watchingClient, throwOnError: true, readBody } as never);
  const { body, status, headers } = response as unknown as Response;
  const fields = (code: string): ErrorFields => ({
    code,
    status,
    requestId: headers.get('x-request-id') ?? '',
    attempts: 1,
    operation: `GET ${path}`,
  });
  onOpen(fields);
  const reader = body?.getReader();
  if (reader === undefined) return;
  let isIdle = false;
  const stop = () => void reader.cancel().catch(() => {});
  signal?.addEventListener('abort', stop);
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const timer = startTimer(idleTimeout, () => {
        isIdle = true;
        stop();
      });
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      signal?.throwIfAborted();
      if (isIdle)
        throw new TimeoutError(`GET ${path}: the service sent nothing for ${idleTimeout} ms`, fields('timeout'));
      const text = decoder.decode(value, { stream: !done });
      if (text !== '') yield text;
      if (done) return;
    }
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof JuryboxError) throw cause;
    throw new ConnectionError(`GET ${path}: the export ended too early`, fields('connection'), { cause });
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}

/**
 * Streams an export as JSON Lines, one parsed row at a time:
 * `for await (const row of streamRows(exportJudgementsJsonLines, { client, path })) …`.
 *
 * @throws the errors of `streamText`; UnexpectedResponseError for a row that is not JSON or is too long.
 */
export async function* streamRows<Row = ExportedScenario, Options extends ExportOptions = ExportOptions>(
  operation: (options: Options & { throwOnError?: true }) => Promise<string>,
  options: Options,
): AsyncGenerator<Row, void, undefined> {
  const { maxRowLength = 2 ** 24 } = options;
  let pieces: string[] = [];
  let length = 0;
  let rowNumber = 0;
  let fieldsOf: (code: string) => ErrorFields;
  const reject = (reason: string): never => {
    const fields = fieldsOf('unexpected_response');
    throw new UnexpectedResponseError(`${fields.operation}: row ${rowNumber + 1} ${reason}`, fields);
  };
  const parseRow = (): Row => {
    const line = pieces.join('');
    pieces = [];
    length = 0;
    try {
      const row = JSON.parse(line) as Row;
      rowNumber += 1;
      return row;
    } catch {
      return reject('is not JSON');
    }
  };
  for await (const text of readText(operation, options, (fields) => void (fieldsOf = fields))) {
    const lines = text.split('\n');
    for (const [index, line] of lines.entries()) {
      length += line.length;
      if (length > maxRowLength) reject(`is longer than maxRowLength, ${maxRowLength}`);
      if (line !== '') pieces.push(line);
      if (index < lines.length - 1 && length > 0) yield parseRow();
    }
  }
  if (length > 0) yield parseRow();
}
