import { messagesOf } from './messages.ts';
import { labelOf, turned, type OperationContext } from './rule.ts';
import { contractRules, operationRules } from './rules.ts';
import { SchemaComparison } from './schema-comparison.ts';
import type { Draft } from '../model.ts';

/**
 * Returns a draft finding for each change. It does not have a level and a proof yet. A changed schema that several
 * messages share gives one draft finding with several places.
 */
export function compareContracts(context: OperationContext): Draft[] {
  const { contracts } = context;
  const comparisons = {
    request: new SchemaComparison(contracts.request, 'request'),
    response: new SchemaComparison(contracts.response, 'response'),
  };
  const drafts = contractRules.flatMap((rule) => rule.compareContracts(context));
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
      for (const draft of found) if (!draft.places.has(operation)) draft.places.set(operation, { operation, message });
      drafts.push(...found);
    }
  }
  return [...new Set(drafts)];
}
