import type { Report } from '../run.ts';
import { appendFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { toChangelog } from './changelog.ts';
import { toAnnotations } from './github.ts';
import { gitHubLinks } from './text.ts';
import { toMarkdown } from './markdown.ts';
import { toSarif } from './sarif.ts';
import { toTerminal } from './terminal.ts';

/** Returns the report as JSON, or a list of several reports. The same reports always give the same bytes. */
export function toJson(reports: Report[]): string {
  const finite = (_: string, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
  return `${JSON.stringify(reports.length === 1 ? reports[0] : reports, finite, 2)}\n`;
}

export const formats = ['terminal', 'markdown', 'json', 'sarif', 'changelog'] as const;
export type Format = (typeof formats)[number];

/** The parts of the process that the command uses. Tests replace them. */
export interface Environment {
  folder: string;
  env: Record<string, string | undefined>;
  now: () => Date;
  stdout: (text: string) => void;
  stderr: (text: string) => void;
}

/** `format` is the format for stdout. A member with the name of a format has the path of the file for this format. */
export interface Outputs extends Partial<Record<Format, string | undefined>> {
  format?: Format | undefined;
  github?: boolean | undefined;
  all?: boolean | undefined;
}

/** `version`: the version of the contract, for the heading of its changelog. */
export function writeOutputs(
  reports: Report[],
  { format = 'terminal', github, all, ...files }: Outputs,
  version: string,
  { folder, env, stdout }: Pick<Environment, 'folder' | 'env' | 'stdout'>,
): void {
  const markdown = () => toMarkdown(reports, gitHubLinks(env));
  const render: Record<Format, () => string> = {
    terminal: () => toTerminal(reports, all),
    markdown,
    json: () => toJson(reports),
    sarif: () => toSarif(reports),
    changelog: () => toChangelog(reports, version),
  };
  stdout(render[format]());
  for (const one of formats) if (files[one] !== undefined) writeFileSync(resolve(folder, files[one]), render[one]());
  if (github !== true) return;
  stdout(toAnnotations(reports));
  if (env['GITHUB_STEP_SUMMARY']) appendFileSync(env['GITHUB_STEP_SUMMARY'], markdown());
}
