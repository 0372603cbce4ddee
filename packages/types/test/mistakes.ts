/**
 * Mistakes that must not compile. `pnpm typecheck` checks them: the compiler reports an `@ts-expect-error` if the next
 * line has no error.
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

// 1. The operation does not declare this status.
// @ts-expect-error
export const undeclaredStatus: Update = { status: 201, body: scenario, headers: { ETag: '"2"' } };

// 2. Only another operation declares this status.
// @ts-expect-error
export const foreignStatus: Read = { status: 412, body: notFound };

// 3. This status has no body.
// @ts-expect-error
export const bodyOn204: Update = {
  status: 204,
  body: scenario,
  headers: { ETag: '"2"', 'Preference-Applied': 'return=minimal' },
};

// 4. This status needs a body.
// @ts-expect-error
export const noBody: Update = { status: 200, headers: { ETag: '"2"' } };

// 5. The required headers are missing.
// @ts-expect-error
export const noHeaders: Update = { status: 200, body: scenario };

// 6. One of two required headers is missing.
// @ts-expect-error
export const missingHeader: Update = { status: 204, headers: { ETag: '"2"' } };

// 7. The operation does not declare this header.
// @ts-expect-error
export const undeclaredHeader: Update = { status: 200, body: scenario, headers: { ETag: '"2"', 'X-Secret': '1' } };

// 8. The schema does not have this member.
export const extraMember: Update = {
  status: 404,
  // @ts-expect-error
  body: { type: 'a', title: 'b', status: 404, detail: 'c', code: 'not_found', secret: 'd' },
};

// 9. A required member is missing.
// @ts-expect-error
export const missingMember: Update = { status: 404, body: { type: 'a', title: 'b', status: 404, detail: 'c' } };

// 10. The enumeration does not have this value.
export const wrongCode: Update = {
  status: 404,
  // @ts-expect-error
  body: { type: 'a', title: 'b', status: 404, detail: 'c', code: 'gone' },
};

declare const update: Input<'updateEvaluationScenario', Session>;
declare const health: Input<'getHealth', Session>;

// 11. The operation does not have this parameter.
// @ts-expect-error
export const undeclaredParameter = update.path.scenario_id;

// 12. The body does not have this member.
// @ts-expect-error
export const undeclaredInput = update.body.voet;

// 13. An operation without authentication has no session.
// @ts-expect-error
export const noSession: string = health.session.user;

declare const all: Handlers<object, Session>;

// 14. The operations of a tag have no handlers.
// @ts-expect-error
export const missingHandler = { apps: all.apps, service: all.service, 'human-evaluations': {} } satisfies Handlers<
  object,
  Session
>;

// 15. This handler has no operation.
export const extraHandler = {
  ...all,
  // @ts-expect-error
  service: { getHealth: all.service.getHealth, getTime: all.service.getHealth },
} satisfies Handlers<object, Session>;

// 16. The handlers do not contain every tag.
// @ts-expect-error
export const missingTag = { apps: all.apps, service: all.service } satisfies Handlers<object, Session>;

// Checks the helper `Same` itself: it must be `true` for equal types only.
export const same: Same<{ a: string; b?: number }, { a: string } & { b?: number }> = true;
// @ts-expect-error
export const optional: Same<{ a?: string }, { a: string }> = true;
// @ts-expect-error
export const nullable: Same<{ a: string | null }, { a: string }> = true;
// @ts-expect-error
export const nested: Same<{ a: { b: 1 }[] }, { a: { b: 2 }[] }> = true;
// @ts-expect-error
export const anything: Same<{ a: any }, { a: string }> = true;
