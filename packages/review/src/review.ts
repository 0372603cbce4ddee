import type { Document } from '@jurybox/openapi';
import { changedParts } from './changed-parts.ts';
import { type Compared, mapCompared } from './compared.ts';
import { compareContracts } from './findings/compare-contracts.ts';
import { findingOf, mergeAlike, worstFirst, type ProofSearch } from './findings/finding.ts';
import type { Contracts, ExampleMessage } from './findings/rule.ts';
import type { Draft, Finding } from './model.ts';
import { hasHiddenMembers, normalize, seenFrom } from './normalize.ts';
import { reviewedOperations, usualStability, type ReviewedOperation, type Stability } from './operations.ts';
import { renderWitness } from './witness/message.ts';
import { Prover } from './witness/prove.ts';

export interface Options {
  /**
   * Whether to search for witnesses of non-breaking changes too. True by default. If it is false, findings about
   * non-breaking changes have the proof `stated`.
   */
  proveHarmless?: boolean;
  /** How the contracts mark operations that are not stable. By default, `x-stability-level` is `draft` or `alpha`. */
  stability?: Stability;
}

/**
 * Compares two contracts and returns a finding with level and proof for every change. The worst findings come first.
 * The same contracts always give the same order.
 */
export const reviewDocuments = (base: Document, revision: Document, options: Options = {}): Finding[] =>
  reviewParts(changedParts({ base, revision }), options);

/** Compares two documents that `changedParts` reduced. */
export function reviewParts(documents: Compared<Document>, options: Options = {}): Finding[] {
  const contracts = readContracts(documents);
  const prover = new Prover(contracts);
  const drafts = compareContracts({
    contracts,
    stability: options.stability ?? usualStability,
    witness: (example) => renderWitness(prover[isSentByCaller(example) ? 'request' : 'response'], example),
  });
  const search: ProofSearch = {
    prove: (draft) => prover.prove(draft),
    proveHarmless: options.proveHarmless ?? true,
  };
  const settled = drafts.map((draft) =>
    draft.isBranchEmpty && prover.isReplaced(draft) ? withoutEffect(draft) : draft,
  );
  return mergeAlike(settled)
    .map((draft) => findingOf(draft, search))
    .sort(worstFirst);
}

/**
 * Makes the draft finding about a branch non-breaking. The branch refuses every value, and the other contract still has
 * the branch, perhaps under another name. No caller could send a value of such a branch, and no server could return it.
 */
const withoutEffect = (draft: Draft): Draft => ({
  ...draft,
  direction: 'none',
  message: `${draft.message}; the ${draft.branch?.of} refuses all values of this branch`,
});

/** One contract as it applies to requests, and as it applies to responses. */
interface Contract {
  request: Document;
  response: Document;
  operations: Map<string, ReviewedOperation>;
}

/** Whether a caller sends this message, and not the service. */
const isSentByCaller = ({ status, operation }: ExampleMessage): boolean =>
  (status === undefined) !== operation.isSentByService;

const cache = new WeakMap<Document, Contract>();

/** Normalizes a document. Caches the result, because a document can be compared with several others. */
function readContract(document: Document): Contract {
  const cached = cache.get(document);
  if (cached) return cached;
  const normalized = normalize(document);
  const request = seenFrom(normalized, 'request');
  const operations = reviewedOperations(request);
  // Without `readOnly` and `writeOnly` members, requests and responses have the same schemas. They then share one
  // document, and everything that is computed from its schemas.
  const response = hasHiddenMembers(normalized) ? seenFrom(normalized, 'response') : request;
  if (response !== request) {
    // `request` has the schemas for what callers send; `response` has the schemas for what the service sends.
    const asReceived = reviewedOperations(response);
    for (const [key, sent] of operations) {
      const received = asReceived.get(key) ?? sent;
      operations.set(
        key,
        sent.isSentByService ? { ...received, responses: sent.responses } : { ...sent, responses: received.responses },
      );
    }
  }
  const contract = { request, response, operations };
  cache.set(document, contract);
  return contract;
}

function readContracts(documents: Compared<Document>): Contracts {
  const contracts = mapCompared(documents, readContract);
  return {
    request: mapCompared(contracts, ({ request }) => request),
    response: mapCompared(contracts, ({ response }) => response),
    operations: mapCompared(contracts, ({ operations }) => operations),
  };
}
