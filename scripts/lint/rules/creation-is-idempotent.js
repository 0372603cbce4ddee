const key = 'Idempotency-Key';
const replayed = 'Idempotency-Replayed';

/**
 * An operation that creates something or has `x-idempotent: false` must accept the header `Idempotency-Key`, and its
 * responses must have `Idempotency-Replayed`. Operations for shared invitations must not accept `Idempotency-Key`.
 */
export function creationIsIdempotent() {
  return {
    Operation: {
      enter(node, { report, location, resolve }) {
        const follow = (value) => (value?.$ref === undefined ? value : resolve(value).node);
        const hasKey = (node.parameters ?? []).some((parameter) => follow(parameter)?.name === key);
        if (node['x-invitation']?.includes('shared')) {
          if (hasKey)
            report({
              message:
                'Several people share the key of a shared invitation. A stored response could show a person the ' +
                `secret of another person. Remove the parameter \`${key}\`.`,
              location: location.child('parameters'),
            });
          return;
        }
        if (node.responses?.['201'] !== undefined && !hasKey)
          report({
            message:
              `The operation creates something (201) and does not accept \`${key}\`, so a repeated request would ` +
              'create it twice. Add `- $ref: ../components/parameters/IdempotencyKey.yaml` under `parameters:`.',
            location: location.child('operationId'),
          });
        if (node['x-idempotent'] === false && !hasKey)
          report({
            message:
              `The operation is not idempotent, so a client needs the parameter \`${key}\` to retry it. ` +
              'Add `- $ref: ../components/parameters/IdempotencyKey.yaml` under `parameters:`.',
            location: location.child('x-idempotent'),
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
