import { arrow, box, chain, svg, text } from './draw.ts';
import { findingPicture } from './finding.ts';
import { resultsPicture } from './results.ts';

/** Every picture by its file name. */
export function pictures(): Record<string, string> {
  return {
    'architecture.svg': architecture(),
    'request.svg': request(),
    'change.svg': change(),
    'variant-reader.svg': variantReader(),
    'results.svg': resultsPicture(),
    'finding.svg': findingPicture(),
  };
}

function architecture(): string {
  return svg(
    760,
    372,
    'Architecture: the contract in spec/ gives types, validators, client and docs; ' +
      'the server uses types and validators, a product uses the client.',
    [
      box({ x: 270, y: 10, w: 220, title: 'spec/', lines: ['the contract, by hand'], kind: 'main' }),
      text(392, 84, 'pnpm generate', 'soft'),
      arrow('M380 61V94H100V114'),
      arrow('M380 61V94H290V114'),
      arrow('M380 61V94H480V114'),
      arrow('M380 61V94H668V114'),
      box({ x: 10, y: 116, w: 180, title: 'packages/types', lines: ['types, operations'] }),
      box({ x: 200, y: 116, w: 180, title: 'packages/validators', lines: ['requests, replies'] }),
      box({ x: 390, y: 116, w: 180, title: 'packages/client', lines: ['a function per operation'] }),
      box({ x: 580, y: 116, w: 170, title: 'apps/docs', lines: ['this site'] }),
      arrow('M100 167V212'),
      arrow('M290 167V212'),
      box({
        x: 10,
        y: 214,
        w: 370,
        h: 86,
        title: 'apps/server',
        lines: ['router → handlers → services → store', 'status codes · rules · storage'],
        kind: 'main',
      }),
      arrow('M480 167V212'),
      box({
        x: 430,
        y: 214,
        w: 180,
        h: 86,
        title: 'your product',
        lines: ['reads the variant,', 'records judgements'],
        kind: 'quiet',
      }),
      arrow('M430 257H384'),
      text(407, 249, 'HTTP', 'soft', 'middle'),
      arrow('M195 300V326'),
      box({ x: 10, y: 328, w: 370, title: 'SQLite file or PostgreSQL' }),
    ],
  );
}

function request(): string {
  const steps = [
    { title: 'request id, log', lines: ['who sends what'] },
    { title: 'problem', lines: ['the only try/catch,', 'writes all responses'] },
    { title: 'guard', lines: ['rejects ambiguous', 'requests'] },
    { title: 'authenticate', lines: ['the key, before', 'the body is read'] },
    { title: 'router', lines: ['validators: all', 'errors at once'], kind: 'main' as const },
    { title: 'handler', lines: ['plain values in,', 'a reply out'], kind: 'main' as const },
    { title: 'services', lines: ['rules, in one', 'transaction'] },
    { title: 'store', lines: ['commit and fsync,', 'then the response'] },
  ];
  const { parts, width, height } = chain(steps, { w: 168, gap: 26, perRow: 4 });
  return svg(
    width,
    height,
    'The steps of a request: request id and log, problem, guard, authenticate, router, handler, services, store. ' +
      'The server sends the response after commit and fsync.',
    parts,
  );
}

function change(): string {
  const steps = [
    { title: 'edit spec/', kind: 'main' as const },
    { title: 'pnpm lint', lines: ['house rules'] },
    { title: 'pnpm generate', lines: ['all derived files'] },
    { title: 'the compiler', lines: ['names the code', 'to change'] },
    { title: 'npm test', lines: ['two clients, every', 'operation'] },
    { title: 'review', lines: ['how it affects', 'callers'] },
    { title: 'pnpm changeset', lines: ['one sentence'] },
    { title: 'merge', lines: ['packages and docs', 'are published'], kind: 'main' as const },
  ];
  const { parts, width, height } = chain(steps, { w: 168, gap: 26, perRow: 4 });
  return svg(
    width,
    height,
    'A change of the contract: edit spec, lint, generate, the compiler names the code to change, ' +
      'test, review, changeset, merge and release.',
    parts,
  );
}

function variantReader(): string {
  const row = (y: number, when: string, then: string, what: string) => [
    box({ x: 10, y, w: 230, title: when }),
    arrow(`M240 ${y + 17}H296`),
    box({ x: 298, y, w: 120, title: then, kind: 'main' }),
    text(434, y + 22, what, 'soft'),
  ];
  return svg(
    740,
    214,
    'How the variant reader chooses a variant: cache, stale, network, stale again, or your fallback.',
    [
      ...row(10, 'read under 5 s ago', 'cache', 'no request'),
      ...row(50, 'under a minute', 'stale', 'at once; one request in the background'),
      ...row(90, 'older, service responds', 'network', 'fetched, or 304: not modified'),
      ...row(130, 'service is down', 'stale', 'up to a day old'),
      ...row(170, 'nothing cached, or removed', 'fallback', 'your own; without one, an error'),
    ],
  );
}
