import type { Draft } from '../model.ts';
import type { ChangedMessage } from './compare-contracts.ts';

interface Found {
  drafts: Draft[];
  changedMessages: ChangedMessage[];
}

/**
 * Makes the drafts about empty branches non-breaking if the other contract still has the branch, perhaps under another
 * name. A caller could not send a value of an empty branch before, and a server could not return one.
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
  message: `${draft.message}; the ${draft.branch?.of} refuses all its values`,
});
