import { isNotModified, preconditionOf, revisionTag, locationOf } from '../http/headers.ts';
import { isRefusal } from '../services/outcome.ts';
import { emptyReply, reply, replyToRefusal } from '../http/refusals.ts';
import type { HandlersOf } from './types.ts';

export const variants: HandlersOf<'variants'> = {
  async listVariants({ path, query, session }, { variants: service }) {
    return reply(200, await service.list(session, path.app_id, query));
  },

  async createVariant({ path, body, session }, { variants: service }) {
    const variant = await service.create(session, { ...body, ...path });
    if (isRefusal(variant)) return replyToRefusal(variant);
    return {
      status: 201,
      body: variant,
      headers: { Location: locationOf('variants', variant.variant_id), ETag: revisionTag(variant.revision) },
    };
  },

  async getVariant({ path, header, session }, { variants: service }) {
    const variant = await service.get(session, path.variant_id);
    if (isRefusal(variant)) return replyToRefusal(variant);
    const headers = { ETag: revisionTag(variant.revision) };
    return isNotModified(header['if-none-match'], headers.ETag)
      ? { status: 304, headers }
      : { status: 200, body: variant, headers };
  },

  async deleteVariant({ path, session }, { variants: service }) {
    return emptyReply(await service.delete(session, path.variant_id));
  },

  async updateVariantParameters({ path, header, body, session }, { variants: service }) {
    const variant = await service.revise(session, path.variant_id, body.parameters, preconditionOf(header['if-match']));
    return isRefusal(variant)
      ? replyToRefusal(variant)
      : { status: 200, body: variant, headers: { ETag: revisionTag(variant.revision) } };
  },

  async listVariantRevisions({ path, query, session }, { variants: service }) {
    return reply(200, await service.listRevisions(session, path.variant_id, query));
  },

  async getVariantRevision({ path, session }, { variants: service }) {
    return reply(200, await service.getRevision(session, path.variant_id, path.revision));
  },

  async compareVariantRevisions({ path, query, session }, { variants: service }) {
    return reply(200, await service.compare(session, path.variant_id, query.from, query.to));
  },
};
