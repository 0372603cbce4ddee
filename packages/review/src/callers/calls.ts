import { isJson } from './fault.ts';
import type { Generated } from './generated.ts';
import {
  answersOf,
  anyArguments,
  isSoundAnswer,
  isSoundRequest,
  requestsOf,
  type Arguments,
  type RecordedAnswer,
  type Side,
} from './recorded.ts';

/** A revision with its generated client, in a folder. */
export interface Party {
  side: Side;
  generated: Generated;
  folder: string;
}

/** One call of a generated function. */
export interface Call {
  what: string;
  name: string | undefined;
  arguments: Arguments;
  /** The number of the recorded answer that is asked for; without one, the request is looked at. */
  answer?: number;
  parseAs?: 'text';
}

export interface Calls {
  requests: Call[];
  answers: (Call & { recorded: RecordedAnswer })[];
  /** How many recorded messages are left out: wrong where they are recorded, of another media type, a stream of events, or beyond the bound. */
  uncalled: number;
}

/** How many requests and how many answers of a contract are tried: the matrix of a large contract ends in seconds too. */
const most = 400;

const labelOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

/**
 * What a client says to a server: every request that its own contract records, and one for every answer that the server's
 * contract records and the client can ask for. Messages of `concerned` operations (`METHOD /path`) come first.
 */
export function callsOf(client: Party, server: Party, concerned: ReadonlySet<string>): Calls {
  const { functions } = client.generated;
  const order = <T extends { operation: { method: string; path: string } }>(rows: T[]): T[] => [
    ...rows.filter(({ operation }) => concerned.has(labelOf(operation))),
    ...rows.filter(({ operation }) => !concerned.has(labelOf(operation))),
  ];

  const recorded = requestsOf(client.side);
  const sendable = recorded.filter((request) => {
    const called = functions.get(labelOf(request.operation));
    return (
      isSoundRequest(client.side, request) &&
      (called === undefined ||
        (!called.streams && (request.type === undefined || request.type.toLowerCase() === called.sends)))
    );
  });
  const requests = order(sendable)
    .slice(0, most)
    .map(({ operation, arguments: given }): Call => ({
      what: `request ${labelOf(operation)}`,
      name: functions.get(labelOf(operation))?.name,
      arguments: given,
    }));

  // What the client has no function for, it never asks for.
  const asked = answersOf(server.side)
    .map((answer, number) => ({ ...answer, number, own: client.side.operations.get(answer.operation.key) }))
    .flatMap(({ own, ...rest }) => (own === undefined ? [] : [{ ...rest, own }]));
  const readable = asked.filter(
    ({ own, ...answer }) =>
      isSoundAnswer(server.side, answer) &&
      functions.get(labelOf(own))?.streams !== true &&
      !answer.type.startsWith('text/event-stream'),
  );
  const answers = order(readable)
    .slice(0, most)
    .map(({ number, own, ...answer }) => ({
      what: `answer ${answer.status} of ${labelOf(answer.operation)}`,
      name: functions.get(labelOf(own))?.name,
      arguments: anyArguments(client.side, own),
      answer: number,
      recorded: answer,
      ...(isJson(answer.type) ? {} : { parseAs: 'text' as const }),
    }));
  return { requests, answers, uncalled: recorded.length - requests.length + asked.length - answers.length };
}
