import { resolve } from 'node:path';
import type { Document } from '@jurybox/openapi';
import { mapCompared, type Compared, type Side } from '../compared.ts';
import { isBreaking, type Cause, type Finding } from '../model.ts';
import { labelOf } from '../findings/rule.ts';
import type { ReviewedOperation } from '../operations.ts';
import { checkRequest, emptyCheck } from './check-request.ts';
import { checkResponse } from './check-response.ts';
import { trafficContract, type TrafficContract } from './contract.ts';
import type { Sent } from './parameters.ts';
import { readTraffic } from './read.ts';
import { routerOf } from './route.ts';
import { callerOf, Shapes } from './shape.ts';
import { Differences, Tally, type Traffic } from './tally.ts';
import { TouchedCauses } from './touched.ts';
import type { Check, Violation } from './violation.ts';

/** The settings for recorded requests in `jurybox-review.yaml`. */
export interface TrafficConfig {
  /** The request header that names the caller; `User-Agent` by default. */
  caller?: string;
  /** The members and parameters whose values the report may show. Without this list, it shows only their types. */
  show?: string[];
  /** The hosts of the service. Requests to other hosts are left out. By default, every host counts. */
  hosts?: string[];
}

export interface TrafficOptions extends TrafficConfig {
  folder: string;
  files: string[];
}

/** Checks recorded messages against both contracts. Counts the requests that each breaking cause affects. */
export async function checkTraffic(
  documents: Compared<Document>,
  { causes, findings }: { causes: Cause[]; findings: Finding[] },
  options: TrafficOptions,
) {
  const both = [documents.base, documents.revision];
  const { caller = 'User-Agent', show = [], hosts, files, folder } = options;
  const shapes = new Shapes(both, caller, show);
  const breaking = causes.filter(({ level }) => isBreaking(level));
  const contracts = mapCompared(documents, trafficContract);
  const context: Context = {
    contracts,
    shapes,
    caller,
    touched: new TouchedCauses(contracts, breaking, findings),
    tallies: breaking.map(() => new Tally()),
    all: new Tally(),
    differences: new Differences(),
  };
  const find = routerOf(contracts.base.operations.values(), hosts);
  let [requests, matched, unreadable] = [0, 0, 0];
  for (const file of files)
    for await (const { exchange, at } of readTraffic(resolve(folder, file), file)) {
      if (exchange === undefined) unreadable += 1;
      else {
        requests += 1;
        const route = find(exchange);
        if (route === undefined) continue;
        matched += 1;
        checkExchange(context, route.operation, { exchange, values: route.values }, at);
      }
    }
  const results = context.tallies.map(({ result }, i) => [breaking[i]?.fingerprint ?? '', result] as const);
  const unused = results
    .filter(([, { used, unchecked }], i) => used + unchecked === 0 && !context.touched.invisible.has(i))
    .map(([fingerprint]) => fingerprint);
  const { refused, callerCount } = context.all.result;
  const counts = { files, requests, matched, unreadable, refused, callerCount, unused };
  const traffic: Traffic = { ...counts, ...context.differences.result };
  return {
    traffic,
    /** What the requests say about each breaking cause, by fingerprint. */
    byCause: new Map(results.filter(([, { used }], i) => used > 0 || !context.touched.invisible.has(i))),
    // If no request calls this contract, or if a record could not be read, nothing proves that a part is unused.
    unused: new Set(matched > 0 && unreadable === 0 ? unused : []),
  };
}

interface Context {
  contracts: Compared<TrafficContract>;
  shapes: Shapes;
  caller: string;
  touched: TouchedCauses;
  /** One tally for each breaking cause. `all` counts every request that the revision refuses. */
  tallies: Tally[];
  all: Tally;
  differences: Differences;
}

function checkExchange(context: Context, operation: ReviewedOperation, sent: Sent, at: string): void {
  const { contracts, shapes, touched, tallies, differences } = context;
  const { key } = operation;
  const { exchange } = sent;
  const revised = contracts.revision.operations.get(key);
  const request = {
    base: checkRequest(contracts.base.request, operation, sent),
    revision: revised ? checkRequest(contracts.revision.request, revised, sent) : emptyCheck(),
  };
  const differ = (contract: Side, message: 'request' | 'response', violations: Violation[]): void => {
    const status = message === 'response' ? { status: String(exchange.status) } : {};
    const all = violations.map(({ part, path, says }) => ({ place: shapes.place(part, path), says }));
    const distinct = new Map(all.map((one) => [`${one.place} ${one.says}`, one]));
    // If no branch of a `oneOf` fits, each branch gives violations. So a message can have very many violations.
    for (const one of [...distinct.values()].slice(0, maxListed))
      differences.add({ contract, message, operation: labelOf(operation), ...status, ...one, at });
  };
  differ('base', 'request', request.base.violations);
  const isRefusedToday = request.base.violations.length > 0 && (exchange.status ?? 0) >= 400;
  const violations = isRefusedToday ? [] : newViolations(request);
  const unchecked = new Set([...request.base.unchecked, ...request.revision.unchecked]);
  const body = request.base.body ?? request.revision.body;
  const causes = touched.of(key, sent, { violations, unchecked, body });
  const caller = callerOf(sent, context.caller);
  for (const cause of causes.used) {
    const says = causes.refused.get(cause);
    tallies[cause]?.use(caller, says !== undefined, () => ({
      http: shapes.request(operation, sent, body),
      at,
      ...(says === undefined ? {} : { says }),
    }));
  }
  for (const cause of causes.unchecked) tallies[cause]?.miss();
  if (revised === undefined || violations.length > 0) {
    context.all.use(caller, true);
    if (causes.refused.size === 0) differ('revision', 'request', violations);
  }
  const response = {
    base: checkResponse(contracts.base.response, operation, exchange),
    revision: revised ? checkResponse(contracts.revision.response, revised, exchange) : emptyCheck(),
  };
  differ('base', 'response', response.base.violations);
  differ('revision', 'response', newViolations(response));
}

const maxListed = 5;

function newViolations({ base, revision }: Compared<Check>): Violation[] {
  const known = new Set(base.violations.map(({ key }) => key));
  return revision.violations.filter(({ key }) => !known.has(key));
}
