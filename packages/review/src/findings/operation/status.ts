/** The rules for the statuses, media types and links of responses. */
import { dereference, escapeToken, isObject, type Operation } from '@jurybox/openapi';
import { type Compared, type Side, keysOf, mapCompared, otherSide } from '../../compared.ts';
import { equal } from '../../equal.ts';
import { type OperationChange, type Rule, operationRule } from '../rule.ts';
import { mediaTypes } from './bodies.ts';
import { hasSuccess, isError, responseCovering, responsePairs } from './responses.ts';

/** Creates the rule for the statuses that only the contract `side` lists. `more` has what is special for a status. */
const statusRule = (
  side: Side,
  rule: Rule,
  more: (operations: Compared<Operation>, status: string) => Partial<OperationChange>,
) =>
  operationRule(rule, (operations) => {
    const other = otherSide(side);
    const isNew = side === 'revision';
    return [...operations[side].responses]
      .filter(([status]) => !operations[other].responses.has(status))
      .map(([status, { pointer }]): OperationChange => {
        const change = { base: undefined, revision: undefined, [side]: status };
        if (responseCovering(operations, other, status)) {
          const listed = isNew ? 'now listed' : 'no longer listed';
          const message = `response ${status} is ${listed}; in the ${other}, another response covers this status`;
          return { direction: 'none', position: 'response', pointer, message, change };
        }
        return {
          direction: isNew ? 'widens' : 'narrows',
          position: 'response',
          pointer,
          message: `response ${status} ${isNew ? 'added' : 'removed'}`,
          change,
          example: { validIn: side, status, refusal: `the ${other} does not declare status ${status}` },
          ...more(operations, status),
        };
      });
  });

const statusAdded = statusRule(
  'revision',
  {
    name: 'status-added',
    mirror: 'status-removed',
    levels: ['minor'],
    waiver:
      'clients treat an unknown 4xx or 5xx status as 400 or 500 (RFC 9110, section 15), so a new error status is ' +
      'minor; any other new status is major',
  },
  ({ base }, status) => ({
    ...(isError(status) ? { level: 'minor' } : {}),
    // If the base lists no responses, callers could not rely on any. An added response is then at most a formal break.
    isUndescribed: base.responses.size === 0,
  }),
);

const statusRemoved = statusRule(
  'base',
  {
    name: 'status-removed',
    mirror: 'status-added',
    levels: ['major'],
    waiver:
      'a removed status is minor; if no successful status is left, the change is major, because callers can no ' +
      'longer use the operation',
  },
  ({ revision }, status) =>
    isError(status) || hasSuccess(revision)
      ? {}
      : { level: 'major', message: `response ${status} removed; no successful response is left` },
);

const responseContentType = operationRule(
  {
    name: 'response-content-type',
    mirror: 'self',
    levels: ['minor'],
    waiver:
      'callers request a content type with `Accept`, so an added content type breaks no caller, and a removed ' +
      'content type breaks the callers that request it; in a 4xx or 5xx response, the change is minor, because ' +
      'callers react to the status',
  },
  (operations) =>
    responsePairs(operations).flatMap(({ status, ...pair }) => {
      const isEmptied = Object.keys(pair.revision.content).length === 0;
      return mediaTypes(pair).flatMap(({ type, pointer, base, revision }) => {
        if (base && revision) return [];
        const side = revision ? 'revision' : 'base';
        const done = revision
          ? `can now be ${type}`
          : isEmptied
            ? `has no body any more; the base sends ${type}`
            : `is no longer available as ${type}`;
        return {
          direction: revision ? 'widens' : 'narrows',
          position: 'request',
          ifSentByService: { position: 'request' },
          ...(isError(status) ? { level: 'minor' as const } : {}),
          pointer,
          message: `response ${status} ${done}`,
          change: { base: base && type, revision: revision && type },
          example: isEmptied
            ? {
                validIn: 'revision',
                status,
                refusal: `the base sends a body of type ${type} with status ${status}`,
              }
            : { validIn: side, accept: type, refusal: `the ${otherSide(side)} has no ${type} for status ${status}` },
        };
      });
    }),
);

/** Compares the `links` of responses. They say which operation can use a value of the response. */
export const links = operationRule(
  {
    name: 'links',
    mirror: 'self',
    levels: ['formal', 'minor'],
    waiver:
      'requests and responses do not contain links; only callers whose client follows a link by its name must ' +
      'change, so a removed or changed link is formal, and an added link is minor',
  },
  (operations, { contracts: { response } }) =>
    [...operations.revision.responses].flatMap(([status, { pointer, node }]) => {
      const other = operations.base.responses.get(status);
      if (!other) return [];
      const all = mapCompared({ base: other.node['links'], revision: node['links'] }, (value) =>
        isObject(value) ? value : {},
      );
      return keysOf(all).flatMap((name) => {
        const base = linkOf(dereference(response.base, all.base[name]));
        const revision = linkOf(dereference(response.revision, all.revision[name]));
        if (equal(base, revision)) return [];
        const done = base === undefined ? 'added' : revision === undefined ? 'removed' : 'changed';
        return {
          direction: 'none',
          level: base === undefined ? 'minor' : 'formal',
          position: 'contract',
          pointer: `${pointer}/links/${escapeToken(name)}`,
          message: `link ${name} of response ${status} ${done}`,
          change: { base, revision },
        };
      });
    }),
);

function linkOf(link: unknown): unknown {
  if (!isObject(link)) return undefined;
  const { description: _, ...rest } = link;
  return rest;
}

export const responseRules = [statusAdded, statusRemoved, responseContentType];
