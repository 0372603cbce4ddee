/**
 * Checks that a history (requests with their responses and times) is linearizable. Responses contain revisions, so the
 * order of the writes is known. The rules are:
 *
 * a  Revisions are unique and have no gaps. If a number is missing in all responses, a write with an unknown outcome
 *    must have written the revision with this number.
 * b  Replaying the writes in order gives the state at each revision. Every response equals the state at its revision.
 * c  An operation that starts after the end of another operation does not have a smaller revision.
 */
export type Fields = Record<string, unknown>;

export interface Event {
  scenario: string;
  start: number;
  end: number;
  /** The members that a write sent. Undefined for a read. */
  changes?: Fields | undefined;
  /** The revision that the request contained: in `If-Match` of a write, or in `If-None-Match` of a read. */
  expected?: number | undefined;
  /** The status of the response. Undefined if the client got no response. */
  status: number | undefined;
  revision?: number | undefined;
  state?: Fields | undefined;
}

/** One entry in the server's log of judgements. */
export interface Entry {
  revision: number;
  changes: Fields;
}

export interface History {
  initial: Map<string, { revision: number; state: Fields }>;
  events: Event[];
  log: Map<string, Entry[]>;
}

/** Returns the violations in a history, for example `rule a: two writes returned revision 3`. */
export function check({ initial, events, log }: History): string[] {
  const findings: string[] = [];
  for (const [scenario, before] of initial) {
    const mine = events.filter((event) => event.scenario === scenario);
    const entries = (log.get(scenario) ?? []).filter(({ revision }) => revision > before.revision);
    const states = replay(before, mine, entries, findings);
    for (const event of mine) checkResponse(event, states, findings);
    checkOrder(mine, findings);
  }
  return findings;
}

/** Checks that the writes have unique revisions without gaps. Returns the state at each revision. */
function replay(
  before: { revision: number; state: Fields },
  events: Event[],
  entries: Entry[],
  findings: string[],
): Map<number, Fields> {
  const confirmed = new Map<number, Event>();
  for (const event of events) {
    if (event.changes === undefined || event.status !== 200 || event.revision === undefined) continue;
    if (confirmed.has(event.revision)) findings.push(`rule a: two writes returned revision ${event.revision}`);
    confirmed.set(event.revision, event);
  }
  const unconfirmed = new Set(
    events
      .filter((event) => event.changes !== undefined && isUnknown(event))
      .map((event) => JSON.stringify(event.changes)),
  );
  const logged = new Map(entries.map((entry) => [entry.revision, entry.changes]));
  const last = Math.max(
    before.revision,
    ...confirmed.keys(),
    ...logged.keys(),
    ...events.map((event) => event.revision ?? 0),
  );
  const states = new Map([[before.revision, before.state]]);
  for (let revision = before.revision + 1; revision <= last; revision++) {
    const written = confirmed.get(revision)?.changes;
    const stored = logged.get(revision);
    if (written !== undefined && JSON.stringify(sorted(written)) !== JSON.stringify(sorted(stored ?? {})))
      findings.push(`rule a: the confirmed write of revision ${revision} is not in the log`);
    if (written === undefined && !(stored !== undefined && take(unconfirmed, stored)))
      findings.push(`rule a: no request wrote revision ${revision}`);
    states.set(revision, { ...states.get(revision - 1), ...(written ?? stored) });
  }
  return states;
}

function take(unconfirmed: Set<string>, stored: Fields): boolean {
  const match = [...unconfirmed].find(
    (text) => JSON.stringify(sorted(JSON.parse(text) as Fields)) === JSON.stringify(sorted(stored)),
  );
  return match !== undefined && unconfirmed.delete(match);
}

function sorted(fields: Fields): [string, unknown][] {
  return Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Whether the outcome of a request is unknown: the client got a 503 or no response. */
function isUnknown({ status }: Event): boolean {
  return status === undefined || status === 503;
}

/** Checks that a response contains the state that the scenario had at the revision in the response. */
function checkResponse(
  { changes, expected, status, revision, state }: Event,
  states: Map<number, Fields>,
  findings: string[],
): void {
  if (![200, 304, 412, 503, undefined].includes(status)) findings.push(`unexpected status ${status}`);
  if (status === 200 && changes !== undefined && expected !== undefined && revision !== expected + 1)
    findings.push(`rule b: a write with If-Match ${expected} returned revision ${revision} instead of ${expected + 1}`);
  if (state === undefined || revision === undefined) return;
  const known = states.get(revision);
  const differing = Object.keys(state).filter((field) => state[field] !== known?.[field]);
  if (differing.length > 0) findings.push(`rule b: a response with revision ${revision} has wrong ${differing.join()}`);
}

/** Reports a revision that is smaller than an earlier one, and a 412 although `If-Match` had the current revision. */
function checkOrder(events: Event[], findings: string[]): void {
  const byEnd = events
    .filter((event) => event.revision !== undefined && event.status !== undefined)
    .sort((a, b) => a.end - b.end);
  let next = 0;
  let latest = 0;
  for (const event of [...events].sort((a, b) => a.start - b.start)) {
    while (next < byEnd.length && (byEnd[next] as Event).end < event.start)
      latest = Math.max(latest, (byEnd[next++] as Event).revision ?? 0);
    if (
      event.status === 412 &&
      event.expected === latest &&
      !events.some(
        (other) =>
          other.changes !== undefined && other.start < event.end && (other.revision === latest + 1 || isUnknown(other)),
      )
    ) {
      findings.push(`rule c: a write with If-Match ${event.expected} was refused although it matched`);
    }
    if (event.revision === undefined) continue;
    const isWrite = event.changes !== undefined && event.status === 200;
    if (event.revision < latest || (isWrite && event.revision === latest))
      findings.push(
        `rule c: ${isWrite ? 'a write' : 'a read'} returned revision ${event.revision} after revision ${latest}`,
      );
  }
}
