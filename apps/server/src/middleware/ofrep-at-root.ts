import type { Middleware } from '../state.ts';

const root = '/ofrep/v1/';

/**
 * Serves the operations of OFREP at `/ofrep/v1/` too, because some OpenFeature providers drop the path of their base
 * URL (U69). The header `Jurybox-Environment` names the environment.
 */
export const ofrepAtRoot: Middleware = async (ctx, next) => {
  if (!ctx.path.startsWith(root)) return next();
  const environment = ctx.get('Jurybox-Environment');
  if (environment !== '') {
    ctx.url = `/api/environments/${encodeURIComponent(environment)}${ctx.url}`;
    return next();
  }
  const errorDetails = 'Send the header Jurybox-Environment with the name of the environment.';
  ctx.state.response = { status: 400, body: { key: ctx.path.split('/').at(-1), errorCode: 'GENERAL', errorDetails } };
  return undefined;
};
