import { isRepeated } from '../http/parameters.ts';
import { ProblemError } from '../http/problems.ts';
import type { Ctx, Middleware } from '../state.ts';

const maxUrlLength = 8192;
const schemeAndAuthority = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** Rejects requests that a proxy in front of this server could interpret differently from this server. */
export const guard: Middleware = (ctx, next) => {
  const { req } = ctx;
  const url = req.url ?? '';
  if (!url.startsWith('/')) useRelativePath(ctx, url);
  if (url.length > maxUrlLength)
    throw new ProblemError('uri_too_long', `A URL may have at most ${maxUrlLength} characters.`);
  if (isRepeated(req.rawHeaders, 'host')) throw malformed('There are two Host headers.');
  if (req.headers.host === undefined && req.httpVersion !== '1.0') throw malformed('There is no Host header.');
  return next();
};

/** Shortens `http://host/path` to `/path` (RFC 9112, section 3.2.2). Rejects a URL that is not valid. */
function useRelativePath({ req }: Ctx, url: string): void {
  const path = url.replace(schemeAndAuthority, '');
  req.url = path.startsWith('/') ? path : `/${path}`;
  if (url !== '*' && !URL.canParse(url)) throw malformed('The URL is not valid.');
}

function malformed(detail: string): ProblemError {
  return new ProblemError('malformed_request', detail, { Connection: 'close' });
}
