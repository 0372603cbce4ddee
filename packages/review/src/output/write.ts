import type { Report } from '../run.ts';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { toAtom, toChangelog, type Release } from './changelog.ts';
import { toAnnotations } from './github.ts';
import { gitHubLinks } from './text.ts';
import { toMarkdown } from './markdown.ts';
import { toSarif } from './sarif.ts';
import { toTerminal } from './terminal.ts';

/**
 * Returns the report in the format of `report.schema.json`, or a list of reports if there are several. The same review
 * always gives the same bytes.
 */
export function toJson(reports: Report[]): string {
  const finite = (_: string, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
  return `${JSON.stringify(reports.length === 1 ? reports[0] : reports, finite, 2)}\n`;
}

export const formats = ['terminal', 'markdown', 'json', 'sarif', 'changelog', 'atom'] as const;
export type Format = (typeof formats)[number];

/** The outputs to write: one format to stdout, and other formats to the files that their members name. */
export interface Outputs extends Partial<Record<Format, string | undefined>> {
  format?: Format | undefined;
  /** Whether to write annotations for GitHub to stdout, and to write the step summary. */
  github?: boolean | undefined;
  /** Whether the terminal output has all lines. */
  all?: boolean | undefined;
}

export interface OutputEnvironment {
  folder: string;
  env: Record<string, string | undefined>;
  stdout: (text: string) => void;
}

/** Writes the reports in every requested format. If the Atom feed already exists, adds an entry to it. */
export function writeOutputs(
  reports: Report[],
  { format = 'terminal', github, all, ...files }: Outputs,
  release: Release,
  { folder, env, stdout }: OutputEnvironment,
): void {
  const links = gitHubLinks(env);
  const render: Record<Format, (existing?: string) => string> = {
    terminal: () => toTerminal(reports, all),
    markdown: () => toMarkdown(reports, links),
    json: () => toJson(reports),
    sarif: () => toSarif(reports),
    changelog: () => toChangelog(reports, release.version),
    atom: (existing) => toAtom(reports, release, existing),
  };
  stdout(render[format]());
  for (const one of formats) {
    const file = files[one];
    if (file === undefined) continue;
    const path = resolve(folder, file);
    writeFileSync(path, render[one](one === 'atom' && existsSync(path) ? readFileSync(path, 'utf8') : undefined));
  }
  if (github !== true) return;
  stdout(toAnnotations(reports));
  if (env['GITHUB_STEP_SUMMARY']) appendFileSync(env['GITHUB_STEP_SUMMARY'], toMarkdown(reports, links));
}
