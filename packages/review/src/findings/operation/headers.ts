/** The rules for the headers of responses. */
import { deprecationOf } from '@jurybox/openapi';
import { type Side, mapCompared, otherSide } from '../../compared.ts';
import { type HeaderPair, allHeaderPairs } from './responses.ts';
import { operationRule } from '../rule.ts';

/** Describes a response without a header, which the contract `validIn` allows and the other contract refuses. */
const withoutHeader = (validIn: Side, { name, status }: HeaderPair) => ({
  validIn,
  status,
  withoutHeader: name,
  refusal: `the ${otherSide(validIn)} always sends ${name}`,
});

const headerAdded = operationRule(
  {
    name: 'header-added',
    mirror: 'header-removed',
    waiver: 'clients ignore headers that they do not know (RFC 9110, section 5.1), so an added header is minor',
  },
  (operations) =>
    allHeaderPairs(operations).flatMap((header) => {
      if (header.base || !header.revision) return [];
      const { name, status, pointer } = header;
      const required = header.revision.required === true;
      return {
        direction: required ? 'narrows' : 'widens',
        level: 'minor',
        position: 'response',
        pointer,
        message: `header ${name} of response ${status} added`,
        change: { base: undefined, revision: { name, required } },
        example: withoutHeader('base', header),
      };
    }),
);

const headerRemoved = operationRule({ name: 'header-removed', mirror: 'header-added' }, (operations) =>
  allHeaderPairs(operations).flatMap((header) => {
    if (!header.base || header.revision) return [];
    const { name, status, pointer } = header;
    const required = header.base.required === true;
    return {
      direction: required ? 'widens' : 'narrows',
      ...(required ? {} : { level: 'minor' as const }),
      position: 'response',
      pointer,
      message: `header ${name} of response ${status} removed`,
      change: { base: { name, required, ...deprecationOf(header.base) }, revision: undefined },
      example: required
        ? withoutHeader('revision', header)
        : { validIn: 'base', status, refusal: `the revision does not declare ${name}` },
    };
  }),
);

const headerRequired = operationRule({ name: 'header-required', mirror: 'self' }, (operations) =>
  allHeaderPairs(operations).flatMap((header) => {
    const { name, status, pointer } = header;
    const change = mapCompared(header, (one) => one?.required === true);
    if (!header.base || !header.revision || change.base === change.revision) return [];
    return {
      direction: change.revision ? 'narrows' : 'widens',
      position: 'response',
      pointer,
      message: `header ${name} of response ${status} is ${change.revision ? 'now' : 'no longer'} always sent`,
      change,
      example: withoutHeader(change.revision ? 'base' : 'revision', header),
    };
  }),
);

export const headerRules = [headerAdded, headerRemoved, headerRequired];
