import type { Cause } from '../model.ts';
import type { Report } from '../run.ts';
import { fileAddress, oneLine, plainWords, rendered } from './text.ts';
import { ruleSummaries } from '../explain.ts';
import { notReviewedTexts, otherProblems, wordsOf } from './verdict.ts';

const maxResults = 5_000;
const repository = 'https://github.com/jurybox/jurybox';
const textOf = (text: string) => ({ text: oneLine(plainWords(text), 1_000) });

/** Returns the major, formal and minor changes as SARIF 2.1.0, for example for code scanning. */
export function toSarif(reports: Report[]): string {
  const shown = reports.flatMap((report) =>
    report.causes.filter(({ level }) => level !== 'patch').map((cause) => ({ cause, report })),
  );
  const rules = [...new Set(shown.map(({ cause }) => cause.rule))];
  const summaryOf = ruleSummaries();
  const driver = {
    name: 'jurybox-review',
    informationUri: `${repository}/tree/main/packages/review`,
    rules: rules.map((id) => ({
      id,
      shortDescription: { text: plainWords(summaryOf(id)) },
      // GitHub writes the anchors of headings in lower case.
      helpUri: `${repository}/blob/main/packages/review/rules.md#${id.toLowerCase()}`,
    })),
  };
  const notices = reports.flatMap((report) => [
    ...notReviewedTexts(report).map((text) => `Not reviewed: ${text}`),
    ...otherProblems(report),
  ]);
  if (shown.length > maxResults) notices.push(`${shown.length - maxResults} more results are left out.`);
  const toolExecutionNotifications = notices.map((text) => ({ level: 'warning', message: textOf(text) }));
  const run = {
    tool: { driver },
    columnKind: 'utf16CodeUnits',
    invocations: [{ executionSuccessful: true, toolExecutionNotifications }],
    results: shown.slice(0, maxResults).map(({ cause, report }) => resultOf(cause, report, rules)),
  };
  const $schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json';
  return `${JSON.stringify({ $schema, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

function resultOf(cause: Cause, report: Report, rules: string[]): object {
  const { rule, level, blocks, allowed, fingerprint, sources, operations } = cause;
  const said = wordsOf(cause, report);
  const [first, ...others] = sources.map(({ file, line: startLine, column: startColumn }) => ({
    physicalLocation: { artifactLocation: { uri: fileAddress(file) }, region: { startLine, startColumn } },
  }));
  const logicalLocations = operations.slice(0, 100).map((label) => ({ name: oneLine(label), kind: 'function' }));
  return {
    ruleId: rule,
    ruleIndex: rules.indexOf(rule),
    level: blocks !== undefined ? 'error' : level === 'minor' ? 'note' : 'warning',
    message: {
      text: `${oneLine(plainWords(said.join('. ')), 1_000)}.`,
      markdown: `${said.map(rendered).join('. ')}.`,
    },
    locations: [{ ...first, logicalLocations }],
    ...(others.length === 0 ? {} : { relatedLocations: others.slice(0, 100) }),
    partialFingerprints: { 'juryboxReview/v1': fingerprint },
    ...(allowed === undefined ? {} : { suppressions: [{ kind: 'external', justification: oneLine(allowed) }] }),
  };
}
