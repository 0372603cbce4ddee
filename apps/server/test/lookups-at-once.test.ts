/**
 * Sends many look-ups at once to two servers on PostgreSQL, while the test revokes keys and changes deployments in the
 * database. One of the servers has a process of its own. Checks that a request sees each change that was committed
 * before the request was sent.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices } from '../src/services/index.ts';
import { newId } from '../src/services/ids.ts';
import { storeDeployedVariant } from '../src/store/deployments.ts';
import type { Database } from '../src/store/database.ts';
import { openDatabase } from '../src/store/open.ts';
import { addressOf, engines, newMigratedTarget } from './support/engine.ts';
import { plantedFaults } from './support/planted-faults.ts';
import { startPostgresTestServer } from './support/postgres-test-server.ts';
import { startServerProcess } from './support/server-process.ts';

const isLong = process.env['JURYBOX_LONG'] === '1';
const rounds = isLong ? 60 : 2;
/** The minimum number of requests in each round. */
const requestsPerRound = isLong ? 1000 : 200;
const appCount = 500;
/** The number of deployments that each round of requests makes while its requests are in flight. */
const deploymentCount = 40;

interface Server {
  origin: string;
  stop(): Promise<unknown>;
}

interface Sent {
  key: string;
  app: number;
  at: number;
  status: number;
  /** The number of the deployment that the response contains. */
  deployment: number;
}

/** The committed changes, each with the time at which its commit was known. */
interface Committed {
  revoked: { key: string; at: number }[];
  deployed: { app: number; deployment: number; at: number }[];
}

describe.skipIf(!engines.includes('postgres'))('concurrent look-ups and changes on PostgreSQL', () => {
  let folder = '';
  let database: Database;
  let url = '';
  let project = '';
  let apps: string[] = [];
  const agents: Agent[] = [];
  beforeAll(async () => {
    const { target } = await newMigratedTarget('postgres');
    url = addressOf(target);
    folder = mkdtempSync(join(tmpdir(), 'jurybox-lookups-'));
    database = await openDatabase(target, { as: 'command', migrate: true, poolSize: 4, onWaiting: () => {} });
    project = (await createServices(database).projects.create('lookups')).id;
    apps = Array.from({ length: appCount }, () => newId());
    await database.transaction(async (tx) => {
      const list = apps.map((id, index) => `('${id}', ${index})`).join(', ');
      await tx.run(
        `INSERT INTO apps (id, project_id, name, created_at, updated_at, modified_by_id)
         SELECT id, $1, 'app ' || number, '2026', '2026', 'u' FROM (VALUES ${list}) a (id, number)`,
        project,
      );
      await tx.run(
        `INSERT INTO environments (app_id, name, project_id, position, deployment_number, answer, etag)
         SELECT id, 'production', $1, 0, 1, '{"revision":1}', '"1"' FROM (VALUES ${list}) a (id, number)`,
        project,
      );
    });
    if (!isLong)
      console.warn(
        `look-ups at once: ${rounds} rounds of ${requestsPerRound} requests; JURYBOX_LONG=1 runs 60 of 1,000`,
      );
  });
  afterAll(async () => {
    for (const agent of agents) agent.destroy();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const settings = { maxInFlight: 4000 };
  /** Starts a server in this process, with a planted fault. */
  const startHere = (plant: string) => startPostgresTestServer(url, 10, plantedFaults[plant], settings);
  const startAlone = async () => {
    const { origin, kill } = await startServerProcess(url, { notes: join(folder, 'fixture.json'), settings });
    return { origin, stop: () => kill('SIGTERM') };
  };

  function send(origin: string, agent: Agent, key: string, app: number): Promise<Sent> {
    const { promise, resolve, reject } = Promise.withResolvers<Sent>();
    const path = `${origin}/api/apps/get_variant_by_env?app_id=${apps[app]}&environment=production`;
    const at = performance.now();
    get(path, { agent, headers: { Authorization: key, Accept: 'application/json' } }, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('error', reject)
        .on('end', () => {
          const { revision = 0 } = JSON.parse(text) as { revision?: number };
          resolve({ key, app, at, status: response.statusCode ?? 0, deployment: revision });
        });
    }).on('error', reject);
    return promise;
  }

  /**
   * Sends at least `requestsPerRound` requests with three keys. Half of the requests start together, before the
   * changes. The others start during the changes. The changes revoke one of the keys and deploy to some of the apps.
   */
  async function runRound(servers: Server[], number: number, changes: Committed): Promise<Sent[]> {
    const services = createServices(database);
    const keys: string[] = [];
    for (let count = 0; count < 3; count++)
      keys.push((await services.keys.issue(project, { name: 'lookups', role: 'viewer' })).secret);
    const [revoked = ''] = keys;
    const pending: Promise<Sent>[] = [];
    const sendMany = (count: number) => {
      for (let each = 0; each < count; each++) {
        const index = pending.length;
        const server = index % servers.length;
        // Half of the requests go to the first 40 apps, to which the round deploys.
        const app = index % 4 < 2 ? index % deploymentCount : (index * 7) % appCount;
        const { origin } = servers[server] as Server;
        pending.push(send(origin, agents[server] as Agent, keys[Math.floor(index / 2) % 3] as string, app));
      }
    };
    const revoke = async () => {
      expect(await services.keys.revokeByPrefix(revoked.slice(0, 'jbx_'.length + 12))).toBe(true);
      changes.revoked.push({ key: revoked, at: performance.now() });
      sendMany(30);
    };
    const deploy = async (app: number) => {
      const body = JSON.stringify({ revision: number });
      await database.transaction((tx) => storeDeployedVariant(tx, apps[app] ?? '', 'production', body));
      changes.deployed.push({ app, deployment: number, at: performance.now() });
      sendMany(4);
    };
    sendMany(requestsPerRound / 2);
    const change = async () => {
      await Promise.race(pending);
      await revoke();
      for (let app = 0; app < deploymentCount; app++) await deploy(app);
    };
    let isChanging = true;
    const changed = change().finally(() => (isChanging = false));
    // Keeps look-ups in flight until all changes are made.
    while (isChanging || pending.length < requestsPerRound) {
      sendMany(2);
      await pauseFor(1);
    }
    await changed;
    return Promise.all(pending);
  }

  /** Returns a message for each response that lacks a change which was committed before the request. */
  function findOutdated(sent: Sent[], { revoked, deployed }: Committed): string[] {
    const findings: string[] = [];
    for (const { key, app, at, status, deployment } of sent) {
      const isRevoked = revoked.some((change) => change.key === key && change.at < at);
      if (isRevoked && status !== 401) findings.push(`a revoked key got status ${status}`);
      const latest = deployed.reduce(
        (last, change) => (change.app === app && change.at < at ? Math.max(last, change.deployment) : last),
        1,
      );
      if (status === 200 && deployment < latest) findings.push(`deployment ${deployment} after ${latest}`);
    }
    return findings;
  }

  /**
   * Calls `runRound` up to `roundCount` times, but ends when `isEnough` returns true for the outdated responses found
   * so far. Then stops the servers.
   */
  async function observe(
    name: string,
    servers: Server[],
    roundCount: number,
    isEnough: (findings: string[]) => boolean = () => false,
  ) {
    agents.push(...servers.map(() => new Agent({ keepAlive: true, maxSockets: requestsPerRound })));
    const changes: Committed = { revoked: [], deployed: [] };
    const sent: Sent[] = [];
    for (let round = 0; round < roundCount && !isEnough(findOutdated(sent, changes)); round++)
      sent.push(...(await runRound(servers, ++deployedSoFar, changes)));
    for (const agent of agents.splice(0)) agent.destroy();
    for (const server of servers) await server.stop();
    const statuses: Record<number, number> = {};
    for (const { status } of sent) statuses[status] = (statuses[status] ?? 0) + 1;
    const afterRevocation = sent.filter(({ key, at }) => changes.revoked.some((c) => c.key === key && c.at < at));
    const afterDeployment = sent.filter(({ app, at }) => changes.deployed.some((c) => c.app === app && c.at < at));
    const findings = findOutdated(sent, changes);
    console.log(
      `${name}: ${sent.length} requests ${JSON.stringify(statuses)}, ${afterRevocation.length} with a revoked key, ` +
        `${afterDeployment.length} after a deployment; ${findings.length} outdated responses`,
    );
    return { sent, statuses, afterRevocation, afterDeployment, findings };
  }
  /** The number of the last deployment. It increases from test to test. */
  let deployedSoFar = 1;

  it('each response contains all changes that were committed before its request was sent', async () => {
    const { sent, statuses, afterRevocation, afterDeployment, findings } = await observe(
      'none',
      [await startHere('none'), await startAlone()],
      rounds,
    );
    expect(findings).toEqual([]);
    expect(sent.length).toBeGreaterThanOrEqual(rounds * requestsPerRound);
    expect(Object.keys(statuses).filter((status) => !['200', '401', '503'].includes(status))).toEqual([]);
    // A busy server may reject requests with a 503. Such a response does not show whether a change is visible.
    const decided = (some: Sent[]) => some.filter(({ status }) => status !== 503).length;
    expect(decided(afterRevocation)).toBeGreaterThan(rounds * 20);
    expect(decided(afterDeployment)).toBeGreaterThan(rounds * 50);
  });

  it.each(['join-late', 'cache-lookups'])('the check of responses finds the planted fault "%s"', async (plant) => {
    const { findings } = await observe(plant, [await startHere(plant)], 20, (found) => found.length > 0);
    expect(findings.length).toBeGreaterThan(0);
  });
});
