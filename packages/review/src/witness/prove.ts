import type { ErrorObject } from 'ajv';
import { mapCompared, otherSide, type Compared, type Side } from '../compared.ts';
import type { Operation } from '@jurybox/openapi';
import type { Contracts } from '../findings/rule.ts';
import { Inclusion } from '../inclusion/inclusion.ts';
import type { Draft, MessageRef, Shown, Witness } from '../model.ts';
import { Effort } from './effort.ts';
import { renderRequest, renderResponse } from './message.ts';
import { isReplaced } from './replaced.ts';
import { differInWordsOnly } from './same-schemas.ts';
import { separate, separateAnyhow, type Separation } from './search.ts';
import { validatorsOf, type Validators } from './validators.ts';

/** The maximum number of pairs of schemas that are compared before the search for a value. */
const maxInclusionSteps = 4000;

/** Searches for the message that proves a change, with the validators of both contracts. */
export class Prover {
  readonly request: Compared<Validators>;
  readonly response: Compared<Validators>;
  private readonly operations: Compared<Map<string, Operation>>;
  private readonly effort = new Effort();

  constructor({ request, response, operations }: Contracts) {
    this.request = mapCompared(request, validatorsOf);
    this.response = mapCompared(response, validatorsOf);
    this.operations = operations;
    for (const { base, revision } of [this.request, this.response]) base.effort = revision.effort = this.effort;
  }

  /** Returns the witness of a draft finding; undefined if the bounded search finds none. */
  prove(draft: Draft): Shown | undefined {
    this.effort.begin();
    if (draft.prove) return draft.prove();
    if (!draft.schemas || draft.direction === 'none') return undefined;
    for (const { message } of [...draft.places.values()].slice(0, 2)) {
      const separation = separate(draft, {
        validators: message.kind === 'response' || message.kind === 'header' ? this.response : this.request,
        root: message.schemas,
        isText: message.kind === 'parameter' || message.kind === 'header',
      });
      if (separation)
        return {
          ...this.witness(message, separation),
          ...(separation.isUndescribed === true ? { isUndescribed: true } : {}),
        };
    }
    return undefined;
  }

  /** Whether the other contract still has the branch that a draft finding is about, perhaps under another name. */
  isReplaced(draft: Draft): boolean {
    this.effort.begin();
    return isReplaced(draft, draft.position === 'response' ? this.response : this.request);
  }

  /** Searches a changed message for a break that no rule reports. */
  findGap(message: MessageRef): Witness | undefined {
    if (message.kind === 'parameter' || message.kind === 'header') return undefined;
    const validators = message.kind === 'body' ? this.request : this.response;
    const documents = mapCompared(validators, ({ document }) => document);
    if (differInWordsOnly(documents, message.schemas)) return undefined;
    const side = message.kind === 'body' ? 'base' : 'revision';
    const placed = mapCompared(message.schemas, (schema) => ({ schema, pointer: '#' }));
    const inclusion = new Inclusion(documents, side, { left: maxInclusionSteps });
    // The search could find no value that the other contract refuses.
    if (inclusion.includes(placed[side], placed[otherSide(side)])) return undefined;
    this.effort.begin();
    const separation = separateAnyhow(validators, message.schemas, side);
    return separation && this.witness(message, separation);
  }

  private witness(message: MessageRef, { value, validIn, errors }: Separation): Witness {
    const operation = this.operations[validIn].get(message.operationKey) as Operation;
    return {
      validIn,
      http: this.render(message, operation, validIn, value),
      refusal: `the ${otherSide(validIn)} refuses it: ${reasonOf(errors)}`,
      ...((JSON.stringify(value)?.length ?? 0) < 2000 ? { value } : {}),
    };
  }

  private render(message: MessageRef, operation: Operation, side: Side, value: unknown): string {
    const [request, response] = [this.request[side], this.response[side]];
    switch (message.kind) {
      case 'body':
        return renderRequest(request, { operation, contentType: message.contentType, body: { value } });
      case 'parameter':
        return renderRequest(request, { operation, value: { of: message.parameter, value } });
      case 'response': {
        const { status, contentType } = message;
        return renderResponse(response, { operation, status, contentType, body: { value } });
      }
      case 'header':
        return renderResponse(response, {
          operation,
          status: message.status,
          value: { of: message.header, value },
        });
    }
  }
}

/**
 * Returns the most specific error in one line. An error inside a choice such as `oneOf` is more specific than the error
 * of the choice itself.
 */
function reasonOf(errors: ErrorObject[]): string {
  const isChoice = ({ keyword }: ErrorObject) => /Of$|^if$/.test(keyword);
  const [first] = errors.toSorted((left, right) => Number(isChoice(left)) - Number(isChoice(right)));
  if (!first) return 'it does not fit';
  const place = first.instancePath.replace(/^\/value(?=\/|$)/, '');
  const params = first.params as Record<string, unknown>;
  const member = params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['missingProperty'];
  const reason = first.keyword === 'not' ? 'is not allowed' : (first.message ?? first.keyword);
  const isUnknownMember = first.keyword === 'additionalProperties' || first.keyword === 'unevaluatedProperties';
  const text = [...(place === '' ? [] : [place]), reason, ...(isUnknownMember ? [`(${String(member)})`] : [])].join(
    ' ',
  );
  return text.length > 300 ? `${text.slice(0, 297)}…` : text;
}
