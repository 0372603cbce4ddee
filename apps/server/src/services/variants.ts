import type { Parameters, Variant, VariantCreate, VariantRevision } from '@jurybox/types';
import * as apps from '../store/apps.ts';
import { environmentsServing } from '../store/deployments.ts';
import type { Statements, Transaction } from '../store/database.ts';
import * as store from '../store/variants.ts';
import { recordAction } from './admin-log.ts';
import { variantName } from './deployments.ts';
import { compareParameters } from './comparison.ts';
import { newId } from './ids.ts';
import { type Precondition, ifFound, notFound, orNameInUse, rollBackOnRefusal } from './outcome.ts';
import { byId, byNumber, listOf, pick } from './paging.ts';
import type { Session, Context } from './session.ts';
import { longText } from './turns.ts';

export function createVariantService(context: Context) {
  const { database, clock, turns } = context;
  const getRevision = async (session: Session, variantId: string, revision: number) => {
    const variant = await store.findVariant(database, variantId, session.project);
    const row = variant && (await store.findRevision(database, variant.id, revision));
    if (row === undefined) return notFound('revision');
    if (row.parameters.length > longText) await turns.next(session.project);
    return revisionOf(row);
  };
  return {
    list: listOf(context, 'app', apps.findApp, byId, variantOf, store.listVariantsWithLatestRevision),

    create: (session: Session, created: VariantCreate & { app_id: string }) =>
      orNameInUse(
        'variant',
        rollBackOnRefusal(database, async (tx) => {
          const app = await apps.lockApp(tx, created.app_id, session.project);
          if (app === undefined) return notFound('app');
          const now = clock.timestamp();
          const id = newId();
          const baseId = await store.ensureBase(tx, app.id, created.base_name, newId());
          const own = { id, project_id: session.project, app_id: app.id, base_id: baseId, uri: created.uri ?? null };
          await store.insertVariant(tx, { ...own, config_name: created.config_name, revision: 1, created_at: now });
          await insertRevision(tx, session, { variant_id: id, revision: 1, created_at: now }, created.parameters);
          await recordAction(tx, clock, session, 'variant.create', { id, name: variantName(created) });
          return readVariant(tx, session, id);
        }),
      ),

    get: (session: Session, variantId: string) =>
      ifFound('variant', store.findVariantWithLatestRevision(database, variantId, session.project), async (row) => {
        if (row.parameters.length > longText) await turns.next(session.project);
        return variantOf(row);
      }),

    delete: (session: Session, variantId: string) =>
      rollBackOnRefusal(database, async (tx) => {
        if (!(await store.lockVariant(tx, variantId, session.project))) return notFound('variant');
        const variant = await store.findVariant(tx, variantId, session.project);
        if (variant === undefined) return notFound('variant');
        const serving = await environmentsServing(tx, variant.app_id, variant.id);
        if (serving.length > 0) return { refused: 'variant_deployed' as const, environments: serving };
        await store.deleteVariant(tx, variant.id, clock.timestamp());
        await recordAction(tx, clock, session, 'variant.delete', { id: variant.id, name: variantName(variant) });
        return undefined;
      }),

    revise: (session: Session, variantId: string, parameters: Parameters, precondition?: Precondition) =>
      rollBackOnRefusal(database, async (tx) => {
        const revision = await store.nextRevision(tx, variantId, session.project);
        if (revision === undefined) return notFound('variant');
        if (precondition !== undefined && !precondition(revision - 1))
          return { refused: 'changed' as const, revision: revision - 1 };
        const added = { variant_id: variantId, revision, created_at: clock.timestamp() };
        await insertRevision(tx, session, added, parameters);
        await recordAction(tx, clock, session, 'variant.revise', { id: variantId, name: `revision ${revision}` });
        return readVariant(tx, session, variantId);
      }),

    listRevisions: listOf(context, 'variant', store.findVariant, byNumber('revision'), revisionOf, store.listRevisions),

    getRevision,

    compare: (session: Session, variantId: string, from: number, to: number) =>
      turns.run(session.project, async () => {
        const older = await getRevision(session, variantId, from);
        if ('refused' in older) return older;
        const newer = await getRevision(session, variantId, to);
        if ('refused' in newer) return newer;
        const { changes, isComplete } = compareParameters(older.parameters, newer.parameters);
        return { variant_id: variantId, from, to, changes, is_complete: isComplete };
      }),
  };
}

type NewRevision = Pick<store.RevisionRow, 'variant_id' | 'revision' | 'created_at'>;

function insertRevision(tx: Transaction, session: Session, row: NewRevision, parameters: Parameters) {
  return store.insertRevision(tx, { ...row, parameters: JSON.stringify(parameters), modified_by_id: session.user });
}

function readVariant(at: Statements, session: Session, variantId: string) {
  return ifFound('variant', store.findVariantWithLatestRevision(at, variantId, session.project), variantOf);
}

function variantOf(row: store.VariantWithLatestRevision): Variant {
  return {
    variant_id: row.id,
    variant_name: variantName(row),
    ...pick(row, 'app_id', 'base_id', 'base_name', 'config_name', 'uri', 'revision'),
    parameters: JSON.parse(row.parameters) as Parameters,
    ...pick(row, 'created_at', 'updated_at', 'modified_by_id'),
  };
}

export function revisionOf(row: store.RevisionRow): VariantRevision {
  const same = pick(row, 'variant_id', 'revision', 'created_at', 'modified_by_id');
  return { ...same, parameters: JSON.parse(row.parameters) as Parameters };
}
