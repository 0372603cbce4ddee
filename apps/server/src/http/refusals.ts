import { isRefusal, type Reason, type Refusal } from '../services/outcome.ts';
import { problemReply, withMessageFirst } from './problems.ts';

/** The reply to each kind of refusal. A handler compiles only if the contract declares the replies that it returns. */
const replies = {
  invalid_app_id: () => problemReply('invalid_app_id', 'app_id is not a UUID.'),
  variant_not_found: () => ({
    ...problemReply('variant_not_found', 'No variant of this application is deployed to this environment.'),
    headers: { 'x-should-retry': 'false' },
  }),
  not_found: ({ what }) => problemReply('not_found', `No such ${what}.`),
  forbidden: ({ detail }) => problemReply('forbidden', detail),
  name_in_use: ({ what }) =>
    problemReply('name_in_use', `There is ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} of that name already.`),
  variant_deployed: ({ environments }) =>
    problemReply(
      'variant_deployed',
      `${environments.join(', ')} ${environments.length === 1 ? 'serves' : 'serve'} this variant.`,
    ),
  evaluation_closed: () => problemReply('evaluation_closed', 'This evaluation is closed.'),
  changed: ({ revision }) => problemReply('precondition_failed', `The current revision is ${revision}.`),
  invalid: ({ errors }) => ({ status: 422 as const, body: { detail: withMessageFirst(errors) } }),
} satisfies { [R in Reason]: (refusal: Refusal<R>) => unknown };

type ReplyTo<R extends Reason> = ReturnType<(typeof replies)[R]>;

const replyByReason: { [R in Reason]: (refusal: Refusal<R>) => ReplyTo<R> } = replies;

/** Returns the reply to a refusal. The return type contains only the statuses that this refusal can have. */
export function replyToRefusal<R extends Reason>(refusal: Refusal<R>): ReplyTo<R> {
  return replyByReason[refusal.refused](refusal);
}

type Value<Outcome> = Exclude<Outcome, { refused: Reason }>;
type RefusalReply<Outcome> = Outcome extends { refused: infer R extends Reason } ? ReplyTo<R> : never;

/** Turns the outcome of a service function into a reply: a refusal into its error reply, a value into the body. */
export function reply<Status extends number, Outcome>(status: Status, outcome: Outcome) {
  if (isRefusal(outcome)) return replyToRefusal(outcome as unknown as Refusal) as RefusalReply<Outcome>;
  return { status, body: outcome as Value<Outcome> };
}

/** Turns the outcome of a service function without a value into a reply: a refusal into its error reply, or 204. */
export function emptyReply<Outcome>(outcome: Outcome): { status: 204 } | RefusalReply<Outcome> {
  if (isRefusal(outcome)) return replyToRefusal(outcome as unknown as Refusal) as RefusalReply<Outcome>;
  return { status: 204 };
}
