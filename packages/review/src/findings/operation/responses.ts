import type { Header, Operation, Response } from '@jurybox/openapi';
import { type Compared, type Side, keysOf, mapCompared } from '../../compared.ts';

/** The responses that an operation declares for one status, in each contract. */
export interface ResponsePair extends Compared<Response> {
  status: string;
}

/** Returns the response that an operation declares for a status: by its number, its class (`4XX`), or `default`. */
export const responseFor = ({ responses }: Operation, status: string): Response | undefined =>
  responses.get(status) ?? responses.get(`${status[0]}XX`) ?? responses.get('default');

/**
 * Returns the response that covers a status in the contract `side`. `default` covers a successful status only if the
 * operation lists no successful status. Otherwise, `default` is for errors. If the base lists a successful status, the
 * `default` of the revision is also for errors if it is not new, or if the revision lists a new error.
 */
export function responseCovering(operations: Compared<Operation>, side: Side, status: string): Response | undefined {
  const { responses } = operations[side];
  const listed = responses.get(status) ?? responses.get(`${status[0]}XX`);
  if (listed || isError(status)) return listed ?? responses.get('default');
  const { base, revision } = mapCompared(operations, (operation) => [...operation.responses.keys()]);
  const isNewError = (other: string) => isError(other) && other !== 'default' && !base.includes(other);
  const isForErrors =
    hasSuccess(operations[side]) ||
    (side === 'revision' && hasSuccess(operations.base) && (base.includes('default') || revision.some(isNewError)));
  return isForErrors ? undefined : responses.get('default');
}

/** Returns both responses for each status that both contracts declare. */
export const responsePairs = (operations: Compared<Operation>): ResponsePair[] =>
  keysOf(mapCompared(operations, ({ responses }) => responses)).flatMap((status) => {
    const [base, revision] = (['base', 'revision'] as const).map((side) => responseCovering(operations, side, status));
    return base && revision ? [{ status, base, revision }] : [];
  });

export interface HeaderPair extends Compared<Header | undefined> {
  name: string;
  status: string;
  pointer: string;
}

/** Returns the headers of both responses, matched by name in lower case. */
export function headerPairs({ status, ...responses }: ResponsePair): HeaderPair[] {
  const maps = mapCompared(
    responses as Compared<Response>,
    ({ headers }) => new Map([...headers].map(([name, header]) => [name.toLowerCase(), { name, header }])),
  );
  return keysOf(maps).map((key) => {
    const { base, revision } = mapCompared(maps, (map) => map.get(key));
    const { name = key, header } = revision ?? base ?? {};
    return {
      name,
      status,
      pointer: header?.pointer ?? responses.revision.pointer,
      base: base?.header,
      revision: revision?.header,
    };
  });
}

/** Whether an operation lists a successful status. */
export const hasSuccess = ({ responses }: Operation): boolean => [...responses.keys()].some((one) => !isError(one));

export const isError = (status: string): boolean => /^[45]/.test(status) || status === 'default';

export const allHeaderPairs = (operations: Compared<Operation>): HeaderPair[] =>
  responsePairs(operations).flatMap(headerPairs);
