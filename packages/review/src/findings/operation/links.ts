import { dereference, escapeToken, isObject } from '@jurybox/openapi';
import { keysOf, mapCompared } from '../../compared.ts';
import { equal } from '../../equal.ts';
import { type OperationRule, labelOf, operationDraft } from '../rule.ts';

/** Compares the `links` of responses. They say which operation can use a value of the response. */
export const links: OperationRule = {
  name: 'links',
  mirror: 'self',
  levels: ['formal', 'minor'],
  waiver:
    'requests and responses do not contain links; only callers whose client follows a link by its name must change, ' +
    'so a removed or changed link is formal, and an added link is minor',
  compareOperations: (operations, { contracts: { response } }) =>
    [...operations.revision.responses].flatMap(([status, { pointer, node }]) => {
      const other = operations.base.responses.get(status);
      if (!other) return [];
      const all = mapCompared({ base: other.node['links'], revision: node['links'] }, (value) =>
        isObject(value) ? value : {},
      );
      return keysOf(all).flatMap((name) => {
        const base = linkOf(dereference(response.base, all.base[name]));
        const revision = linkOf(dereference(response.revision, all.revision[name]));
        if (equal(base, revision)) return [];
        const done = base === undefined ? 'added' : revision === undefined ? 'removed' : 'changed';
        return [
          operationDraft(links, operations.revision, {
            direction: 'none',
            level: base === undefined ? 'minor' : 'formal',
            position: 'contract',
            pointer: `${pointer}/links/${escapeToken(name)}`,
            message: `${labelOf(operations.revision)}: link ${name} of response ${status} ${done}`,
            change: { base, revision },
          }),
        ];
      });
    }),
};

function linkOf(link: unknown): unknown {
  if (!isObject(link)) return undefined;
  const { description: _, ...rest } = link;
  return rest;
}
