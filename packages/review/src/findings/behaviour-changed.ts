import { stable } from '../equal.ts';
import type { Draft, MessageRef, Position, Witness } from '../model.ts';
import { draftLevel, isBreaking } from './finding.ts';
import { draftOf, type Rule } from './rule.ts';

/**
 * Reports a message that only one contract allows, although no other rule reports the change that explains it. Such a
 * finding shows a gap in the rules.
 */
export const behaviourChanged: Rule = {
  name: 'behaviour-changed',
  mirror: 'self',
  waiver: 'reported if only one contract allows a message and no other rule reports the reason',
};

interface Searched {
  operation: string;
  position: Position;
  message: MessageRef;
  drafts: Draft[];
}

/**
 * Searches for values that break callers, in each changed message that has no breaking finding. If several messages
 * share a schema, searches this schema once.
 */
export function findGaps(
  changedMessages: Searched[],
  search: (message: MessageRef) => Witness | undefined,
  maxSearches: number,
): Draft[] {
  const harmless = changedMessages.filter(({ drafts }) => drafts.every((draft) => !isBreaking(draftLevel(draft))));
  const distinct = new Map(harmless.map((one) => [stable([one.position, one.message.schemas]), one]));
  return [...distinct.values()].slice(0, maxSearches).flatMap(({ operation, position, message }) => {
    const witness = search(message);
    if (!witness) return [];
    return [
      draftOf(behaviourChanged, {
        direction: 'both',
        position,
        pointer: operation,
        message: `${operation}: one contract allows a message that the other refuses, and no other rule explains it`,
        change: { base: message.kind, revision: 'status' in message ? message.status : undefined },
        places: new Map([[operation, { operation, message }]]),
        prove: () => witness,
      }),
    ];
  });
}
