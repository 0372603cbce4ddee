import { createHash } from 'node:crypto';
import { equal, stable } from './equal.ts';
import { operationsOf, type Document, type Operation } from './document.ts';
import { contextOf, type Met, type Pair } from './findings/messages.ts';
import { compareOperations } from './findings/operations.ts';
import { judge, levels, type Draft, type Finding, type Level, type Proof } from './model.ts';
import { normalize, seenFrom } from './normalize.ts';
import { showMessage } from './witness/message.ts';
import { Prover } from './witness/prove.ts';

export interface Options {
  /** Also look for witnesses of what breaks nobody. On by default; off, such findings are `stated`. */
  proveHarmless?: boolean;
  /** Messages that are searched although nothing structural changed in them: the check on the structural side. */
  surprises?: number;
}

/** Everything that changed between two documents, judged and proven: worst first, always in the same order. */
export function reviewDocuments(base: Document, revision: Document, options: Options = {}): Finding[] {
  const pair = readPair(base, revision);
  const prover = new Prover(pair);
  const context = contextOf(pair, (shown) =>
    showMessage(
      {
        base: shown.status === undefined ? prover.request.base : prover.response.base,
        revision: shown.status === undefined ? prover.request.revision : prover.response.revision,
      },
      shown,
    ),
  );
  const drafts = mergeAlike([...compareOperations(context), ...compareInfo(base, revision, pair)]);
  const findings = drafts.map((draft) => toFinding(draft, prover, options.proveHarmless ?? true));
  return [...findings, ...surprises(context.met, prover, options.surprises ?? 50)].sort(worstFirst);
}

/** One revision, as both sides of the wire see it. */
interface Revision {
  request: Document;
  response: Document;
  operations: Map<string, Operation>;
}

const known = new WeakMap<Document, Revision>();

/** A document that is compared with several others is read once. */
function readRevision(document: Document): Revision {
  const before = known.get(document);
  if (before) return before;
  const plain = normalize(document);
  const [request, response] = [seenFrom(plain, 'request'), seenFrom(plain, 'response')];
  // Operations hold the schemas of their own side: parameters and bodies of the request's, answers of the response's.
  const [operations, answered] = [operationsOf(request), operationsOf(response)];
  for (const [key, operation] of operations) operation.responses = answered.get(key)?.responses ?? operation.responses;
  const revision = { request, response, operations };
  known.set(document, revision);
  return revision;
}

function readPair(base: Document, revised: Document): Pair {
  const [a, b] = [readRevision(base), readRevision(revised)];
  return {
    request: { a: a.request, b: b.request },
    response: { a: a.response, b: b.response },
    before: a.operations,
    after: b.operations,
  };
}

function compareInfo(a: Document, b: Document, pair: Pair): Draft[] {
  const words = (document: Document) =>
    Object.fromEntries(Object.entries(document.info).filter(([key]) => key !== 'version'));
  const [operation] = pair.after.values();
  if (equal(words(a), words(b)) || !operation) return [];
  return [
    {
      rule: 'documentation',
      keywords: [],
      direction: 'none',
      position: 'contract',
      pointer: '#/info',
      message: 'the description of the contract changed',
      before: words(a),
      after: words(b),
      places: new Map(),
    },
  ];
}

const fingerprint = ({ rule, position, pointer, before, after }: Draft): string =>
  createHash('sha256')
    .update(stable([rule, position, pointer, before, after]))
    .digest('hex')
    .slice(0, 12);

/** The same change met in several operations, through a shared parameter or answer, is one finding. */
function mergeAlike(drafts: Draft[]): Draft[] {
  const found = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = fingerprint(draft);
    const known = found.get(key);
    if (!known) found.set(key, draft);
    else for (const [name, place] of draft.places) known.places.set(name, place);
  }
  return [...found.values()];
}

function toFinding(draft: Draft, prover: Prover, proveHarmless: boolean): Finding {
  const level = draft.level ?? judge(draft.direction, draft.position);
  const shows = draft.direction !== 'none' && draft.position !== 'contract' && (level === 'major' || proveHarmless);
  const witness = shows ? prover.prove(draft) : undefined;
  const proof: Proof = witness ? 'proven' : shows ? 'unproven' : 'stated';
  const { rule, direction, position, message, pointer, before, after } = draft;
  return {
    fingerprint: fingerprint(draft),
    rule,
    level,
    direction,
    position,
    message,
    pointer,
    operations: [...draft.places.keys()].sort(),
    before,
    after,
    proof,
    ...(witness ? { witness } : {}),
  };
}

/**
 * Searches messages that changed and in which nothing breaking was found. What turns up is reported, and is a fault of
 * this review too. A schema that several messages share is searched once.
 */
function surprises(met: Met[], prover: Prover, most: number): Finding[] {
  const harmless = met.filter(({ drafts, position }) =>
    drafts.every((draft) => (draft.level ?? judge(draft.direction, position)) !== 'major'),
  );
  const once = new Map(harmless.map((one) => [stable([one.position, one.message.a, one.message.b]), one]));
  return [...once.values()].slice(0, most).flatMap(({ operation, position, message }) => {
    const witness = prover.surprise(message);
    if (!witness) return [];
    const draft: Draft = {
      rule: 'behaviour-changed',
      keywords: [],
      direction: 'both',
      position,
      pointer: operation,
      message: `${operation}: a message separates the revisions, and no rule says why`,
      before: message.kind,
      after: 'status' in message ? message.status : undefined,
      places: new Map([[operation, { operation, message }]]),
    };
    return [
      {
        fingerprint: fingerprint(draft),
        rule: draft.rule,
        level: 'major' as Level,
        direction: draft.direction,
        position,
        message: draft.message,
        pointer: draft.pointer,
        operations: [operation],
        before: undefined,
        after: undefined,
        proof: 'proven' as Proof,
        witness,
      },
    ];
  });
}

/** Worst first; in a level what is proven first; then by place. */
export function worstFirst(x: Finding, y: Finding): number {
  const order = (finding: Finding) =>
    levels.indexOf(finding.level) * 10 + ['proven', 'unproven', 'stated'].indexOf(finding.proof);
  const text = (finding: Finding) => `${finding.pointer} ${finding.rule} ${finding.position} ${finding.fingerprint}`;
  return order(x) - order(y) || (text(x) < text(y) ? -1 : 1);
}

/** The worst level there is. */
export const worst = (findings: Pick<Finding, 'level'>[]): Level | undefined =>
  levels.find((level) => findings.some((finding) => finding.level === level));
