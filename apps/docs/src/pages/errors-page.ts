import { errors } from '../../errors.ts';
import { readContract } from '../contract.ts';

/** Code by code, in the order of the contract's list. The anchors are where the `type` of a problem leads. */
export function errorsPage(): string {
  const codes: string[] = readContract().components.schemas['ProblemCode']?.enum;
  const rows = codes.map((code) => {
    const row = errors[code as keyof typeof errors];
    return `## \`${code}\` {#${code}}\n\n**${row.status}.** ${row.when}\n\n${row.what}\n`;
  });
  const table = codes.map(
    (code) =>
      `| [\`${code}\`](#${code}) | ${errors[code as keyof typeof errors].status} | ${errors[code as keyof typeof errors].when.replaceAll('|', '\\|')} |`,
  );
  return `# Errors, code by code

Every answer that is not a success is problem details ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)) with one of
these codes; \`type\` leads to this page. A code never changes its meaning: programs look at \`code\`, people read \`detail\`,
and \`request_id\` is what to give when asking for help. A request that does not fit the contract is the one exception: it is
answered [422 with a list](#not-in-this-list-422).

| code | status | when |
|---|---|---|
${table.join('\n')}

${rows.join('\n')}
## Not in this list: 422 {#not-in-this-list-422}

A request that does not fit the contract is answered 422 with \`{"detail": [{"loc", "msg", "type"}]}\`: everything that does
not fit at once, up to a hundred of it, and nothing is stored. \`loc\` says where (\`["body", "vote"]\`), \`type\` what for
programs (\`missing\`, \`enum\`, \`string_type\`, \`extra_forbidden\`, \`json_invalid\` …), \`msg\` the same for people.
`;
}
