import { deprecationOf, dereference, escapeToken } from '@jurybox/openapi';
import type { Document, Header, Operation, Response, Schema } from '@jurybox/openapi';
import { keysOf, mapCompared, otherSide, oneSided, shared, equal, type Compared, type Side } from '../../compared.ts';
import { type Change, type OperationRule, requiredChange } from '../rule.ts';
import { schemaMap } from '../../keywords/facts.ts';
import { mediaTypes, pointerOf } from './bodies.ts';
import { styleChanges } from './parameters.ts';

export interface ResponsePair extends Compared<Response> {
  status: string;
}

/** Returns the response that an operation declares for a status: by its number, its class (`4XX`), or `default`. */
export const responseFor = ({ responses }: Operation, status: string): Response | undefined =>
  responses.get(status) ?? responses.get(`${status[0]}XX`) ?? responses.get('default');

/**
 * Returns the response that covers a status: the listed response, or else `default`. A contract cannot say that its
 * `default` covers only errors, so `isForErrors` is a guess from the statuses that the contracts list.
 */
function responseCovering(operations: Compared<Operation>, side: Side, status: string): Response | undefined {
  const { responses } = operations[side];
  const listed = responses.get(status) ?? responses.get(`${status[0]}XX`);
  if (listed || isError(status)) return listed ?? responses.get('default');
  const { base, revision } = mapCompared(operations, (operation) => [...operation.responses.keys()]);
  const isNewError = (other: string) => isError(other) && other !== 'default' && !base.includes(other);
  const isForErrors =
    hasSuccess(operations[side]) ||
    (side === 'revision' && hasSuccess(operations.base) && (base.includes('default') || revision.some(isNewError)));
  return isForErrors ? undefined : responses.get('default');
}

export const responsePairs = (operations: Compared<Operation>): ResponsePair[] =>
  keysOf(mapCompared(operations, ({ responses }) => responses)).flatMap((status) => {
    const { base, revision } = mapCompared(operations, (_, side) => responseCovering(operations, side, status));
    return base && revision ? [{ status, base, revision }] : [];
  });

type NamedHeader = Header & { name: string };

const headersOf = ({ headers }: Response): Map<string, NamedHeader> =>
  new Map([...headers].map(([name, header]) => [name.toLowerCase(), { ...header, name }]));

export const sharedHeaders = ({ base, revision }: Compared<Response>): Compared<NamedHeader>[] =>
  shared(mapCompared({ base, revision }, headersOf));

const hasSuccess = ({ responses }: Operation): boolean => [...responses.keys()].some((one) => !isError(one));

const isError = (status: string): boolean => /^[45]/.test(status) || status === 'default';

export const responses: OperationRule = function* (operations, { contracts }): Iterable<Change> {
  yield* statuses(operations);
  for (const pair of responsePairs(operations)) {
    yield* contentTypes(pair);
    yield* headers(pair);
  }
  for (const { key: status, base, revision } of shared(mapCompared(operations, (one) => one.responses))) {
    const links = mapCompared({ base, revision }, (one, side) => linksOf(one, contracts.response[side]));
    for (const name of keysOf(links)) {
      const change = mapCompared(links, (all) => all[name]);
      if (equal(change.base, change.revision)) continue;
      const done = change.base === undefined ? 'added' : change.revision === undefined ? 'removed' : 'changed';
      const message = `link ${name} of response ${status} ${done}`;
      // A removed or changed link breaks only callers that follow the link by its name.
      const level = done === 'added' ? 'minor' : 'formal';
      yield { rule: 'links', level, pointer: `${revision.pointer}/links/${escapeToken(name)}`, message, change };
    }
  }
};

function* statuses(operations: Compared<Operation>): Iterable<Change> {
  const all = mapCompared(operations, (operation) => operation.responses);
  for (const { key: status, part, side, done } of oneSided(all)) {
    const other = otherSide(side);
    const isNew = side === 'revision';
    const isLast = !isNew && !isError(status) && !hasSuccess(operations.revision);
    const { pointer } = part;
    const common = { rule: `status-${done}`, position: 'response', pointer, change: { [side]: status } } as const;
    const listed = `is ${isNew ? 'now' : 'no longer'} listed; in the ${other}, another response covers this status`;
    if (responseCovering(operations, other, status)) yield { ...common, message: `response ${status} ${listed}` };
    else
      yield {
        ...common,
        level: isLast ? 'major' : isNew && isError(status) ? 'minor' : undefined,
        message: `response ${status} ${done}${isLast ? '; no successful response is left' : ''}`,
        example: { validIn: side, status, refusal: `does not declare status ${status}` },
        // If the base lists no responses, callers could not rely on any. A new response is then at most a formal break.
        isUndescribed: isNew && all.base.size === 0,
      };
  }
}

function* contentTypes({ status, ...pair }: ResponsePair): Iterable<Change> {
  const isEmptied = Object.keys(pair.revision.content).length === 0;
  for (const { key: type, side } of oneSided(mediaTypes(pair))) {
    const removed = isEmptied ? `has no body any more; the base sends ${type}` : `is no longer available as ${type}`;
    yield {
      rule: 'response-content-type',
      // A caller chooses the content type with `Accept`, so a new or removed type counts as a change of requests. For
      // errors, the change is minor, because callers react to the status and not to the body.
      ifSentByService: { position: 'request' },
      level: isError(status) ? 'minor' : undefined,
      direction: side === 'base' ? 'narrows' : 'widens',
      pointer: pointerOf(pair, type),
      message: `response ${status} ${side === 'revision' ? `can now be ${type}` : removed}`,
      change: { [side]: type },
      example: isEmptied
        ? { validIn: 'revision', status, refusal: `sends a body of type ${type} with status ${status}` }
        : { validIn: side, accept: type, refusal: `has no ${type} for status ${status}` },
    };
  }
}

function* headers({ status, ...pair }: ResponsePair): Iterable<Change> {
  for (const header of sharedHeaders(pair)) {
    const { name, pointer } = header.revision;
    const title = `header ${name} of response ${status}`;
    yield* requiredChange(header, title, {
      rule: 'header-required',
      done: 'always sent',
      position: 'response',
      pointer,
      example: { status, withoutHeader: name, refusal: `always sends ${name}` },
    });
    const parameters = mapCompared(header, (one) => ({ ...one, name, in: 'header' as const }));
    yield* styleChanges(parameters, title, 'response');
  }
  for (const { part, side, done } of oneSided(mapCompared(pair, headersOf))) {
    const { name, required = false, pointer } = part;
    yield {
      rule: `header-${done}`,
      position: 'response',
      // Clients ignore headers that they do not know.
      level: required ? undefined : 'minor',
      pointer,
      message: `header ${name} of response ${status} ${done}`,
      change: { [side]: { name, required, ...(side === 'base' ? deprecationOf(part) : {}) } },
      example: required
        ? { validIn: otherSide(side), status, withoutHeader: name, refusal: `always sends ${name}` }
        : { validIn: side, status, withHeader: name, refusal: `does not declare ${name}` },
    };
  }
}

/** Returns the links of a response, without descriptions. A link names an operation that accepts a response value. */
const linksOf = ({ node }: Response, document: Document): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schemaMap(node, 'links')).map(([name, value]) => {
      const { description: _, ...link } = dereference<Schema | null>(document, value) ?? {};
      return [name, link];
    }),
  );
