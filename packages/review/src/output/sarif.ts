import type { Cause } from '../model.ts';
import type { Report } from '../run.ts';
import { fileAddress, oneLine, plainWords, rendered } from './text.ts';
import { ruleSummaries } from '../explain.ts';
import { sentence } from '../words/values.ts';
import { notReviewedTexts, otherProblems, wordsOf } from './verdict.ts';

const maxResults = 5_000;
const repository = 'https://github.com/jurybox/jurybox';
const address = `${repository}/tree/main/packages/review`;
/** GitHub writes the names of headings in small letters. */
const helpOf = (rule: string): string => `${repository}/blob/main/packages/review/rules.md#${rule.toLowerCase()}`;

/** Returns the major, formal and minor changes as SARIF 2.1.0, for example for code scanning. */
export function toSarif(reports: Report[]): string {
  const shown = reports.flatMap((report) =>
    report.causes.filter(({ level }) => level !== 'patch').map((cause) => ({ cause, report })),
  );
  const rules = [...new Set(shown.map(({ cause }) => cause.rule))];
  const summaryOf = ruleSummaries();
  const notices = reports.flatMap((report) => [
    ...notReviewedTexts(report).map((text) => `Not reviewed: ${text}`),
    ...otherProblems(report),
  ]);
  if (shown.length > maxResults) notices.push(`${shown.length - maxResults} more results are left out.`);
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'jurybox-review',
            informationUri: address,
            rules: rules.map((id) => ({
              id,
              shortDescription: { text: plainWords(summaryOf(id)) },
              helpUri: helpOf(id),
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: notices.map((text) => ({
              level: 'warning',
              message: { text: oneLine(plainWords(text), 1_000) },
            })),
          },
        ],
        results: shown.slice(0, maxResults).map(({ cause, report }) => resultOf(cause, report, rules)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function resultOf(cause: Cause, report: Report, rules: string[]): object {
  const { rule, level, blocks, allowed, fingerprint, sources, operations } = cause;
  const said = wordsOf(cause, report).map(sentence);
  const locations = sources.map(({ file, line, column }) => ({
    physicalLocation: {
      artifactLocation: { uri: fileAddress(file) },
      region: { startLine: line, startColumn: column },
    },
  }));
  const [first, ...others] = locations;
  return {
    ruleId: rule,
    ruleIndex: rules.indexOf(rule),
    level: blocks !== undefined ? 'error' : level === 'minor' ? 'note' : 'warning',
    message: {
      text: `${oneLine(plainWords(said.join('. ')), 1_000)}.`,
      markdown: `${said.map(rendered).join('. ')}.`,
    },
    locations: [
      {
        ...first,
        logicalLocations: operations.slice(0, 100).map((label) => ({ name: oneLine(label), kind: 'function' })),
      },
    ],
    ...(others.length === 0 ? {} : { relatedLocations: others.slice(0, 100) }),
    partialFingerprints: { 'juryboxReview/v1': fingerprint },
    ...(allowed === undefined ? {} : { suppressions: [{ kind: 'external', justification: oneLine(allowed) }] }),
  };
}
