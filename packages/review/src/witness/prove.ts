import type { ErrorObject } from 'ajv';
import { escapeToken, type Schema } from '@jurybox/openapi';
import { mapCompared, otherSide, type Compared } from '../compared.ts';
import type { Contracts } from '../findings/rule.ts';
import { followWay, levelOf, type Draft, type MessageRef, type Position } from '../model.ts';
import type { Shown, Witness } from '../model.ts';
import type { ReviewedOperation } from '../operations.ts';
import { isDescribed } from './described.ts';
import { type MessageParts, renderMessage } from './message.ts';
import { separate, type Separation } from './search.ts';
import { Effort, validatorsOf, type Validators } from './validators.ts';
import { Sampler } from './values.ts';
import { isOfChoice, isOverlap } from './violations.ts';

/** The maximum number of values that `isReplaced` tries for one branch. */
const maxValues = 60;

/** Searches for the message that proves a change, with the validators of both contracts. */
export class Prover {
  readonly request: Compared<Validators>;
  readonly response: Compared<Validators>;
  private readonly operations: Compared<Map<string, ReviewedOperation>>;
  private readonly effort = new Effort();

  constructor({ request, response, operations }: Contracts) {
    this.request = mapCompared(request, validatorsOf);
    this.response = mapCompared(response, validatorsOf);
    this.operations = operations;
    for (const { base, revision } of [this.request, this.response]) base.effort = revision.effort = this.effort;
  }

  /** Returns the witness of a draft finding; undefined if the bounded search finds none. */
  prove(draft: Draft): Shown | undefined {
    const isMajor = levelOf(draft.withoutWitness ?? draft.direction, draft.position) === 'major';
    this.effort.begin(isMajor ? 60_000 : draft.direction === 'both' ? 5000 : 3000);
    if (draft.prove) return draft.prove();
    const shown = draft.way ? { ...draft, ...followWay(draft.way) } : draft;
    if (!shown.from || draft.direction === 'none') return undefined;
    const separation = separate(shown, shown.from, this.validatorsOf(draft.position));
    if (!separation) return undefined;
    const witness = this.witness(shown.from, draft.position, separation);
    return separation.isUndescribed === true ? { ...witness, isUndescribed: true } : witness;
  }

  /**
   * Only one of the two contracts has `branch`. Returns whether the other contract has a replacement for it. A
   * replacement is a branch that allows a value which `branch` describes.
   */
  isReplaced({ branch, schemas, position }: Draft): boolean {
    this.effort.begin();
    if (!branch || !schemas) return false;
    const validators = this.validatorsOf(position);
    const own = validators[branch.of].reading('overlaps');
    const other = validators[otherSide(branch.of)].reading('overlaps');
    const whole = schemas[otherSide(branch.of)];
    const sampler = new Sampler(other, own);
    const isInBoth = (value: unknown, replacement: Schema): boolean =>
      own.fits(branch.schema, value) &&
      isDescribed(own, branch.schema, value, 'request') &&
      other.fits(replacement, value) &&
      other.fits(whole, value);
    return branchesOf(whole).some((replacement) => {
      const values = sampler.candidates(replacement, branch.schema).slice(0, maxValues);
      return values.some((value) => !other.effort.isSpent && isInBoth(value, replacement));
    });
  }

  private validatorsOf(position: Position): Compared<Validators> {
    return position === 'response' ? this.response : this.request;
  }

  private witness(message: MessageRef, position: Position, { value, validIn, errors }: Separation): Witness {
    const operation = this.operations[validIn].get(message.operationKey) as ReviewedOperation;
    return {
      validIn,
      http: renderMessage(this.validatorsOf(position)[validIn], { operation, ...partsWith(message, value) }),
      refusal: `the ${otherSide(validIn)} refuses it: ${reasonOf(errors)}`,
      ...((JSON.stringify(value)?.length ?? 0) < 2000 ? { value } : {}),
    };
  }
}

const branchesOf = (schema: Schema): Schema[] => (schema['oneOf'] ?? schema['anyOf'] ?? [schema]) as Schema[];

const partsWith = (message: MessageRef, value: unknown): Omit<MessageParts, 'operation'> =>
  'contentType' in message
    ? { ...message, body: { value } }
    : { ...message, value: { of: message.kind === 'header' ? message.header : message.parameter, value } };

/**
 * Returns the most specific error in one line. An error inside a choice such as `oneOf` is more specific than the error
 * of the choice itself.
 */
function reasonOf(errors: ErrorObject[]): string {
  const isGeneral = (error: ErrorObject) =>
    (isOfChoice(error) || error.keyword === 'propertyNames') && !isOverlap(error);
  const [first] = errors.toSorted((left, right) => Number(isGeneral(left)) - Number(isGeneral(right)));
  if (!first) return 'it does not fit';
  const whole = first.instancePath.replace(/^\/value(?=\/|$)/, '');
  const place = first.propertyName === undefined ? whole : `the name of ${whole}/${escapeToken(first.propertyName)}`;
  const reason = first.keyword === 'not' ? 'is not allowed' : (first.message ?? first.keyword);
  const text = place === '' ? reason : `${place} ${reason}`;
  return text.length > 300 ? `${text.slice(0, 297)}…` : text;
}
