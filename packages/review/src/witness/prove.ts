import type { ErrorObject } from 'ajv';
import type { Document, Operation } from '../document.ts';
import type { Draft, MessageRef, Witness } from '../model.ts';
import { renderRequest, renderResponse } from './message.ts';
import { separate, separatesAtAll, type Separation, type Sides } from './search.ts';
import { validatorsOf } from './validators.ts';

/** Looks for the message that shows a change, with the validators of both revisions. */
export class Prover {
  readonly request: Sides;
  readonly response: Sides;
  private readonly operations: Record<'base' | 'revision', Map<string, Operation>>;

  constructor(pair: {
    request: { a: Document; b: Document };
    response: { a: Document; b: Document };
    before: Map<string, Operation>;
    after: Map<string, Operation>;
  }) {
    this.request = { base: validatorsOf(pair.request.a), revision: validatorsOf(pair.request.b) };
    this.response = { base: validatorsOf(pair.response.a), revision: validatorsOf(pair.response.b) };
    this.operations = { base: pair.before, revision: pair.after };
  }

  /** The witness of a draft, or nothing where the bounded search found none. */
  prove(draft: Draft): Witness | undefined {
    if (draft.prove) return draft.prove();
    if (!draft.a || draft.direction === 'none') return undefined;
    for (const { message } of [...draft.places.values()].slice(0, 2)) {
      const sides = message.kind === 'response' || message.kind === 'header' ? this.response : this.request;
      const separation = separate(sides, draft, message, message.kind === 'parameter' || message.kind === 'header');
      if (separation) return this.witness(message, separation);
    }
    return undefined;
  }

  /** A message that breaks someone though nothing structural was found: the guard on the structural side. */
  surprise(message: MessageRef): Witness | undefined {
    if (message.kind === 'parameter' || message.kind === 'header') return undefined;
    const separation =
      message.kind === 'body'
        ? separatesAtAll(this.request, message, 'base')
        : separatesAtAll(this.response, message, 'revision');
    return separation && this.witness(message, separation);
  }

  private witness(message: MessageRef, { value, validIn, errors }: Separation): Witness {
    const operation = this.operations[validIn].get(message.key) as Operation;
    const http = this.render(message, operation, validIn, value);
    return {
      validIn,
      http,
      refusal: `the ${validIn === 'base' ? 'revision' : 'base'} refuses it: ${because(errors)}`,
      ...((JSON.stringify(value)?.length ?? 0) < 2000 ? { value } : {}),
    };
  }

  private render(message: MessageRef, operation: Operation, validIn: 'base' | 'revision', value: unknown): string {
    if (message.kind === 'body')
      return renderRequest(this.request[validIn], {
        operation,
        contentType: message.contentType,
        body: value,
        hasBody: true,
      });
    if (message.kind === 'parameter')
      return renderRequest(this.request[validIn], { operation, value: { of: message.parameter, value } });
    if (message.kind === 'response')
      return renderResponse(this.response[validIn], {
        operation,
        status: message.status,
        contentType: message.contentType,
        body: value,
        hasBody: true,
      });
    return renderResponse(this.response[validIn], {
      operation,
      status: message.status,
      value: { of: message.header, value },
    });
  }
}

export function because(errors: ErrorObject[]): string {
  // The most special reason: that a choice failed says less than what failed in it.
  const [first] = errors.toSorted((x, y) => Number(/Of$|^if$/.test(x.keyword)) - Number(/Of$|^if$/.test(y.keyword)));
  if (!first) return 'it does not fit';
  const place = first.instancePath.replace(/^\/value(?=\/|$)/, '');
  const params = first.params as Record<string, unknown>;
  const named = params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['missingProperty'];
  const text = `${place === '' ? '' : `${place} `}${first.keyword === 'not' ? 'is not allowed' : (first.message ?? first.keyword)}${first.keyword === 'additionalProperties' || first.keyword === 'unevaluatedProperties' ? ` (${String(named)})` : ''}`;
  return text.length > 300 ? `${text.slice(0, 297)}…` : text;
}
