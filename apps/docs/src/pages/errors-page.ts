import { STATUS_CODES } from 'node:http';
import { problems } from '@jurybox/types';

/**
 * Returns the page about the error codes. Each code has its own section, to which the `type` of an error response
 * links.
 */
export function errorsPage(): string {
  const entries = Object.entries(problems);
  const rows = entries.map(
    ([code, { status, when }]) =>
      `| [\`${code}\`](#${code}) | ${status} ${STATUS_CODES[status]} | ${when.replaceAll('|', '\\|')} |`,
  );
  const sections = entries.map(
    ([code, { status, when, action }]) =>
      `## \`${code}\` {#${code}}\n\n**${status} ${STATUS_CODES[status]}.** ${when}\n\n${action}\n`,
  );
  return `# Error codes

If a request does not match the contract, the response is [422 with a list](#not-in-this-list-422). The body of every
other error response is problem details ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)) with one of the codes
below. Its member \`type\` links to this page. \`code\` is for programs, because a code never changes its meaning.
\`detail\` is for people. If you ask for help, give the \`request_id\`.

| code | status | when |
|---|---|---|
${rows.join('\n')}

${sections.join('\n')}
## Validation errors: 422 {#not-in-this-list-422}

The server responds to a request that does not match the contract with 422 and
\`{"detail": [{"loc", "msg", "type"}]}\`. The list has up to 100 errors, and nothing is stored. \`loc\` says where the
error is (\`["body", "vote"]\`). \`type\` names the error for programs (\`missing\`, \`enum\`, \`string_type\`,
\`extra_forbidden\`, \`json_invalid\` …). \`msg\` describes the error for people.
`;
}
