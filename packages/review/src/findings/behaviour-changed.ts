import { stable } from '../equal.ts';
import type { Draft, MessageRef, Position, Witness } from '../model.ts';
import { draftLevel, isBreaking } from './finding.ts';
import { draftOf, type Rule } from './rule.ts';

/**
 * Reports a request or response that only one contract allows. Other rules report most of these differences. If no
 * other rule explains the difference, a rule is missing or incomplete.
 */
export const behaviourChanged: Rule = {
  name: 'behaviour-changed',
  mirror: 'self',
  waiver: 'the rule reports a request or response that only one contract allows, if no other rule explains why',
};

export interface Searched {
  operation: string;
  position: Position;
  message: MessageRef;
  drafts: Draft[];
}

/**
 * Searches changed messages for a value that breaks callers. Skips a message that already has a breaking finding. If
 * several messages share a schema, searches the schema only once.
 */
export function findGaps(
  changedMessages: Searched[],
  search: (searched: Searched) => Witness | undefined,
  maxSearches: number,
): Draft[] {
  const harmless = changedMessages.filter(({ drafts }) => drafts.every((draft) => !isBreaking(draftLevel(draft))));
  const distinct = new Map(harmless.map((one) => [stable([one.position, one.message.schemas]), one]));
  return [...distinct.values()].slice(0, maxSearches).flatMap((searched) => {
    const { operation, position, message } = searched;
    const witness = search(searched);
    if (!witness) return [];
    return [
      draftOf(behaviourChanged, {
        direction: 'both',
        position,
        pointer: operation,
        message:
          `${operation}: one contract allows a request or response that the other refuses, ` +
          'and no other rule explains why',
        change: { base: message.kind, revision: 'status' in message ? message.status : undefined },
        places: new Map([[operation, { operation, message }]]),
        prove: () => witness,
      }),
    ];
  });
}
