import { isRepeated } from '../http/parameters.ts';
import { ProblemError } from '../http/problems.ts';
import type { Ctx, Middleware } from '../state.ts';

export const maxUrl = 8192;

const slash = 0x2f;
const authority = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** Turns away what would be read differently by someone else. */
export const guard: Middleware = (ctx, next) => {
  const { req } = ctx;
  const url = req.url ?? '';
  if (url.charCodeAt(0) !== slash) takeAbsolute(ctx, url);
  if (url.length > maxUrl) throw new ProblemError('uri_too_long', `An address may have at most ${maxUrl} characters.`);
  if (isRepeated(req.rawHeaders, 'host')) throw malformed('There are two Host headers.');
  if (req.headers.host === undefined && req.httpVersion !== '1.0') throw malformed('There is no Host header.');
  return next();
};

/** `http://anywhere/path` means `/path` (RFC 9112, 3.2.2). Left as it is, an address that is none would fail wherever the path is read. */
function takeAbsolute({ req }: Ctx, url: string): void {
  const path = url.replace(authority, '');
  req.url = path.startsWith('/') ? path : `/${path}`;
  if (url !== '*' && !URL.canParse(url)) throw malformed('The address is not one.');
}

function malformed(detail: string): ProblemError {
  return new ProblemError('malformed_request', detail, { Connection: 'close' });
}
