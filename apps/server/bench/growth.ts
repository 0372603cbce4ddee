/**
 * Measures how the cost of an operation grows with the number of stored rows. The operations are reads of deployed
 * variants, lists, results and exports.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServices } from '../src/services/index.ts';
import { listScenarios } from '../src/store/scenarios.ts';
import { openSqlite } from '../src/store/sqlite/database.ts';
import { startPeer } from './child.ts';
import { unwrap } from '../src/services/outcome.ts';
import { fill, type Filled } from './fill.ts';
import { addDeployments, addedApps, addEvaluation } from './growth-fill.ts';
import { request } from './load.ts';
import { benchLongReads } from './long-reads.ts';
import { measure, type Sample } from './measure.ts';
import { median, type Row, type Section } from './report.ts';

const many = 1_000_000;
const sizes = [10, 100, 1000, 10_000, 100_000];

export async function benchGrowth(
  folder: string,
  options: { rounds: number; seconds: number },
  note: (text: string) => void,
): Promise<Section[]> {
  const small = join(folder, 'small.db');
  const large = join(folder, 'large.db');
  const filled = await fill(await openSqlite({ file: small, as: 'command', migrate: true }));
  copyFileSync(small, large);
  note('adding a million deployments');
  addDeployments(large, many);
  const long = join(folder, 'long.db');
  copyFileSync(small, long);
  return [
    await reads(small, large, filled, options, note),
    await benchLongReads(long, filled, options, note),
    ...(await evaluations(small, filled.key, options.rounds, note)),
  ];
}

async function reads(
  small: string,
  large: string,
  { key, reads: paths }: Filled,
  { rounds, seconds }: { rounds: number; seconds: number },
  note: (text: string) => void,
): Promise<Section> {
  const headers = { Authorization: key, Accept: 'application/json', 'User-Agent': 'bench' };
  const same = paths.map(({ path }) => request('GET', path, headers));
  const spread = addedApps(10_000, many / 10).map((id) =>
    request('GET', `/api/apps/get_variant_by_env?app_id=${id}&environment=production`, headers),
  );
  const few = await startPeer(join(import.meta.dirname, 'peers/ours.ts'), [`file:${small}`]);
  const lots = await startPeer(join(import.meta.dirname, 'peers/ours.ts'), [`file:${large}`]);
  try {
    const subjects = {
      few: { name: '10² deployments, 100 apps in turn', child: few, requests: same, status: 200 },
      lots: { name: '10⁶ deployments, same 100 apps', child: lots, requests: same, status: 200 },
      spread: { name: '10⁶ deployments, 10 000 apps in turn', child: lots, requests: spread, status: 200 },
    };
    const names = Object.keys(subjects) as (keyof typeof subjects)[];
    const samples: Record<keyof typeof subjects, Sample[]> = { few: [], lots: [], spread: [] };
    for (const name of names) await measure(subjects[name], 3);
    for (let round = 1; round <= rounds; round++) {
      note(`reads, round ${round} of ${rounds}`);
      for (const name of names) samples[name].push(await measure(subjects[name], seconds));
    }
    const row = (of: keyof typeof subjects): Row => ({
      what: subjects[of].name,
      typical: `${median(samples[of].map(({ cpu }) => cpu)).toFixed(1)} µs CPU each`,
      ratios: samples[of].map(({ cpu }, round) => cpu / (samples.few[round] as Sample).cpu),
    });
    return {
      title: 'Reads of a deployed variant',
      rows: [row('few'), { ...row('lots'), goal: { kind: 'most', floor: 1.5, good: 1.2, goal: 1.1 } }, row('spread')],
    };
  } finally {
    await few.stop();
    await lots.stop();
  }
}

/** Measures the CPU time of calls of the services, without HTTP, for evaluations of different sizes. */
async function evaluations(
  file: string,
  key: string,
  rounds: number,
  note: (text: string) => void,
): Promise<Section[]> {
  note('adding scenarios');
  const ids = sizes.map((size) => addEvaluation(file, size));
  const database = await openSqlite({ file, as: 'command', migrate: true });
  try {
    const services = createServices(database);
    const session = await services.keys.authenticate(key);
    if (session === undefined) throw new Error('the API key is not valid');
    const calls: {
      title: string;
      perScenario: boolean;
      call: (id: string, size: number) => Promise<unknown>;
    }[] = [
      {
        title: 'First page of a list of scenarios',
        perScenario: false,
        call: async (id) => unwrap(await services.scenarios.list(session, id, {}, { limit: 10 })),
      },
      {
        title: 'Last page of a list of scenarios, read directly from the store',
        perScenario: false,
        call: (id, size) => listScenarios(database, id, {}, size - 11, { limit: 10, maxBytes: 1_048_576 }),
      },
      {
        title: 'Results, per scenario',
        perScenario: true,
        call: async (id) => unwrap(await services.results.get(session, id)),
      },
      {
        title: 'Export, per scenario',
        perScenario: true,
        call: async (id) => {
          for await (const batch of unwrap(await services.exports.read(session, id, {}, { write: (rows) => rows })))
            JSON.stringify(batch);
        },
      },
    ];
    const sections: Section[] = [];
    for (const { title, perScenario, call } of calls) {
      note(title);
      const times = sizes.map(() => [] as number[]);
      for (let round = -3; round < rounds; round++) {
        for (const [index, size] of sizes.entries()) {
          const repeats = Math.max(1, Math.round((perScenario ? 3000 : 30_000) / (perScenario ? size : 10) / 30));
          const began = process.cpuUsage();
          for (let i = 0; i < repeats; i++) await call(ids[index] as string, size);
          const { user, system } = process.cpuUsage(began);
          const micros = (user + system) / repeats / (perScenario ? size : 1);
          if (round >= 0) times[index]?.push(micros);
        }
      }
      // The base of the ratios. For times per scenario, the base is the time with 1000 scenarios: with fewer scenarios,
      // the fixed cost of a call distorts the time. For times of a page, the base is the time with ten scenarios.
      const base = times[perScenario ? 2 : 0] as number[];
      const rows = sizes.map((size, index): Row => ({
        what: `${size} scenarios`,
        typical:
          `${median(times[index] as number[]).toFixed(perScenario ? 2 : 0)} µs CPU ` +
          `per ${perScenario ? 'scenario' : 'page'}`,
        ratios: (times[index] as number[]).map((time, round) => time / (base[round] as number)),
      }));
      sections.push({ title: `${title} (ratio to ${perScenario ? 1000 : 10} scenarios)`, rows });
    }
    return sections;
  } finally {
    await database.close();
  }
}
