import { isNotModified, revisionTag } from './headers.ts';
import { isRefusal, type Reason, type Refusal } from '../services/outcome.ts';
import { problemReply } from './problems.ts';

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
  outdated: ({ detail }) => problemReply('precondition_failed', detail),
  // `msg` is the first member, because some web pages show only the first member.
  invalid: ({ errors }) => ({
    status: 422 as const,
    body: { detail: errors.map(({ msg, loc, type }) => ({ msg, loc, type })) },
  }),
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
export async function reply<Status extends number, Outcome, Headers = Record<string, never>>(
  status: Status,
  outcome: Promise<Outcome>,
  headersOf: (value: Value<Outcome>) => Headers = () => ({}) as Headers,
) {
  const settled = await outcome;
  if (isRefusal(settled)) return replyToRefusal(settled as unknown as Refusal) as RefusalReply<Outcome>;
  const body = settled as Value<Outcome>;
  return { status, body, headers: headersOf(body) };
}

/** Returns an object with its revision as the entity tag, or 304 if `If-None-Match` shows that the caller has it. */
export async function replyUnlessKnown<Outcome extends { revision: number } | Refusal>(
  ifNoneMatch: string | undefined,
  outcome: Promise<Outcome>,
) {
  const found = await reply(200, outcome, (value) => tagOf(value as { revision: number }));
  if (found.status !== 200 || !('headers' in found)) return found;
  const { headers } = found;
  return isNotModified(ifNoneMatch, headers.ETag) ? { status: 304 as const, headers } : found;
}

export function tagOf({ revision }: { revision: number }) {
  return { ETag: revisionTag(revision) };
}
