const key = 'Idempotency-Key';
const replayed = 'Idempotency-Replayed';

/**
 * Checks that each operation that creates something accepts the parameter `Idempotency-Key`. Checks that the successful
 * responses of each operation with this parameter have the header `Idempotency-Replayed`.
 */
export function creationIsIdempotent() {
  return {
    Operation: {
      enter(node, { report, location, resolve }) {
        const follow = (value) => (value?.$ref === undefined ? value : resolve(value).node);
        const hasKey = (node.parameters ?? []).some((parameter) => follow(parameter)?.name === key);
        if (node.responses?.['201'] !== undefined && !hasKey)
          report({
            message:
              `The operation creates something (201) and does not accept \`${key}\`, so a repeated request would ` +
              'create it twice. Add `- $ref: ../components/parameters/IdempotencyKey.yaml` under `parameters:`.',
            location: location.child('operationId'),
          });
        if (!hasKey) return;
        for (const [status, response] of Object.entries(node.responses ?? {})) {
          if (!status.startsWith('2') || follow(response)?.headers?.[replayed] !== undefined) continue;
          report({
            message:
              `The operation accepts \`${key}\`, but its ${status} response has no \`${replayed}\`. Add ` +
              `\`${replayed}:\` with \`$ref: ../components/headers/${replayed}.yaml\` under \`headers:\`.`,
            location: location.child(['responses', status]),
          });
        }
      },
    },
  };
}
