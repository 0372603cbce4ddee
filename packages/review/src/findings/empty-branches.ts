import type { Draft } from '../model.ts';
import type { ChangedMessage } from './compare-contracts.ts';

interface Found {
  drafts: Draft[];
  changedMessages: ChangedMessage[];
}

/**
 * Makes the draft finding about a branch non-breaking if two conditions are met: the branch refuses every value, and
 * the other contract still has the branch, perhaps under another name. No caller could send a value of such a branch,
 * and no server could return one.
 */
export function settleEmptyBranches({ drafts, changedMessages }: Found, isReplaced: (draft: Draft) => boolean): Found {
  const settled = new Map(
    drafts.filter((draft) => draft.isBranchEmpty && isReplaced(draft)).map((draft) => [draft, harmless(draft)]),
  );
  const settle = (draft: Draft): Draft => settled.get(draft) ?? draft;
  return {
    drafts: drafts.map(settle),
    changedMessages: changedMessages.map((message) => ({ ...message, drafts: message.drafts.map(settle) })),
  };
}

const harmless = (draft: Draft): Draft => ({
  ...draft,
  direction: 'none',
  message: `${draft.message}; the ${draft.branch?.of} refuses all values of this branch`,
});
