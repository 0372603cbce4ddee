import { changedParts } from './changed-parts.ts';
import { mapCompared, shared, type Compared } from './compared.ts';
import type { Document } from '@jurybox/openapi';
import { findingOf, mergeAlike, worstFirst } from './findings/finding.ts';
import { draftOfChange, labelOf, turned } from './findings/rule.ts';
import type { Contracts, ExampleMessage, OperationContext } from './findings/rule.ts';
import type { Draft, Finding } from './model.ts';
import { hasKeyword, normalize, seenFrom } from './normalize.ts';
import { reviewedOperations, usualStability, type Stability } from './operations.ts';
import { renderWitness } from './witness/message.ts';
import { Prover } from './witness/prove.ts';
import { messagesOf } from './findings/messages.ts';
import { contractRules, operationRules } from './findings/rules.ts';
import { schemaComparison } from './findings/schema-comparison.ts';
import { withoutEffect } from './findings/schema/refuted.ts';

export interface Options {
  /** Whether to search for a witness of a non-breaking change too. Otherwise, its proof is `stated`. Default: true. */
  proveHarmless?: boolean;
  stability?: Stability;
}

/** Compares two contracts. Returns a finding for every change, the worst first, and always in the same order. */
export const reviewDocuments = (base: Document, revision: Document, options: Options = {}): Finding[] =>
  reviewParts(changedParts({ base, revision }), options);

export function reviewParts(
  documents: Compared<Document>,
  { proveHarmless = true, stability = usualStability }: Options = {},
): Finding[] {
  const read = mapCompared(documents, readContract);
  const contracts: Contracts = {
    request: mapCompared(read, ({ request }) => request),
    response: mapCompared(read, ({ response }) => response),
    operations: mapCompared(read, ({ operations }) => operations),
  };
  const prover = new Prover(contracts);
  // A caller sends the requests to the service, and the responses to webhooks.
  const witness = (example: ExampleMessage) => {
    const isSentByCaller = (example.status === undefined) !== example.operation.isSentByService;
    return renderWitness(prover[isSentByCaller ? 'request' : 'response'], example);
  };
  // No caller could send a value of a branch that refuses all values, and no server could return one.
  const settled = compareContracts({ contracts, stability, witness }).map((draft) =>
    draft.isBranchEmpty && prover.isReplaced(draft)
      ? withoutEffect(draft, `the ${draft.branch?.of} refuses all values of this branch`)
      : draft,
  );
  return mergeAlike(settled)
    .map((draft) => findingOf(draft, (one) => prover.prove(one), proveHarmless))
    .sort(worstFirst);
}

export function readContract(document: Document) {
  const normalized = normalize(document);
  // Without `readOnly` and `writeOnly` members, requests and responses share one document. The results that are cached
  // for its schemas then serve both.
  const isShared = !hasKeyword(normalized, 'readOnly', 'writeOnly');
  const request = isShared ? normalized : seenFrom(normalized, 'request');
  const operations = reviewedOperations(request);
  if (isShared) return { request, response: request, operations };
  const response = seenFrom(normalized, 'response');
  for (const [key, received] of reviewedOperations(response)) {
    const sent = operations.get(key) ?? received;
    const [asked, answered] = sent.isSentByService ? [received, sent] : [sent, received];
    operations.set(key, { ...asked, responses: answered.responses });
  }
  return { request, response, operations };
}

function compareContracts(context: OperationContext): Draft[] {
  const { contracts } = context;
  const comparisons = {
    request: schemaComparison(contracts.request, 'request'),
    response: schemaComparison(contracts.response, 'response'),
  };
  const drafts = contractRules.flatMap((rule) =>
    [...rule(context)].map(({ operations = {}, ...change }) => draftOfChange(change, operations, context)),
  );
  for (const { key: _, ...operations } of shared(contracts.operations)) {
    const { revision } = operations;
    for (const rule of operationRules)
      for (const change of rule(operations, context)) drafts.push(draftOfChange(change, operations, context));
    const operation = labelOf(revision);
    for (const { position: given, message, name, pointer } of messagesOf(operations)) {
      const position = revision.isSentByService ? turned(given) : given;
      const anchor = { schemas: message.schemas, from: message, steps: [], way: { from: message, last: undefined } };
      const isText = 'isText' in message && message.isText;
      const found = comparisons[position].compare(message.schemas, { pointer, name, inverted: false, isText, anchor });
      for (const draft of found) draft.places.add(operation);
      drafts.push(...found);
    }
  }
  return [...new Set(drafts)];
}
