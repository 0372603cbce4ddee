/**
 * The log line of a request. In production, `writeToSink` builds the line as text instead of calling `logger.info`.
 * This is possible because a line always has the same members, and only the path can need escaping. Serializing the
 * line with pino would cost about a tenth of the CPU time of a read request.
 */
import type { Logger } from 'pino';
import type { CutReason } from './state.ts';

/** The members of the log line of a request, in their order. */
export interface RequestLine {
  request_id: string;
  trace_id: string | undefined;
  method: string;
  path: string;
  operation: string | undefined;
  status: number;
  cut: CutReason | undefined;
  /** Milliseconds from the arrival of the request's headers until the response was handed to the socket. */
  ms: number;
  project: string | undefined;
  /** The public prefix of the API key. */
  key: string | undefined;
  /** The address of the client. Undefined if the operator has not configured trusted proxies. */
  client: string | undefined;
}

export type WriteRequestLine = (line: RequestLine) => void;

/** Returns a function that writes the log lines of requests with `logger.info`. */
export function writeWithLogger(logger: Logger): WriteRequestLine {
  return (line) => logger.info(line, 'request');
}

/**
 * Returns a function that writes the same lines as `writeWithLogger`, but faster. `lineStart` returns the beginning of
 * a line, from `{` to the member `time`. Only the path may need escaping in JSON. All other values are ids, names of
 * operations, numbers and addresses, which need none.
 */
export function writeToSink(sink: { write(line: string): void }, lineStart: () => string): WriteRequestLine {
  return ({
    request_id: requestId,
    trace_id: traceId,
    method,
    path,
    operation,
    status,
    cut,
    ms,
    project,
    key,
    client,
  }) => {
    sink.write(
      `${lineStart()},"request_id":"${requestId}"${member('trace_id', traceId)},"method":"${method}"` +
        `,"path":${JSON.stringify(path)}${member('operation', operation)},"status":${status}${member('cut', cut)}` +
        `,"ms":${ms}${member('project', project)}${member('key', key)}${member('client', client)},"msg":"request"}\n`,
    );
  };
}

function member(name: string, value: string | undefined): string {
  return value === undefined ? '' : `,"${name}":"${value}"`;
}
