/**
 * Mistakes that must not compile; `pnpm typecheck` checks them. The compiler reports an unused `@ts-expect-error` if
 * the line below it has no error.
 */
import type { EvaluationScenario, Handlers, Input, Problem, Reply } from '../src/index.ts';
import type { Same } from '../src/same.ts';

interface Session {
  user: string;
}
declare const scenario: EvaluationScenario;
declare const notFound: Omit<Problem, 'request_id'>;

type Update = Reply<'updateEvaluationScenario'>;
type Read = Reply<'getVariantByEnv'>;

// Valid replies compile.
export const right: Update[] = [
  { status: 200, body: scenario, headers: { ETag: '"2"' } },
  { status: 204, headers: { ETag: '"2"', 'Preference-Applied': 'return=minimal' } },
  { status: 404, body: notFound },
];

// 1. A status the operation does not declare.
// @ts-expect-error
export const undeclaredStatus: Update = { status: 201, body: scenario, headers: { ETag: '"2"' } };

// 2. A status that only another operation declares.
// @ts-expect-error
export const foreignStatus: Read = { status: 412, body: notFound };

// 3. A body for a status without a body.
// @ts-expect-error
export const bodyOn204: Update = {
  status: 204,
  body: scenario,
  headers: { ETag: '"2"', 'Preference-Applied': 'return=minimal' },
};

// 4. No body for a status with a body.
// @ts-expect-error
export const noBody: Update = { status: 200, headers: { ETag: '"2"' } };

// 5. No headers.
// @ts-expect-error
export const noHeaders: Update = { status: 200, body: scenario };

// 6. One of two headers missing.
// @ts-expect-error
export const missingHeader: Update = { status: 204, headers: { ETag: '"2"' } };

// 7. A header that the operation does not declare.
// @ts-expect-error
export const undeclaredHeader: Update = { status: 200, body: scenario, headers: { ETag: '"2"', 'X-Secret': '1' } };

// 8. A member that the schema does not have.
export const extraMember: Update = {
  status: 404,
  // @ts-expect-error
  body: { type: 'a', title: 'b', status: 404, detail: 'c', code: 'not_found', secret: 'd' },
};

// 9. A missing member.
// @ts-expect-error
export const missingMember: Update = { status: 404, body: { type: 'a', title: 'b', status: 404, detail: 'c' } };

// 10. A value outside an enumeration.
export const wrongCode: Update = {
  status: 404,
  // @ts-expect-error
  body: { type: 'a', title: 'b', status: 404, detail: 'c', code: 'gone' },
};

declare const update: Input<'updateEvaluationScenario', Session>;
declare const health: Input<'getHealth', Session>;

// 11. A parameter that the operation does not have.
// @ts-expect-error
export const undeclaredParameter = update.path.scenario_id;

// 12. A member that the body does not have.
// @ts-expect-error
export const undeclaredInput = update.body.voet;

// 13. A session for an operation without authentication.
// @ts-expect-error
export const noSession: string = health.session.user;

declare const all: Handlers<object, Session>;

// 14. A missing handler.
// @ts-expect-error
export const missingHandler = { apps: all.apps, service: all.service, 'human-evaluations': {} } satisfies Handlers<
  object,
  Session
>;

// 15. A handler without an operation.
export const extraHandler = {
  ...all,
  // @ts-expect-error
  service: { getHealth: all.service.getHealth, getTime: all.service.getHealth },
} satisfies Handlers<object, Session>;

// 16. A missing tag.
// @ts-expect-error
export const missingTag = { apps: all.apps, service: all.service } satisfies Handlers<object, Session>;

// `Same` itself distinguishes different types.
export const same: Same<{ a: string; b?: number }, { a: string } & { b?: number }> = true;
// @ts-expect-error
export const optional: Same<{ a?: string }, { a: string }> = true;
// @ts-expect-error
export const nullable: Same<{ a: string | null }, { a: string }> = true;
// @ts-expect-error
export const nested: Same<{ a: { b: 1 }[] }, { a: { b: 2 }[] }> = true;
// @ts-expect-error
export const anything: Same<{ a: any }, { a: string }> = true;
