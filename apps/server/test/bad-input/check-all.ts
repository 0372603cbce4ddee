import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unexpectedLogs, expectCase, startCaseServer, type Case, type CaseServer } from './case.ts';

/**
 * Defines one test for each case, and a last test that checks the log, all statuses, and that the server sent at least
 * `floor` responses. Returns a function that returns the server of these tests.
 */
export function checkAll(cases: readonly Case[], floor: number): () => CaseServer {
  let site: CaseServer;
  beforeAll(async () => {
    site = await startCaseServer();
  });
  afterAll(() => site.server.stop());

  for (const [row, ofRow] of Map.groupBy(cases, (one) => one.row)) {
    describe(row, () => {
      test.each(ofRow.map((one) => [one.name, one] as const))(
        'for an invalid request, the server returns the documented error: %s',
        (_name, one) => expectCase(site, one),
      );
    });
  }

  test('invalid requests cause no undocumented 5xx response and no warning in the log', () => {
    const counts = Object.entries(Object.groupBy(site.statuses, String)).map(
      ([status, all]) => `${all?.length} × ${status}`,
    );
    console.log(`${cases.length} cases, ${site.statuses.length} responses: ${counts.join(', ')}`);
    expect(site.undocumented).toEqual([]);
    expect(unexpectedLogs(site)).toEqual([]);
    expect(site.statuses.length).toBeGreaterThanOrEqual(floor);
  });
  return () => site;
}
