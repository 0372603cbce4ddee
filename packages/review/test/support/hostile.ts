/** Text that tries to break out of every output with HTML, Markdown, workflow commands, XML and terminal sequences. */
const nasty =
  '</summary></details><img src=x onerror=alert(1)> [click](javascript:1) `code` **bold** @everyone ' +
  'https://evil.example ![x](//evil.example/x) <!-- jurybox-review --> | a | ' +
  '\n\n# Title\n```\n~~~~~\n::error file=a::b\n]]></content>&bad;%0A::warning::x\u0000\u001B[31m\u001B]8;;https://evil.example\u0007' +
  '\u2028\u202E';
/**
 * Hostile text for values. It ends with a lone surrogate, which is invalid in UTF-8. Names of members do not contain a
 * lone surrogate, because Ajv would fail.
 */
const nastyValue = `${nasty}\uD800`;

const head = 'openapi: 3.1.0\ninfo: { title: Hostile, version: 1.0.0 }\n';

/** Returns a contract whose names, values and texts are hostile. The revision requires one more member. */
export const hostileContract = (side: 'base' | 'revision'): string => {
  const text = JSON.stringify(nasty);
  const isRevision = side === 'revision';
  const values = isRevision ? '' : `enum: [${JSON.stringify(nastyValue)}]`;
  return (
    `${head}paths:\n  /a:\n    post:\n      operationId: ${isRevision ? text : 'makeA'}\n      summary: ${text}\n` +
    '      requestBody:\n        content:\n          application/json:\n            schema:\n' +
    `              type: object\n              required: ${JSON.stringify(isRevision ? [nasty] : [])}\n` +
    `              properties: { ${text}: { type: string, ${values} } }\n` +
    `      responses: { "200": { description: "Fine${isRevision ? '.' : ''}" } }\n`
  );
};
