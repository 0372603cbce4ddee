import type { Document } from '@jurybox/openapi';
import { formCases } from './form-cases.ts';
import { edit, type Mutation } from './mutation.ts';
import { operationCases } from './operation-cases.ts';
import { preparedCases } from './prepared-cases.ts';
import { quietCases } from './quiet-cases.ts';
import { sentCases } from './sent-cases.ts';
import { statusCases } from './status-cases.ts';
import { textCases } from './text-cases.ts';

export function messageCases(contract: Document): Mutation[] {
  const pairs = [
    ...operationCases.map((one) => ({ ...one, prepare: undefined })),
    ...preparedCases,
    ...sentCases,
    ...formCases,
    ...textCases,
    ...statusCases,
    ...quietCases,
  ];
  return pairs.flatMap(({ name, rules, levels, proof = 'proven', reverseProof = proof, prepare, change }) => {
    // Most changes need no `prepare` and share the base `contract`, so its validators are compiled only once.
    const base = prepare === undefined ? contract : edit(contract, prepare);
    const revision = edit(base, change);
    const common = { rules };
    return [
      { ...common, name, base, revision, level: levels[0], proof },
      { ...common, name: `${name}, in reverse`, base: revision, revision: base, level: levels[1], proof: reverseProof },
    ];
  });
}
