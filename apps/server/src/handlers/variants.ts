import { locationOf, preconditionOf } from '../http/headers.ts';
import { reply, replyUnlessKnown, tagOf } from '../http/refusals.ts';
import type { HandlersOf } from './types.ts';

export const variants: HandlersOf<'variants'> = {
  listVariants: ({ path, query, session }, services) => reply(200, services.variants.list(session, path.app_id, query)),
  createVariant: ({ path, body, session }, services) =>
    reply(201, services.variants.create(session, { ...body, ...path }), (variant) => ({
      Location: locationOf('variants', variant.variant_id),
      ...tagOf(variant),
    })),
  getVariant: ({ path, header, session }, services) =>
    replyUnlessKnown(header['if-none-match'], services.variants.get(session, path.variant_id)),
  deleteVariant: ({ path, session }, services) => reply(204, services.variants.delete(session, path.variant_id)),
  updateVariantParameters: ({ path, header, body, session }, services) => {
    const precondition = preconditionOf(header['if-match']);
    return reply(200, services.variants.revise(session, path.variant_id, body.parameters, precondition), tagOf);
  },
  listVariantRevisions: ({ path, query, session }, services) =>
    reply(200, services.variants.listRevisions(session, path.variant_id, query)),
  getVariantRevision: ({ path, session }, services) =>
    reply(200, services.variants.getRevision(session, path.variant_id, path.revision)),
  compareVariantRevisions: ({ path, query, session }, services) =>
    reply(200, services.variants.compare(session, path.variant_id, query.from, query.to)),
};
