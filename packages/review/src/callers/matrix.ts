import type { Compared, Side } from '../compared.ts';
import { accepted, startExampleServer } from './example-server.ts';
import { callsOf, type Call, type Party } from './calls.ts';
import { callAll, type Outcome } from './client-process.ts';
import { responseSchema } from './recorded.ts';

/** The result of running one client against one server with the examples from the contracts. */
export interface Cell {
  client: Side;
  server: Side;
  requests: { passed: number; of: number };
  responses: { passed: number; of: number };
  /**
   * The number of example messages for which the review made no call. The review makes no call for an event stream, for
   * a message that does not fit its own contract, and for a media type that the generated function does not send. It
   * also stops making calls after the maximum number of calls.
   */
  untried: number;
  /** The example messages that failed, at most five, each with its problem. */
  failed: string[];
}

const clientTimeoutMs = 30_000;

/**
 * Runs the client of the base against a server of the revision, and the client of the revision against a server of the
 * base. Each client sends every example request of its own contract, and reads every example response of the server's
 * contract. The operations in `first` come first. Throws if a client cannot run.
 */
export async function runMatrix(
  parties: Compared<Party>,
  first: ReadonlySet<string> = new Set(),
  timeoutMs = clientTimeoutMs,
): Promise<Cell[]> {
  const cells = [
    ['base', 'revision'],
    ['revision', 'base'],
  ] as const;
  return Promise.all(
    cells.map(async ([client, server]) => ({
      client,
      server,
      ...(await runCell(parties, { client, server }, first, timeoutMs)),
    })),
  );
}

async function runCell(
  parties: Compared<Party>,
  sides: Pick<Cell, 'client' | 'server'>,
  first: ReadonlySet<string>,
  timeoutMs: number,
): Promise<Omit<Cell, 'client' | 'server'>> {
  const client = parties[sides.client];
  const server = parties[sides.server];
  const { requests, responses, untried } = callsOf(client, server, first);
  const calls = [...requests, ...responses];
  const outcomes = calls.length === 0 ? [] : await callServer(client, server, sides.server, calls, timeoutMs);
  const failed: string[] = [];
  const count = <T extends Call>(
    calls: T[],
    offset: number,
    problemOf: (outcome: Outcome, call: T) => string | undefined,
  ) => {
    const problems = calls.flatMap((call, i) => {
      const outcome = outcomes[offset + i] ?? {};
      const problem =
        call.name === undefined
          ? 'the generated client has no function for this operation'
          : (outcome.problem ?? problemOf(outcome, call));
      return problem === undefined ? [] : [`${call.label}: ${problem}`];
    });
    failed.push(...problems);
    return { passed: calls.length - problems.length, of: calls.length };
  };
  return {
    requests: count(requests, 0, ({ verdict }) =>
      verdict === accepted ? undefined : (verdict ?? 'the server did not say whether it accepts the request'),
    ),
    responses: count(responses, requests.length, ({ value }, { recorded }) => {
      const schema = responseSchema(client.contract, recorded);
      if (schema === undefined) return 'the contract of the client does not declare this response';
      const [error] = client.contract.response.errors(schema, value);
      return error && `${error.instancePath} ${error.message ?? 'does not fit'}`.trim();
    }),
    untried,
    failed: failed.slice(0, 5),
  };
}

async function callServer(
  { folder }: Party,
  { contract }: Party,
  side: Side,
  calls: Call[],
  timeoutMs: number,
): Promise<Outcome[]> {
  const server = await startExampleServer(contract, side);
  try {
    return await callAll(
      folder,
      server.origin,
      calls.map(({ name, arguments: given, response, parseAs }) => ({ name, arguments: given, response, parseAs })),
      timeoutMs,
    );
  } finally {
    await server.close();
  }
}
