/** Rejects a schema that contains itself, because the workflow runner and the site cannot render it. */
export function noRecursiveSchema() {
  // The schemas that contain the current node. If the node refers to one of them, that schema contains itself.
  const open = [];
  return {
    Schema: {
      enter: (schema) => void open.push(schema),
      leave: () => void open.pop(),
    },
    ref(_node, { report, location, type }, { node: target }) {
      if (type.name !== 'Schema' || !open.includes(target)) return;
      report({
        message:
          'The schema contains itself. Limit the nesting: write out the inner level, or use a list with parent ids.',
        location,
      });
    },
  };
}
