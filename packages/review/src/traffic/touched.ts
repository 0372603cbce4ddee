import type { Compared } from '../compared.ts';
import { responseFor } from '../findings/operation/responses.ts';
import { isBreaking, type Cause, type Finding } from '../model.ts';
import { isSentLabel, type ReviewedOperation } from '../operations.ts';
import { attribute, type CheckedFinding } from './attribute.ts';
import type { TrafficContract } from './contract.ts';
import { partOf, textsOf, type Sent } from './parameters.ts';
import { reachableFrom } from './places.ts';
import type { PartName, Violation } from './violation.ts';

/**
 * Rules about a changed part of a request. A recorded request uses the part if the revision refuses the request because
 * of the change. For the rules in `rulesOfPresence`, a request uses the part if it has the changed parameter. For any
 * other rule, every request to the operation uses the part.
 */
export const rulesOfRequests = new Set(
  (
    'additionalProperties allOf anyOf contains dependentRequired dependentSchemas enum format if items maxContains ' +
    'maxItems maxLength maxProperties maximum minContains minItems minLength minProperties minimum multipleOf not ' +
    'oneOf pattern patternProperties prefixItems property-added property-removed propertyNames readOnly required ' +
    'schema type unevaluatedItems unevaluatedProperties uniqueItems ' +
    'body-added body-removed body-required parameter-added parameter-required request-content-type'
  ).split(' '),
);
/** Rules about a parameter. A request uses the changed part if it has the parameter. */
export const rulesOfPresence = new Set(['parameter-removed', 'parameter-style']);

interface OfOperation {
  called: number[];
  /** Returns the causes that are about responses with this status. */
  answered: (status: string) => number[];
  present: { part: PartName; cause: number }[];
  checked: CheckedFinding[];
}

export class TouchedCauses {
  private readonly contracts: Compared<TrafficContract>;
  private readonly findings = new Map<string, { finding: Finding; cause: number }[]>();
  private readonly operations = new Map<string, OfOperation>();
  /** The causes that no recorded request can show, for example a change of a webhook. */
  readonly invisible = new Set<number>();

  constructor(contracts: Compared<TrafficContract>, causes: Cause[], findings: Finding[]) {
    this.contracts = contracts;
    const all = [...contracts.revision.operations.values(), ...contracts.base.operations.values()];
    const keys = new Map(all.map(({ method, path, key }) => [`${method} ${path}`, key]));
    const causeOf = new Map(causes.flatMap((cause, i) => cause.findings.map((one) => [one, i] as const)));
    for (const finding of findings) {
      const cause = causeOf.get(finding.fingerprint);
      if (cause === undefined || !isBreaking(finding.level)) continue;
      const labels = finding.operations.map((label) => (isSentLabel(label) ? undefined : keys.get(label)));
      if (labels.length === 0 || labels.includes(undefined)) this.invisible.add(cause);
      for (const key of labels)
        if (key !== undefined) this.findings.set(key, [...(this.findings.get(key) ?? []), { finding, cause }]);
    }
  }

  /**
   * Returns the breaking causes that concern one recorded request, by their index. `refused` says why the revision
   * refuses the request. `unchecked`: it is unknown whether the request uses the changed part. `request.violations`
   * contains the reasons why the revision, but not the base, refuses the request.
   */
  of(key: string, sent: Sent, request: { violations: Violation[]; unchecked: Set<PartName>; body: unknown }) {
    const { called, answered, present, checked } = this.ofOperation(key);
    const { status, type } = sent.exchange;
    const sides = { base: this.contracts.base.request, revision: this.contracts.revision.request };
    const { explained, possible } =
      request.violations.length === 0 || checked.length === 0
        ? { explained: new Map<number, Violation>(), possible: new Set<number>() }
        : attribute(request.violations, checked, { sides, operations: this.pair(key), body: request.body, type });
    const used = new Set([...called, ...(status === undefined ? [] : answered(String(status))), ...explained.keys()]);
    const unchecked = new Set([
      ...possible,
      ...(status === undefined ? answered('') : []),
      ...checked
        .filter(({ parts }) => [...parts].some((part) => request.unchecked.has(part)))
        .map(({ cause }) => cause),
    ]);
    for (const { part, cause } of present) {
      const isSent = this.isSent(key, part, sent);
      if (isSent === undefined) unchecked.add(cause);
      else if (isSent) used.add(cause);
    }
    const refused = this.contracts.revision.operations.has(key)
      ? [...explained].map(([cause, { says }]) => [cause, says] as const)
      : called.map((cause) => [cause, 'the revision has no such operation'] as const);
    for (const cause of used) unchecked.delete(cause);
    return { used, refused: new Map(refused), unchecked };
  }

  private pair(key: string): Compared<ReviewedOperation | undefined> {
    const { base, revision } = this.contracts;
    return { base: base.operations.get(key), revision: revision.operations.get(key) };
  }

  private isSent(key: string, part: PartName, sent: Sent): boolean | undefined {
    const { operations, request } = this.contracts.base;
    const operation = operations.get(key);
    const parameter = operation?.parameters.find((one) => partOf(one) === part);
    const texts = operation && parameter && textsOf(request.document, operation.path, parameter, sent);
    return texts && texts.length > 0;
  }

  private ofOperation(key: string): OfOperation {
    const known = this.operations.get(key);
    if (known) return known;
    const found: OfOperation = { called: [], answered: () => [], present: [], checked: [] };
    const inResponses: { finding: Finding; cause: number }[] = [];
    const parts = this.partsOf(key);
    const isInResponse = this.inResponses(key, '');
    for (const { finding, cause } of this.findings.get(key) ?? []) {
      const { rule, position, pointer, proof } = finding;
      const own = new Set(parts.filter(({ isIn }) => isIn(pointer)).map(({ part }) => part));
      // The service does not send a new status yet, but may send it for any request later. So `status-added` concerns
      // every request.
      if (position === 'response' && rule !== 'status-added' && isInResponse(pointer))
        inResponses.push({ finding, cause });
      else if (position !== 'request' || own.size === 0) found.called.push(cause);
      else if (rulesOfPresence.has(rule)) for (const part of own) found.present.push({ part, cause });
      // Without a witness, it is unknown whether validation detects the change. So every request counts as affected.
      else if (rulesOfRequests.has(rule) && proof === 'proven') found.checked.push({ finding, cause, parts: own });
      else found.called.push(cause);
    }
    const byStatus = new Map<string, number[]>();
    found.answered = (status) => {
      const isIn = byStatus.has(status) ? undefined : this.inResponses(key, status);
      const inStatus = isIn && inResponses.filter(({ finding }) => isIn(finding.pointer));
      if (inStatus)
        byStatus.set(
          status,
          inStatus.map(({ cause }) => cause),
        );
      return byStatus.get(status) ?? [];
    };
    this.operations.set(key, found);
    return found;
  }

  /** Says for a pointer whether it leads into the response for `status`. An empty `status` stands for all responses. */
  private inResponses(key: string, status: string): (pointer: string) => boolean {
    const reach = (['base', 'revision'] as const).flatMap((side) => {
      const operation = this.pair(key)[side];
      if (!operation) return [];
      const all = status === '' ? [...operation.responses.values()] : [responseFor(operation, status)];
      const { document } = this.contracts[side].response;
      return all.flatMap((one) => (one === undefined ? [] : [reachableFrom(document, one.pointer)]));
    });
    return (pointer) => reach.some((isIn) => isIn(pointer));
  }

  private partsOf(key: string): { part: PartName; isIn: (pointer: string) => boolean }[] {
    return (['base', 'revision'] as const).flatMap((side) => {
      const operation = this.pair(key)[side];
      const { document } = this.contracts[side].request;
      const at = (part: PartName, pointer: string) => ({ part, isIn: reachableFrom(document, pointer) });
      return [
        ...(operation?.parameters ?? []).map((one) => at(partOf(one), one.pointer)),
        ...(operation?.requestBody ? [at('body', operation.requestBody.pointer)] : []),
      ];
    });
  }
}
