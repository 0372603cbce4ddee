import { type Compared, type Side, otherSide } from '../../compared.ts';
import { type HeaderPair, headerPairs, responsePairs } from './responses.ts';
import type { OperationContext } from '../rule.ts';
import type { Witness } from '../../model.ts';
import type { ReviewedOperation } from '../../operations.ts';

export const allHeaderPairs = (operations: Compared<ReviewedOperation>): HeaderPair[] =>
  responsePairs(operations).flatMap(headerPairs);

/**
 * Renders a response without the header. This response is the witness: the contract `validIn` allows it, and the other
 * contract refuses it.
 */
export const witnessWithoutHeader = (
  validIn: Side,
  { name, status }: HeaderPair,
  operations: Compared<ReviewedOperation>,
  { witness }: OperationContext,
): Witness =>
  witness({
    validIn,
    operation: operations[validIn],
    status,
    withoutHeader: name,
    refusal: `the ${otherSide(validIn)} always sends ${name}`,
  });
