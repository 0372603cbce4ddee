import { inOrder, problem } from './problems.ts';
import type { Reason, Refusal } from '../services/outcome.ts';

/** One row per reason a rule can give: the reply it becomes. An operation that does not declare it does not compile. */
const replies = {
  invalid_app_id: () => problem('invalid_app_id', 'app_id is not a UUID.'),
  variant_not_found: () => ({
    ...problem('variant_not_found', 'No variant is deployed there.'),
    headers: { 'x-should-retry': 'false' },
  }),
  not_found: ({ what }) => problem('not_found', `No such ${what}.`),
  name_in_use: ({ what }) =>
    problem('name_in_use', `There is ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} of that name already.`),
  variant_deployed: ({ environments }) =>
    problem(
      'variant_deployed',
      `${environments.join(', ')} ${environments.length === 1 ? 'serves' : 'serve'} this variant.`,
    ),
  evaluation_closed: () => problem('evaluation_closed', 'This evaluation is closed.'),
  changed: ({ revision }) => problem('precondition_failed', `It is at revision ${revision}.`),
  invalid: ({ errors }) => ({ status: 422 as const, body: { detail: inOrder(errors) } }),
} satisfies { [R in Reason]: (refusal: Refusal<R>) => unknown };

const replyTo: { [R in Reason]: (refusal: Refusal<R>) => ReturnType<(typeof replies)[R]> } = replies;

/** The reply to a refusal: only those the refusal can be. */
export function refused<R extends Reason>(refusal: Refusal<R>): ReturnType<(typeof replies)[R]> {
  return replyTo[refusal.refused](refusal);
}
