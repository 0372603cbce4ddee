/**
 * Checks that the measured servers do the same work. They must send equal responses to the requests of the benchmark,
 * and store equal rows. Without this check, a server could be faster because it does less.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Filled } from './fill.ts';

/** A server whose database has the same rows as the databases of the other servers. */
export interface CheckedServer {
  name: string;
  port: number;
  /** Returns the scenarios and judgements in the server's database, without their times, by table name. */
  readStored: () => Promise<Record<string, unknown[]>>;
}

/**
 * These SQL statements read the rows that an update writes. They do not read the columns with times, because each
 * server writes its own times.
 */
export const storedRows: Record<string, string> = {
  scenarios: `SELECT id, inputs, outputs, vote, score, correct_answer, is_pinned, note, judged, revision,
    modified_by_id, judged_by_id FROM scenarios ORDER BY id`,
  judgements: 'SELECT scenario_id, revision, changes, user_id, key_id FROM judgements ORDER BY scenario_id, revision',
};

/** The members of a changed scenario that contain the time of the update. */
const updateTimes = ['updated_at', 'judged_at'];
const inFlight = 16;

interface Response {
  status: number;
  body: unknown;
}

/**
 * Sends each read and each update once to each server. Throws if a server responds differently from the first server,
 * accepts an unknown API key, or stored different rows.
 */
export async function assertSameResponses(
  [expected, ...others]: readonly [CheckedServer, ...CheckedServer[]],
  { key, reads, updates }: Filled,
): Promise<void> {
  const servers = [expected, ...others];
  const [read, update] = [reads[0], updates[0]];
  if (read === undefined || update === undefined) throw new Error('there are no requests to compare');
  for (const server of servers) {
    for (const { path, body } of [{ path: read.path, body: undefined }, update]) {
      const { status } = await send(server, path, `${key}x`, body);
      if (status !== 401) throw new Error(`${server.name}: ${path} with an unknown API key returns ${status}, not 401`);
    }
  }
  await compareAll(expected, others, key, [...reads.map(({ path }) => ({ path, body: undefined })), ...updates]);
  const stored = await expected.readStored();
  for (const other of others) {
    const otherStored = await other.readStored();
    for (const [table, rows] of Object.entries(stored)) {
      const found = otherStored[table] ?? [];
      const index = rows.findIndex((row, position) => !isDeepStrictEqual(found[position], row));
      if (index === -1 && found.length === rows.length) continue;
      throw new Error(
        `${other.name}: stored other ${table} than ${expected.name}: ` +
          `${JSON.stringify(found[index] ?? found.length)}, not ${JSON.stringify(rows[index] ?? rows.length)}`,
      );
    }
  }
}

async function compareAll(
  expected: CheckedServer,
  others: readonly CheckedServer[],
  key: string,
  requests: readonly { path: string; body: string | undefined }[],
): Promise<void> {
  for (let from = 0; from < requests.length; from += inFlight) {
    const differences = await Promise.all(
      requests.slice(from, from + inFlight).map(async ({ path, body }) => {
        const wanted = await send(expected, path, key, body);
        if (wanted.status !== 200) return `${expected.name}: ${path} returns ${wanted.status}, not 200`;
        for (const other of others) {
          const difference = firstDifference(await send(other, path, key, body), wanted);
          if (difference !== undefined)
            return `${other.name}: ${path} responds differently from ${expected.name}: ${difference}`;
        }
        return undefined;
      }),
    );
    const difference = differences.find((each) => each !== undefined);
    if (difference !== undefined) throw new Error(difference);
  }
}

/**
 * Sends a request and returns the response. A changed scenario contains the time of the update. If this time is between
 * the start and the end of the request, replaces it by a constant, so that the responses of two servers can be equal.
 */
async function send(server: CheckedServer, path: string, key: string, update?: string): Promise<Response> {
  const began = Date.now();
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: update === undefined ? 'GET' : 'PUT',
    headers: { Authorization: key, ...(update === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(update === undefined ? {} : { body: update }),
  });
  const text = await response.text();
  if (response.status !== 200) return { status: response.status, body: undefined };
  const body = JSON.parse(text) as Record<string, unknown>;
  if (update !== undefined) {
    for (const member of updateTimes) {
      const time = Date.parse(String(body[member]));
      if (time >= began && time <= Date.now()) body[member] = 'the time of the update';
    }
  }
  return { status: response.status, body };
}

function firstDifference(found: Response, wanted: Response): string | undefined {
  if (found.status !== wanted.status) return `status ${found.status}, not ${wanted.status}`;
  const [one, other] = [found.body, wanted.body] as Record<string, unknown>[];
  for (const member of new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])) {
    const [value, wantedValue] = [one?.[member], other?.[member]];
    if (!isDeepStrictEqual(value, wantedValue))
      return `${member} is ${JSON.stringify(value)}, not ${JSON.stringify(wantedValue)}`;
  }
  return undefined;
}
