import { isCurrent, preconditionOf, revisionTag } from '../http/conditional.ts';
import { isRefusal } from '../services/outcome.ts';
import { locationOf } from '../http/location.ts';
import { refused } from '../http/refused.ts';
import type { HandlersOf, In, Reply, Services } from './types.ts';

export const variants = {
  async listVariants(
    { path, query, session }: In<'listVariants'>,
    { variants: service }: Services,
  ): Promise<Reply<'listVariants'>> {
    const page = await service.list(session, path.app_id, query);
    return isRefusal(page) ? refused(page) : { status: 200, body: page };
  },

  async createVariant(
    { path, body, session }: In<'createVariant'>,
    { variants: service }: Services,
  ): Promise<Reply<'createVariant'>> {
    const { base_name: baseName, config_name: configName, parameters, uri } = body;
    const variant = await service.create(session, { appId: path.app_id, baseName, configName, parameters, uri });
    if (isRefusal(variant)) return refused(variant);
    return {
      status: 201,
      body: variant,
      headers: { Location: locationOf('variants', variant.variant_id), ETag: revisionTag(variant.revision) },
    };
  },

  async getVariant(
    { path, header, session }: In<'getVariant'>,
    { variants: service }: Services,
  ): Promise<Reply<'getVariant'>> {
    const variant = await service.get(session, path.variant_id);
    if (isRefusal(variant)) return refused(variant);
    const headers = { ETag: revisionTag(variant.revision) };
    return isCurrent(header['if-none-match'], headers.ETag)
      ? { status: 304, headers }
      : { status: 200, body: variant, headers };
  },

  async deleteVariant(
    { path, session }: In<'deleteVariant'>,
    { variants: service }: Services,
  ): Promise<Reply<'deleteVariant'>> {
    const gone = await service.delete(session, path.variant_id);
    return isRefusal(gone) ? refused(gone) : { status: 204 };
  },

  async updateVariantParameters(
    { path, header, body, session }: In<'updateVariantParameters'>,
    { variants: service }: Services,
  ): Promise<Reply<'updateVariantParameters'>> {
    const variant = await service.revise(session, path.variant_id, body.parameters, preconditionOf(header['if-match']));
    return isRefusal(variant)
      ? refused(variant)
      : { status: 200, body: variant, headers: { ETag: revisionTag(variant.revision) } };
  },

  async listVariantRevisions(
    { path, query, session }: In<'listVariantRevisions'>,
    { variants: service }: Services,
  ): Promise<Reply<'listVariantRevisions'>> {
    const page = await service.listRevisions(session, path.variant_id, query);
    return isRefusal(page) ? refused(page) : { status: 200, body: page };
  },

  async getVariantRevision(
    { path, session }: In<'getVariantRevision'>,
    { variants: service }: Services,
  ): Promise<Reply<'getVariantRevision'>> {
    const revision = await service.getRevision(session, path.variant_id, path.revision);
    return isRefusal(revision) ? refused(revision) : { status: 200, body: revision };
  },

  async compareVariantRevisions(
    { path, query, session }: In<'compareVariantRevisions'>,
    { variants: service }: Services,
  ): Promise<Reply<'compareVariantRevisions'>> {
    const comparison = await service.compare(session, path.variant_id, query.from, query.to);
    return isRefusal(comparison) ? refused(comparison) : { status: 200, body: comparison };
  },
} satisfies HandlersOf<'variants'>;
