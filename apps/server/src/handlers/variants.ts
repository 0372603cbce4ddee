import { isNotModified, preconditionOf, revisionTag } from '../http/conditional.ts';
import { isRefusal } from '../services/outcome.ts';
import { locationOf } from '../http/location.ts';
import { emptyReply, reply, replyToRefusal } from '../http/refusals.ts';
import type { HandlersOf, Input, Reply, Services } from './types.ts';

export const variants: HandlersOf<'variants'> = {
  async listVariants(
    { path, query, session }: Input<'listVariants'>,
    { variants: service }: Services,
  ): Promise<Reply<'listVariants'>> {
    return reply(200, await service.list(session, path.app_id, query));
  },

  async createVariant(
    { path, body, session }: Input<'createVariant'>,
    { variants: service }: Services,
  ): Promise<Reply<'createVariant'>> {
    const { base_name: baseName, config_name: configName, parameters, uri } = body;
    const variant = await service.create(session, { appId: path.app_id, baseName, configName, parameters, uri });
    if (isRefusal(variant)) return replyToRefusal(variant);
    return {
      status: 201,
      body: variant,
      headers: { Location: locationOf('variants', variant.variant_id), ETag: revisionTag(variant.revision) },
    };
  },

  async getVariant(
    { path, header, session }: Input<'getVariant'>,
    { variants: service }: Services,
  ): Promise<Reply<'getVariant'>> {
    const variant = await service.get(session, path.variant_id);
    if (isRefusal(variant)) return replyToRefusal(variant);
    const headers = { ETag: revisionTag(variant.revision) };
    return isNotModified(header['if-none-match'], headers.ETag)
      ? { status: 304, headers }
      : { status: 200, body: variant, headers };
  },

  async deleteVariant(
    { path, session }: Input<'deleteVariant'>,
    { variants: service }: Services,
  ): Promise<Reply<'deleteVariant'>> {
    return emptyReply(await service.delete(session, path.variant_id));
  },

  async updateVariantParameters(
    { path, header, body, session }: Input<'updateVariantParameters'>,
    { variants: service }: Services,
  ): Promise<Reply<'updateVariantParameters'>> {
    const variant = await service.revise(session, path.variant_id, body.parameters, preconditionOf(header['if-match']));
    return isRefusal(variant)
      ? replyToRefusal(variant)
      : { status: 200, body: variant, headers: { ETag: revisionTag(variant.revision) } };
  },

  async listVariantRevisions(
    { path, query, session }: Input<'listVariantRevisions'>,
    { variants: service }: Services,
  ): Promise<Reply<'listVariantRevisions'>> {
    return reply(200, await service.listRevisions(session, path.variant_id, query));
  },

  async getVariantRevision(
    { path, session }: Input<'getVariantRevision'>,
    { variants: service }: Services,
  ): Promise<Reply<'getVariantRevision'>> {
    return reply(200, await service.getRevision(session, path.variant_id, path.revision));
  },

  async compareVariantRevisions(
    { path, query, session }: Input<'compareVariantRevisions'>,
    { variants: service }: Services,
  ): Promise<Reply<'compareVariantRevisions'>> {
    return reply(200, await service.compare(session, path.variant_id, query.from, query.to));
  },
};
