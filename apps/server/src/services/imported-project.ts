/** Checks an imported project for faults that no single row shows: wrong references and missing rows. */
import type { Database, Transaction } from '../store/database.ts';
import { findApp } from '../store/apps.ts';
import { storeDeployedVariant } from '../store/deployments.ts';
import * as store from '../store/project-file/stored-rows.ts';
import type { ProjectFileHeader } from '../store/project-file/export.ts';
import { ProjectFileFault, readProjectFile, type FileRow } from '../store/project-file/read.ts';
import { findRevision, findVariant } from '../store/variants.ts';
import { deployedVariant } from './deployments.ts';
import { eachRow } from '../store/sql.ts';
import { idsThatMayBeGone, rulesWithParents } from './imported-rows.ts';

export type ImportedProject = ProjectFileHeader['project'];
type Write = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/**
 * Reads a project file in batches. Each batch has rows of one table. Rejects if the file's checksum is not
 * `expectedSha256`.
 */
export async function* readFileBatches(file: string, expectedSha256: string): AsyncGenerator<FileRow[]> {
  let batch: FileRow[] = [];
  let bytes = 0;
  for await (const part of readProjectFile(file)) {
    if ('format' in part) continue;
    if ('sha256' in part) {
      if (part.sha256 !== expectedSha256)
        throw new ProjectFileFault(part.rows + 2, 'the file changed during the import');
      continue;
    }
    const isFull = batch.length >= store.maxBatchRows || bytes >= store.maxBatchBytes;
    if (batch.length > 0 && (isFull || batch[0]?.table.name !== part.table.name)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    // Omit the response body that the environment serves, because `finishImport` computes it from the imported rows.
    batch.push(part.table.name === 'environments' ? { ...part, row: { ...part.row, answer: null, etag: null } } : part);
    bytes += part.bytes;
  }
  if (batch.length > 0) yield batch;
}

/**
 * Checks that the rows of a batch refer only to rows of the project, and fit the rows to which they refer. Some columns
 * may also refer to a deleted variant or key, but never to one of another project. Rejects with ProjectFileFault.
 */
export async function checkReferences(tx: Transaction, projectId: string, batch: FileRow[]) {
  const parents = await store.readParents(tx, projectId, batch);
  const mayBeGone = batch.map(idsThatMayBeGone);
  const allIds = mayBeGone.flatMap(([, ids]) => ids);
  const elsewhere = await store.idsElsewhere(tx, projectId, mayBeGone[0]?.[0] ?? 'variants', allIds);
  for (const [index, part] of batch.entries()) {
    const fault = (message: string) => new ProjectFileFault(part.line, message);
    const own: Record<string, store.BrokenRow['key']> = {};
    for (const [column, byId] of parents) {
      const id = part.row[column] ?? null;
      const parent = byId.get(id);
      if (parent !== undefined) own[column] = parent;
      else if (id !== null) throw fault(`${column} refers to no row of ${part.table.references[column]} in the file`);
    }
    const [table, ids = []] = mayBeGone[index] ?? [];
    if (ids.some((id) => elsewhere.has(id))) throw fault(`the row refers to a row of ${table} of another project`);
    const message = rulesWithParents[part.table.name]?.(part.row, own);
    if (message !== undefined) throw fault(message);
  }
}

/** Counts judgements and computes what environments serve. Rejects with ProjectFileFault if the file lacks a row. */
export async function finishImport(database: Database, project: ImportedProject, file: string, write: Write) {
  const refuse = async ({ table, key, message }: store.BrokenRow) =>
    new ProjectFileFault(await findLine(file, table, key), message);
  const broken = await store.findBrokenRow(database, project.id);
  if (broken !== undefined) throw await refuse(broken);
  const listEvaluations = (last?: { id: string }) => store.listUncounted(database, project.id, last?.id ?? '');
  for await (const evaluation of eachRow(listEvaluations)) {
    const message = 'the file lacks a scenario of this evaluation';
    const key = { id: evaluation.id };
    if (!(await countJudgements(evaluation, write))) throw await refuse({ table: 'evaluations', key, message });
  }
  const listEnvironments = (last = { app_id: '', name: '' }) =>
    store.listDeployedEnvironments(database, project.id, last.app_id, last.name);
  for await (const environment of eachRow(listEnvironments)) {
    const { app_id, name } = environment;
    const message = 'the file lacks the variant or the revision that this environment serves';
    const isServed = await storeResponse(environment, project, write);
    if (!isServed) throw await refuse({ table: 'environments', key: { app_id, name }, message });
  }
}

async function countJudgements(evaluation: store.UncountedEvaluation, write: Write): Promise<boolean> {
  const total: store.ScenarioCounts = { scenarios: 0, judged: 0, judgements: 0 };
  for (let from = 0; from < evaluation.scenario_count; from += store.positionsPerStatement) {
    const { scenarios, judged, judgements } = await write((tx) => store.countAgain(tx, evaluation, from));
    total.scenarios += scenarios;
    total.judged += judged;
    total.judgements += judgements;
  }
  await write((tx) => store.storeCounts(tx, evaluation.id, total));
  return total.scenarios === evaluation.scenario_count;
}

/** Stores the response body that an environment serves. Returns false if its variant or revision is missing. */
async function storeResponse(
  { app_id: appId, name, variant_id: variantId, revision: number }: store.DeployedEnvironment,
  { id, organization_id: organization, workspace_id: workspace }: ImportedProject,
  write: Write,
): Promise<boolean> {
  return write(async (tx) => {
    const app = await findApp(tx, appId, id);
    const variant = await findVariant(tx, variantId, id);
    const revision = await findRevision(tx, variantId, number);
    if (app === undefined || variant?.app_id !== appId || revision === undefined) return false;
    const body = JSON.stringify(deployedVariant({ organization, workspace }, app, variant, revision));
    await storeDeployedVariant(tx, appId, name, body);
    return true;
  });
}

async function findLine(file: string, table: string, key: store.BrokenRow['key']): Promise<number> {
  for await (const part of readProjectFile(file)) {
    if (!('row' in part) || part.table.name !== table) continue;
    if (Object.entries(key).every(([column, value]) => part.row[column] === value)) return part.line;
  }
  return 0;
}
