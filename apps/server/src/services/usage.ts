import { listApps } from '../store/apps.ts';
import { listCountedEvaluations } from '../store/evaluations.ts';
import * as store from '../store/usage.ts';
import { eachRow } from '../store/sql.ts';
import type { Context } from './session.ts';

const rowsPerStatement = 100;

/** `judgements` counts updates in the log. `bytes` is the text that callers sent, without indexes and other data. */
const none = { apps: 0, variants: 0, evaluations: 0, scenarios: 0, judgements: 0, keys: 0, bytes: 0 };

export function createUsageService({ database }: Context) {
  const addEvaluations = async (usage: typeof none, appId: string) => {
    const list = (last?: { id: string }) => listCountedEvaluations(database, last?.id, rowsPerStatement, appId);
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
    async read(project: string) {
      const usage = { ...none };
      usage.keys = await store.countKeys(database, project);
      const list = (last?: { id: string }) => listApps(database, project, last?.id ?? '', rowsPerStatement);
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
