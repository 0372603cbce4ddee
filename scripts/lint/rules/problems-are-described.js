const texts = ['title', 'when', 'action'];

/** Checks that `x-problems` has one complete entry for each error code. The server and the docs use the entries. */
export function problemsAreDescribed() {
  return {
    Schema: {
      enter(node, { report, location }) {
        const entries = node['x-problems'];
        if (entries === undefined) return;
        const at = location.child('x-problems');
        const codes = node.enum ?? [];
        for (const code of codes) {
          const { status, ...entry } = entries[code] ?? {};
          const missing = texts.filter((name) => typeof entry[name] !== 'string' || entry[name].trim() === '');
          if (!(Number.isInteger(status) && status >= 400 && status <= 599)) missing.unshift('status');
          if (missing.length > 0)
            report({
              message:
                `The error code \`${code}\` lacks ${missing.join(', ')}. ` +
                `Add \`${code}:\` with status (400 to 599), title, when and action to \`x-problems\`.`,
              location: at,
            });
        }
        for (const code of Object.keys(entries)) {
          if (!codes.includes(code))
            report({
              message:
                `\`x-problems\` describes \`${code}\`, which is not in the enum. ` +
                'Add it to the enum or delete its entry.',
              location: at.child(code).key(),
            });
        }
      },
    },
  };
}
