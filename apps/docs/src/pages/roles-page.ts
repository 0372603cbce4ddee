import type { Operation } from '@jurybox/openapi';
import { operations, type OperationId, type OperationRow } from '@jurybox/types';
import type { Contract } from '../contract.ts';
import { groupsOf, titleOf } from './operation-pages.ts';
import { escapeMarkup } from './escape.ts';

/** Returns the page that says which operations each role may call. The roles come from `x-role` in the contract. */
export function rolesPage(contract: Contract): string {
  const roles = contract.components.schemas['Role'].enum as string[];
  const tables = groupsOf(contract).map(({ name, operations: ofTag }) => {
    const rows = ofTag.map((operation) => rowOf(operation, name, roles));
    return `## ${titleOf(name)}

| operation | ${roles.join(' | ')} | personal | shared | results |
|---|${'---|'.repeat(roles.length + 3)}
${rows.join('\n')}
`;
  });
  return `---
pageClass: matrix
description: What each role and each invitation may do, operation by operation.
---

# Roles

Every API key has one role: ${roles.map((role) => `\`${role}\``).join(', ')}. In this list, each role may also do
what the roles before it may do. A key only works within its project. If the role of a key does not allow an operation,
the server responds with 403 and the code [\`forbidden\`](/errors#forbidden).

The last three columns are about keys for one evaluation. A **personal** invitation is for one judge. Everybody who has
the link of a **shared** invitation can join as a judge. A key that shares **results** can only read the results.

Operators create projects and the first keys on the command line of the server, which needs no key
([settings and commands](/running)).

${tables.join('\n')}`;
}

function rowOf({ node }: Operation, tag: string, roles: readonly string[]): string {
  const id = node.operationId as OperationId;
  const { role, invitations }: OperationRow = operations[id];
  const kinds = invitations as readonly string[];
  const may = [
    ...roles.map((_, at) => role === null || at >= roles.indexOf(role)),
    role === null || kinds.includes('judge'),
    role === null || kinds.includes('shared'),
    role === null || kinds.includes('results'),
  ];
  const name = `[${escapeMarkup(node.summary ?? id)}](/api/${tag}#${id})`;
  const cells = may.map((yes) => (yes ? 'yes' : '–')).join(' | ');
  return `| ${name}${role === null ? ', also without a key' : ''} | ${cells} |`;
}
