import { labelOf } from '../findings/rule.ts';
import { isJson } from './request-problem.ts';
import type { Generated } from './generated.ts';
import {
  recordedResponses,
  requiredArguments,
  isValidResponse,
  isValidRequest,
  recordedRequests,
  type Arguments,
  type RecordedResponse,
  type RecordedContract,
} from './recorded.ts';

/** One contract and the client generated from it. `folder` contains the client. */
export interface Party {
  contract: RecordedContract;
  generated: Generated;
  folder: string;
}

/** A call of one function of the generated client. */
export interface Call {
  /** The request or response as the report names it, for example `request GET /notes`. */
  label: string;
  /**
   * The name of the generated function, for example `listNotes`. Undefined if the client has no function for the
   * operation.
   */
  name: string | undefined;
  arguments: Arguments;
  /**
   * The index of the example response that the server must send. If it is undefined, the server sends no example, but
   * checks the request.
   */
  response?: number;
  parseAs?: 'text';
}

export interface Calls {
  requests: Call[];
  responses: (Call & { recorded: RecordedResponse })[];
  /**
   * The number of example messages for which the review makes no call. The review makes no call for an event stream,
   * for a message that does not fit its own contract, and for a media type that the generated function does not send.
   * It also stops making calls after the maximum number of calls.
   */
  untried: number;
}

/**
 * The maximum number of example requests that one client sends. The same number limits the example responses that one
 * client reads. Without this limit, running the generated clients of a large contract would take too long.
 */
const maxCalls = 400;

/**
 * Returns the calls that a client makes to a server. The client makes one call for each example request of its own
 * contract. It also makes one call for each example response of the server's contract, if the client has the operation.
 * Calls of the operations in `first`, for example `GET /notes`, come first.
 */
export function callsOf(client: Party, server: Party, first: ReadonlySet<string>): Calls {
  const { functions } = client.generated;
  const inOrder = <T extends { operation: { method: string; path: string } }>(rows: T[]): T[] => [
    ...rows.filter(({ operation }) => first.has(labelOf(operation))),
    ...rows.filter(({ operation }) => !first.has(labelOf(operation))),
  ];

  const recorded = recordedRequests(client.contract);
  const sendable = recorded.filter((request) => {
    const called = functions.get(labelOf(request.operation));
    return (
      isValidRequest(client.contract, request) &&
      (called === undefined ||
        (!called.streams && (request.type === undefined || request.type.toLowerCase() === called.sends)))
    );
  });
  const requests = inOrder(sendable)
    .slice(0, maxCalls)
    .map(({ operation, arguments: given }): Call => ({
      label: `request ${labelOf(operation)}`,
      name: functions.get(labelOf(operation))?.name,
      arguments: given,
    }));

  // A client can request only the responses of operations in its own contract.
  const requestable = recordedResponses(server.contract)
    .map((response, index) => ({ ...response, index, own: client.contract.operations.get(response.operation.key) }))
    .flatMap(({ own, ...rest }) => (own === undefined ? [] : [{ ...rest, own }]));
  const readable = requestable.filter(
    ({ own, ...response }) =>
      isValidResponse(server.contract, response) &&
      functions.get(labelOf(own))?.streams !== true &&
      !response.type.startsWith('text/event-stream'),
  );
  const responses = inOrder(readable)
    .slice(0, maxCalls)
    .map(({ index, own, ...response }) => ({
      label: `response ${response.status} of ${labelOf(response.operation)}`,
      name: functions.get(labelOf(own))?.name,
      arguments: requiredArguments(client.contract, own),
      response: index,
      recorded: response,
      ...(isJson(response.type) ? {} : { parseAs: 'text' as const }),
    }));
  const untried = recorded.length - requests.length + requestable.length - responses.length;
  return { requests, responses, untried };
}
