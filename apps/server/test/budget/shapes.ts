/** The large texts, lists and bodies that the calls of several operations share. */
import { deepMembers, escapedParameters, longParameters, manyMembers } from './texts.ts';
import { type World } from './world.ts';

/**
 * The path parameters, the query, the body and the API key of a request. The operation determines the method and
 * the path template.
 */
export interface Sent {
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** The body as JSON text. */
  body?: string;
  /** The API key. The default is the admin's key. */
  key?: string;
}

export interface Call {
  /** The name of the call. It is unique among the calls of its operation, for example `votes of 20 judges`. */
  name: string;
  status: number;
  /** Returns a new request. `n` is different in each call. */
  make: (world: World, n: number) => Sent;
}

export const page = { limit: '100' };
export const json = JSON.stringify;
const mostBody = 1_048_576;

const texts = new Map<string, string>();
/** Returns the result of `make` as JSON text. Caches it by `name`, because creating it takes longer than a request. */
export function once(name: string, make: () => unknown): string {
  let text = texts.get(name);
  if (text === undefined) texts.set(name, (text = json(make())));
  return text;
}

const unknownMembers = () =>
  Object.fromEntries(Array.from({ length: 19_000 }, (_, i) => [`unknown ${i}`, 'x'.repeat(30)]));

/** Functions that return bodies of almost the largest size. The operations reject these bodies with 422. */
const rejectedBodies: Call['make'][] = [
  (_world, n) => ({
    body: `{"n${n}":${once('unknown', unknownMembers)}}`,
  }),
  (_world, n) => ({
    body: `{"n":${n},${Array.from({ length: 19_000 }, (_, i) => `"u${i}":"${'x'.repeat(30)}"`).join()}}`,
  }),
  () => ({ body: '['.repeat(mostBody) }),
  () => ({ body: `"${'\\u0000'.repeat(mostBody / 6 - 1)}"` }),
];
export const rejectedCalls = (make: Call['make']): Call[] =>
  rejectedBodies.map((body, index) => ({
    name: `rejected ${index}`,
    status: 422,
    make: (world, n) => ({ ...make(world, n), ...body(world, n) }),
  }));

export const call = (status: number, make: Call['make'], name = 'largest'): Call => ({ name, status, make });

export const evaluationOf = (id: string, query?: Record<string, string>): Sent => ({
  path: { evaluation_id: id },
  ...(query === undefined ? {} : { query }),
});
/** Returns the ids of twenty scenarios of an evaluation, different ones for each `n`. */
export const someScenarioIds = (id: string, n: number) =>
  Array.from({ length: 20 }, (_, i) => `${id}-${(n * 20 + i) % 10_000}`);
export const takeFirst = (list: string[]): string => {
  const [id] = list.splice(0, 1);
  if (id === undefined) throw new Error('every spare object is already deleted');
  return id;
};

/** Returns a call for each kind of large parameters. `start` returns the path and the beginning of the body. */
export const parametersOf = (
  status: number,
  start: (world: World, n: number) => { path: Record<string, string>; head: string },
): Call[] =>
  Object.entries({
    long: longParameters,
    escaped: escapedParameters,
    many: () => manyMembers('m'),
    deep: () => deepMembers('d'),
  }).map(([name, make]) =>
    call(
      status,
      (world, n) => {
        const { path, head } = start(world, n);
        return { path, body: `{${head}"parameters":${once(name, make)}}` };
      },
      name,
    ),
  );

const scenarios = (count: number, length: number) =>
  Array.from({ length: count }, () => ({ inputs: [{ input_name: 'i', input_value: 'v'.repeat(length) }] }));
/** The scenarios of a request: a thousand short scenarios or ten long scenarios. */
export const rowBodies: Record<string, () => unknown[]> = {
  rows: () => scenarios(1000, 960),
  long: () => scenarios(10, 99_000),
};

export const update =
  (body: (world: World, n: number) => unknown): Call['make'] =>
  (world, n) => ({
    path: {
      evaluation_id: world.longEvaluation.id,
      evaluation_scenario_id: `${world.longEvaluation.id}-${1 + (n % 90)}`,
      evaluation_type: 'human_a_b_testing',
    },
    body: json(body(world, n)),
  });
