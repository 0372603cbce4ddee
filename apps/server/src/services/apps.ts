import type { App, ApplicationVariant } from '@jurybox/types';
import * as store from '../store/apps.ts';
import { lockDeployedVariants, storeDeployedVariant } from '../store/deployments.ts';
import { recordAction } from './admin-log.ts';
import { isProtectedFrom } from './deployments.ts';
import { newId } from './ids.ts';
import { forbidden, ifFound, notFound, orNameInUse, rollBackOnRefusal } from './outcome.ts';
import { byId, pick, readPage, type PageRequest } from './paging.ts';
import type { Session, Context } from './session.ts';

/** Every app has these environments. They are always listed in this order (U14). */
export const environmentNames = ['development', 'staging', 'production'] as const;

export function createAppService({ database, clock, turns }: Context) {
  return {
    list: (session: Session, page: PageRequest) =>
      readPage(turns, session.project, byId, page, appOf, (after, limits) =>
        store.listApps(database, session.project, after, limits),
      ),

    create: (session: Session, name: string) => {
      const now = clock.timestamp();
      const row = {
        id: newId(),
        project_id: session.project,
        name,
        created_at: now,
        updated_at: now,
        modified_by_id: session.user,
      };
      return orNameInUse(
        'app',
        database.transaction(async (tx) => {
          await store.insertApp(tx, row, environmentNames);
          await recordAction(tx, clock, session, 'app.create', row);
          return appOf(row);
        }),
      );
    },

    get: (session: Session, appId: string) => ifFound('app', store.findApp(database, appId, session.project), appOf),

    /** Renames the app, also in the response bodies that its environments serve. */
    rename: (session: Session, appId: string, name: string) =>
      orNameInUse(
        'app',
        rollBackOnRefusal(database, async (tx) => {
          const deployed = await lockDeployedVariants(tx, appId, session.project);
          const row = await store.renameApp(tx, {
            id: appId,
            project_id: session.project,
            name,
            updated_at: clock.timestamp(),
            modified_by_id: session.user,
          });
          if (row === undefined) return notFound('app');
          for (const environment of deployed) {
            if (environment.answer === null) continue;
            const served = JSON.parse(environment.answer) as ApplicationVariant;
            const body = JSON.stringify({ ...served, app_name: name });
            await storeDeployedVariant(tx, row.id, environment.name, body);
          }
          await recordAction(tx, clock, session, 'app.rename', row);
          return appOf(row);
        }),
      ),

    delete: (session: Session, appId: string) =>
      rollBackOnRefusal(database, async (tx) => {
        const environments = await lockDeployedVariants(tx, appId, session.project);
        const app = await store.findApp(tx, appId, session.project);
        const protectedOne = environments.find((environment) => isProtectedFrom(session, environment));
        if (app !== undefined && protectedOne !== undefined)
          return forbidden(`${protectedOne.name} is protected. Change its protection with updateEnvironment first.`);
        if (!(await store.deleteApp(tx, session.project, appId, clock.timestamp()))) return notFound('app');
        await recordAction(tx, clock, session, 'app.delete', { id: appId, name: app?.name ?? null });
        return undefined;
      }),
  };
}

function appOf(row: store.AppRow): App {
  const same = pick(row, 'project_id', 'created_at', 'updated_at', 'modified_by_id');
  return { app_id: row.id, app_name: row.name, ...same };
}
