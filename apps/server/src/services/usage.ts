/** Counts the objects of a project, for the command line and for callers of the API (U70). */
import type { AppUsage } from '@jurybox/types';
import { listApps, type AppRow } from '../store/apps.ts';
import type { ListLimits } from '../store/bounded-list.ts';
import { listCountedEvaluations } from '../store/evaluations.ts';
import * as store from '../store/usage.ts';
import { eachRow } from '../store/sql.ts';
import { isRefusal } from './outcome.ts';
import { byId, readPage, type PageRequest } from './paging.ts';
import { readPeriod, type PeriodQuery } from './period.ts';
import type { Context, Session } from './session.ts';
import { maxTimeMs } from './time.ts';

const rowsPerStatement = 100;

/** `judgements` counts the entries in the log of judgements. `bytes` is the size of the text that callers sent. */
const none = { apps: 0, variants: 0, evaluations: 0, scenarios: 0, judgements: 0, keys: 0, bytes: 0 };

/** A page of usage ends as soon as its applications have this many evaluations in total. */
const evaluationsPerPage = 5000;

export function createUsageService({ database, turns }: Context) {
  const addEvaluations = async (usage: typeof none, appId: string) => {
    const list = (last?: { id: string }) => listCountedEvaluations(database, appId, last?.id, rowsPerStatement);
    for await (const { id } of eachRow(list)) {
      usage.evaluations += 1;
      const scenarios = await store.measure(database, store.scenarios, id);
      const judgements = await store.measure(database, store.judgements, id);
      const own = await store.measure(database, store.ownJudgements, id);
      usage.scenarios += scenarios.rows;
      usage.judgements += judgements.rows;
      usage.bytes += scenarios.bytes + judgements.bytes + own.bytes;
    }
  };
  return {
    /** Counts each app's objects that were created in the period. One statement counts one app, in its own turn. */
    async list({ project }: Session, { limit, cursor, ...query }: PageRequest & PeriodQuery) {
      const period = readPeriod(query);
      if (isRefusal(period)) return period;
      const timeOf = (ms: number) => new Date(Math.min(Math.max(ms, 0), maxTimeMs)).toISOString();
      const end: [] | [string] = period.end === undefined ? [] : [period.end];
      const between = [period.first, timeOf(period.since), timeOf(period.until), ...end] as const;
      const usageOf = async ({ id, name }: AppRow): Promise<AppUsage> => {
        const variants = await turns.run(project, () => store.countNewestVariants(database, id, ...between));
        const evaluations = await turns.run(project, () => store.countNewestEvaluations(database, id, ...between));
        const isComplete = Math.max(variants.variant_count, evaluations.evaluation_count) < store.maxCounted;
        return { app_id: id, app_name: name, ...variants, ...evaluations, is_complete: isComplete };
      };
      const fetch = async (after: string | undefined, limits: ListLimits) => {
        const apps = await listApps(database, project, after, limits);
        const rows: { id: string; usage: AppUsage }[] = [];
        let evaluations = 0;
        for (const app of apps.slice(0, limits.limit - 1)) {
          if (evaluations >= evaluationsPerPage) break;
          const usage = await usageOf(app);
          evaluations += usage.evaluation_count;
          rows.push({ id: app.id, usage });
        }
        return { rows, matchCount: apps.length };
      };
      return readPage(turns, project, byId, { limit, cursor }, ({ usage }) => usage, fetch);
    },

    async read(project: string) {
      const usage = { ...none, keys: await store.countKeys(database, project) };
      const list = (last?: { id: string }) => listApps(database, project, last?.id, { limit: rowsPerStatement });
      for await (const { id } of eachRow(list)) {
        usage.apps += 1;
        usage.variants += await store.countVariants(database, id);
        usage.bytes += (await store.measure(database, store.variantRevisions, id)).bytes;
        await addEvaluations(usage, id);
      }
      return usage;
    },
  };
}
