/**
 * From the table of operations to handlers: the only file that knows both HTTP and the contract's types, and the only
 * one where a cast is allowed.
 */
import { createRequire } from 'node:module';
import type Router from '@koa/router';
import {
  deprecations as ofContract,
  operations,
  TextStream,
  type OperationId,
  type OperationRow,
  type ValidationErrorItem,
} from '@jurybox/types';
import type { Validator } from '@jurybox/validators';
import { requests } from '@jurybox/validators/requests';
import type { AllHandlers } from './handlers/index.ts';
import { readBody } from './http/body.ts';
import { endingHeaders, type Ending } from './http/ending.ts';
import { detailsOf } from './http/details.ts';
import type { Limits } from './http/limits.ts';
import { negotiate } from './http/negotiate.ts';
import { decodePath, decodeQuery, pickHeaders, readTypes, type Decoded, type Types } from './http/parameters.ts';
import { InvalidRequest, ProblemError, unauthenticated } from './http/problems.ts';
import type { Answer } from './http/reply.ts';
import { StreamCut, type Piece } from './http/stream.ts';
import { parseJson } from './http/strict-json.ts';
import type { Services } from './services/index.ts';
import type { KeyService } from './services/keys.ts';
import { covers, type Session } from './services/session.ts';
import { longText } from './services/turns.ts';
import type { Ctx, Middleware } from './state.ts';

const base = '/api';
/** Its ES module imports node:http, which costs what node-http.ts says; its CommonJS does not. */
const KoaRouter = createRequire(import.meta.url)('@koa/router') as typeof Router;

type Endpoint = (ctx: Ctx, segments: readonly string[]) => Promise<void>;
/** The endpoints of one path, by method. */
type Methods = Map<string, Endpoint>;

type Endings = Partial<Record<OperationId, Ending>>;

/** Leads every request to the handler of its operation, or to 404 or 405. */
export function createRouter(
  handlers: AllHandlers,
  services: Services,
  limits: Limits,
  endings: Endings = ofContract,
): Middleware {
  // A path without parameters is found by its text; the others are tried where their shape agrees.
  const fixed = new Map<string, Methods>();
  const router = new KoaRouter({ strict: true, sensitive: true });
  for (const [path, rows] of Map.groupBy(Object.values(operations), (row: OperationRow) => row.path)) {
    const methods: Methods = new Map(
      rows.map((row) => [row.method, endpoint(row, handlers, services, limits, endings)]),
    );
    if (path.includes('{'))
      router.all(base + path.replaceAll(/\{(\w+)\}/g, ':$1'), (ctx) =>
        dispatch(methods, ctx as Ctx, ctx['captures'] as string[]),
      );
    else fixed.set(base + path, methods);
  }
  const templated = Map.groupBy(router.stack, ({ path }) => shapeOf(path as string));
  return (ctx, next) => {
    const { path } = ctx;
    const methods = fixed.get(path);
    if (methods !== undefined) return dispatch(methods, ctx, []);
    // Not `router.routes()`: it would try every pattern, and make a chain of functions for each request.
    const layer = templated.get(shapeOf(path))?.find((candidate) => candidate.match(path));
    if (layer === undefined) return next();
    ctx['captures'] = layer.captures(path);
    return (layer.stack[0] as unknown as Middleware)(ctx, next);
  };
}

/** How many segments a path has, and which one comes first behind the base. */
function shapeOf(path: string): string {
  const segments = path.split('/');
  return `${segments.length} ${segments[2]}`;
}

/** The last middleware: nothing else answered. */
export const absent: Middleware = async () => {
  throw new ProblemError('not_found', 'There is no such path.');
};

/** Paths that are answered without a key. */
export const publicPaths: ReadonlySet<string> = new Set(
  Object.values(operations)
    .filter(({ role }) => role === null)
    .map(({ path }) => base + path),
);

function dispatch(methods: Methods, ctx: Ctx, segments: readonly string[]): Promise<void> {
  const method = ctx.req.method === 'HEAD' ? 'GET' : (ctx.req.method ?? '');
  const endpoint = methods.get(method);
  return endpoint === undefined ? answerOther(methods, method, ctx) : endpoint(ctx, segments);
}

/** A method the path does not have: OPTIONS says which there are, all others are refused. */
async function answerOther(methods: Methods, method: string, ctx: Ctx): Promise<void> {
  const allow = [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  if (method !== 'OPTIONS')
    throw new ProblemError('method_not_allowed', `${method} is not available here.`, { Allow: allow });
  ctx.state.answer = { status: 204, headers: { Allow: allow } };
}

function endpoint(
  row: OperationRow,
  handlers: AllHandlers,
  services: Services,
  limits: Limits,
  endings: Endings,
): Endpoint {
  const { operationId, role, parameter_types: types } = row;
  const handler = (handlers[row.tag] as Record<OperationId, (input: object, services: Services) => Promise<Answer>>)[
    operationId
  ];
  const validators = requests[operationId];
  const type = successType(row);
  const ending = endingHeaders(endings[operationId]);
  return async (ctx, segments) => {
    const { state, req } = ctx;
    state.operation = operationId;
    // Set now, so that refusals carry it too.
    for (const [name, value] of ending) ctx.res.setHeader(name, value);
    const { session } = state;
    if (role !== null && (session === undefined || !covers(session.role, role))) {
      throw new ProblemError('forbidden', `This needs the role ${role}; the key has ${session?.role ?? 'none'}.`);
    }
    negotiate(ctx, type);
    const bytes = row.body ? await readBody(ctx, limits) : undefined;
    const answer = async (): Promise<Answer> => {
      if (
        bytes !== undefined &&
        state.bodyCameLater &&
        session !== undefined &&
        !(await services.keys.isValid(session))
      )
        throw unauthenticated();
      const errors: ValidationErrorItem[] = [];
      const path = checked('path', decodePath(segments, row.path_parameters), types.path, validators.path, errors);
      const query = checked(
        'query',
        decodeQuery(ctx.querystring, row.query_parameters),
        types.query,
        validators.query,
        errors,
      );
      const header = checked(
        'header',
        { values: pickHeaders(req.headers, row.header_parameters), errors: [] },
        types.header,
        validators.header,
        errors,
      );
      const body = bytes === undefined ? undefined : checkedBody(bytes, validators.body, errors);
      if (errors.length > 0) throw new InvalidRequest(errors);
      return handler({ path, query, header, body, session }, services);
    };
    // Reading and storing a long body is work like any other that takes long.
    const isLong = bytes !== undefined && bytes.length > longText && session !== undefined;
    state.answer = isLong ? await services.turns.run(session.project, answer) : await answer();
    if (state.answer.body instanceof TextStream) {
      if (req.method !== 'HEAD') limits.stream(state);
      state.answer = {
        ...state.answer,
        type,
        body: new TextStream(whileValid(state.answer.body.chunks, session, services.keys)),
      };
    }
  };
}

/** The pieces of a stream, for as long as the key of who reads it works. A piece is looked up before its key is. */
async function* whileValid(
  pieces: AsyncIterable<Piece>,
  session: Session | undefined,
  keys: KeyService,
): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    if (session !== undefined && !(await keys.isValid(session))) throw new StreamCut('key revoked');
    yield piece;
  }
}

/** What the operation answers when all goes well; nothing is JSON too. */
function successType({ replies }: OperationRow): string {
  const [, success] =
    Object.entries(replies as Record<string, { content: string | null }>).find(([status]) => status.startsWith('2')) ??
    [];
  return success?.content ?? 'application/json';
}

type Place = 'path' | 'query' | 'header';

/** The parameters of one place, of their types and with defaults. What could not be decoded is said once, not as missing too. */
function checked(
  place: Place,
  decoded: Decoded,
  types: Types,
  validate: Validator | null,
  errors: ValidationErrorItem[],
): Record<string, unknown> {
  errors.push(...decoded.errors);
  const values = readTypes(decoded.values, types);
  if (validate === null) return values;
  const said = decoded.errors.map(({ loc }) => loc[1]);
  if (!validate(values)) {
    errors.push(
      ...detailsOf(place, validate.errors ?? [], values).filter(({ loc }) => !said.includes(loc[1] as string)),
    );
  }
  return values;
}

function checkedBody(bytes: Buffer, validate: Validator | null, errors: ValidationErrorItem[]): unknown {
  const parsed = parseJson(bytes);
  if (parsed.errors !== undefined) {
    errors.push(...parsed.errors);
    return undefined;
  }
  if (validate !== null && !validate(parsed.value))
    errors.push(...detailsOf('body', validate.errors ?? [], parsed.value));
  return parsed.value;
}
