import { randomUUIDv7 } from 'node:crypto';
import type { Parameters } from '@jurybox/types';
import * as apps from '../store/apps.ts';
import type { Database } from '../store/index.ts';
import * as variants from '../store/variants.ts';
import type { Clock } from './clock.ts';
import { decide, notFound, type Outcome } from './outcome.ts';
import type { Session } from './session.ts';

/** Every app has these, in this order (U14). */
export const environments = ['development', 'staging', 'production'] as const;

export interface NewVariant {
  appId: string;
  baseName: string;
  configName: string;
  parameters: Parameters;
  uri?: string;
}

export interface VariantService {
  createApp(session: Session, name: string): Promise<apps.AppRow>;
  /** Makes a variant at revision 1. */
  create(session: Session, variant: NewVariant): Promise<Outcome<{ id: string }>>;
  /** Makes the next revision. What is deployed stays as it is. */
  revise(session: Session, variantId: string, parameters: Parameters): Promise<Outcome<{ revision: number }>>;
}

export function createVariantService(database: Database, clock: Clock): VariantService {
  return {
    async createApp(session, name) {
      const now = clock.now();
      const row = { id: randomUUIDv7(), project_id: session.project, name, created_at: now, updated_at: now, modified_by_id: session.user };
      await database.transaction((tx) => apps.insertApp(tx, row, environments));
      return row;
    },

    create: (session, { appId, baseName, configName, parameters, uri }) =>
      decide(database, async (tx) => {
        const app = await apps.findApp(tx, session.project, appId);
        if (app === undefined) return notFound('app');
        const now = clock.now();
        const id = randomUUIDv7();
        const baseId = await variants.ensureBase(tx, app.id, baseName, randomUUIDv7());
        await variants.insertVariant(tx, {
          id, project_id: session.project, app_id: app.id, base_id: baseId, config_name: configName, uri: uri ?? null, revision: 1, created_at: now,
        });
        await variants.insertRevision(tx, { variant_id: id, revision: 1, parameters: JSON.stringify(parameters), created_at: now, modified_by_id: session.user });
        return { id };
      }),

    revise: (session, variantId, parameters) =>
      decide(database, async (tx) => {
        const variant = await variants.findVariant(tx, session.project, variantId);
        if (variant === undefined) return notFound('variant');
        const revision = await variants.nextRevision(tx, variant.id);
        await variants.insertRevision(tx, {
          variant_id: variant.id, revision, parameters: JSON.stringify(parameters), created_at: clock.now(), modified_by_id: session.user,
        });
        return { revision };
      }),
  };
}
