import type { Draft } from '../model.ts';
import { messagesOf, type MessagePair } from './messages.ts';
import { labelOf, turned, type OperationContext } from './rule.ts';
import { contractRules, operationRules } from './rules.ts';
import { SchemaComparison } from './schema-comparison.ts';

/**
 * A request or response whose schemas changed, with the draft findings about these changes. A draft finding is a
 * finding that does not have a level and a proof yet.
 */
export interface ChangedMessage extends Pick<MessagePair, 'position' | 'message'> {
  operation: string;
  drafts: Draft[];
}

/**
 * Returns a draft finding for each change, and the messages whose schemas changed. A changed schema that several
 * messages share gives one draft finding with several places.
 */
export function compareContracts(context: OperationContext): { drafts: Draft[]; changedMessages: ChangedMessage[] } {
  const { contracts } = context;
  const comparisons = {
    request: new SchemaComparison(contracts.request, 'request'),
    response: new SchemaComparison(contracts.response, 'response'),
  };
  const drafts = contractRules.flatMap((rule) => rule.compareContracts(context));
  const changedMessages: ChangedMessage[] = [];
  for (const [key, base] of contracts.operations.base) {
    const revision = contracts.operations.revision.get(key);
    if (!revision) continue;
    const operations = { base, revision };
    drafts.push(...operationRules.flatMap((rule) => rule.compareOperations(operations, context)));
    const operation = labelOf(revision);
    for (const { position: given, message, name, pointer } of messagesOf(operations)) {
      const position = revision.isSentByService ? turned(given) : given;
      const anchor = { schemas: message.schemas, steps: [] };
      const found = comparisons[position].compare(message.schemas, {
        pointer,
        name,
        inverted: false,
        isText: 'isText' in message && message.isText,
        anchor,
      });
      if (found.length > 0) changedMessages.push({ operation, position, message, drafts: found });
      for (const draft of found) if (!draft.places.has(operation)) draft.places.set(operation, { operation, message });
      drafts.push(...found);
    }
  }
  return { drafts: [...new Set(drafts)], changedMessages };
}
