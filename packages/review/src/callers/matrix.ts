import { startExampleServer } from './example-server.ts';
import { callsOf, type Call, type Party } from './calls.ts';
import { callAll, type Outcome } from './client-process.ts';
import { answerSchema } from './recorded.ts';

/** One client with one server, over the examples that the contracts record. */
export interface Cell {
  client: 'base' | 'revision';
  server: 'base' | 'revision';
  requests: { passed: number; of: number };
  answers: { passed: number; of: number };
  /** Recorded messages that were left out: wrong where they are recorded, of a media type that the generated function does not send, streams of events, and those beyond the first few hundred. */
  uncalled: number;
  /** The first few that did not pass. */
  failed: string[];
}

const longest = 30_000;

/**
 * Base client × revision server and the reverse, run: every request that the client's contract records is sent by its
 * generated function, every answer that the server's contract records and the client can ask for is read by it. Operations
 * in `concerned` come first. Throws where the client cannot be run.
 */
export async function runMatrix(
  parties: Record<'base' | 'revision', Party>,
  concerned: ReadonlySet<string> = new Set(),
  patience = longest,
): Promise<Cell[]> {
  const cells = [
    ['base', 'revision'],
    ['revision', 'base'],
  ] as const;
  return Promise.all(
    cells.map(async ([client, server]) => ({
      client,
      server,
      ...(await runCell(parties[client], parties[server], concerned, patience)),
    })),
  );
}

async function runCell(
  client: Party,
  server: Party,
  concerned: ReadonlySet<string>,
  patience: number,
): Promise<Omit<Cell, 'client' | 'server'>> {
  const { requests, answers, uncalled } = callsOf(client, server, concerned);
  const outcomes = await callServer(client, server, [...requests, ...answers], patience);
  const failed: string[] = [];
  const judge = <T extends Call>(
    calls: T[],
    first: number,
    faultOf: (outcome: Outcome, call: T) => string | undefined,
  ) => {
    const faults = calls.flatMap((call, i) => {
      const outcome = outcomes[first + i] ?? {};
      const fault =
        call.name === undefined ? 'the client has no function for it' : (outcome.fault ?? faultOf(outcome, call));
      return fault === undefined ? [] : [`${call.what}: ${fault}`];
    });
    failed.push(...faults);
    return { passed: calls.length - faults.length, of: calls.length };
  };
  return {
    requests: judge(requests, 0, ({ said }) => (said === 'taken' ? undefined : (said ?? 'no word from the server'))),
    answers: judge(answers, requests.length, ({ value }, { recorded }) => {
      const schema = answerSchema(client.side, recorded);
      if (schema === undefined) return 'the client does not know such an answer';
      const [error] = client.side.response.errors(schema, value);
      return error && `${error.instancePath} ${error.message ?? 'does not fit'}`.trim();
    }),
    uncalled,
    failed: failed.slice(0, 5),
  };
}

async function callServer({ folder }: Party, { side }: Party, calls: Call[], patience: number): Promise<Outcome[]> {
  if (calls.length === 0) return [];
  const server = await startExampleServer(side);
  try {
    return await callAll(
      folder,
      server.origin,
      calls.map(({ name, arguments: given, answer, parseAs }) => ({ name, arguments: given, answer, parseAs })),
      patience,
    );
  } finally {
    await server.close();
  }
}
