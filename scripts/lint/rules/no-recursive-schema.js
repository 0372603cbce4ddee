/** A schema that contains itself: neither the workflow runner nor the renderers follow it. */
export function noRecursiveSchema() {
  // The walk enters each schema once, so a reference to one that is still open closes a circle.
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
          'The schema contains itself. Bound the nesting: write the inner level out, or take a list with parent ids.',
        location,
      });
    },
  };
}
