import { hash } from 'node:crypto';
import type { ApplicationVariant, Parameters } from '@jurybox/types';
import type { AppRow } from '../store/apps.ts';
import type { RevisionRow, VariantRow } from '../store/variants.ts';
import type { Session } from './session.ts';

/** Creates the response body that an environment serves. It is stored at the deployment, not built at each read. */
export function deployedVariant(
  session: Pick<Session, 'organization' | 'workspace'>,
  app: AppRow,
  variant: VariantRow,
  revision: RevisionRow,
): ApplicationVariant {
  return {
    app_id: app.id,
    app_name: app.name,
    variant_id: variant.id,
    variant_name: variantName(variant),
    project_id: variant.project_id,
    parameters: JSON.parse(revision.parameters) as Parameters,
    base_name: variant.base_name,
    base_id: variant.base_id,
    config_name: variant.config_name,
    uri: variant.uri,
    revision: revision.revision,
    created_at: variant.created_at,
    updated_at: revision.created_at,
    modified_by_id: revision.modified_by_id,
    organization_id: session.organization,
    workspace_id: session.workspace,
  };
}

export function variantName(variant: { base_name: string; config_name: string }): string {
  return `${variant.base_name}.${variant.config_name}`;
}

/** Returns the strong entity tag of a text. Two texts have equal tags only if their bytes are equal. */
export function entityTag(text: string): string {
  return `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
}
