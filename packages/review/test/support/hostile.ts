/** A text that contains HTML, Markdown, GitHub commands, XML and terminal sequences. Each output must escape it. */
const nasty =
  '</summary></details><img src=x onerror=alert(1)> [click](javascript:1) `code` **bold** @everyone ' +
  'https://evil.example ![x](//evil.example/x) <!-- jurybox-review --> | a | ' +
  '\n\n# Title\n```\n~~~~~\n::error file=a::b\n]]></content>&bad;%0A::warning::x\u0000\u001B[31m\u001B]8;;https://evil.example\u0007' +
  '\u2028\u202E';
/** A hostile value that also ends with half a surrogate pair. As the name of a member, it would make Ajv throw. */
const nastyValue = `${nasty}\uD800`;

const head = 'openapi: 3.1.0\ninfo: { title: Hostile, version: 1.0.0 }\n';

/** Returns a contract with hostile names, values and texts. In the revision, a member is newly required. */
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
