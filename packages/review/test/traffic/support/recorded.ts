import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cause, Report } from '../../../src/index.ts';
import { main } from '../../../src/cli.ts';

export interface RecordedRequest {
  method?: string;
  url?: string;
  headers?: Record<string, string> | undefined;
  body?: unknown;
}

/** Returns a recorded request and its response, as a line of a file. */
export const line = (
  { method = 'POST', url = '/things', headers = {}, body }: RecordedRequest,
  response: object = { status: 204, headers: {} },
): string =>
  JSON.stringify({
    request: {
      method,
      url,
      headers: { 'User-Agent': 'shop/2.0', ...headers },
      ...(body === undefined ? {} : { body }),
    },
    response,
  });

/** Returns a contract with `POST /things`. `more` can replace `paths` and other members of the contract. */
export const contract = (operation: object, more: object = {}): object => ({
  openapi: '3.1.1',
  info: { title: 'Things', version: '1.0.0' },
  paths: { '/things': { post: { responses: { 204: { description: 'Kept.' } }, ...operation } } },
  ...more,
});

export const jsonBody = (schema: object): object => ({
  requestBody: { required: true, content: { 'application/json': { schema } } },
});

export interface Reviewed {
  code: number;
  stdout: string;
  stderr: string;
  report: Report;
  /** Returns the only cause with this rule whose title contains `title`. Throws if there is not exactly one. */
  cause: (rule: string, title?: string) => Cause;
}

/** Runs the review command on two contracts with recorded requests. `traffic` is one line or a list of lines. */
export async function review(
  base: object,
  revision: object,
  traffic: string | string[],
  { config = '', args = [] }: { config?: string; args?: string[] } = {},
): Promise<Reviewed & { read: (format: string) => string }> {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-traffic-'));
  try {
    const files: Record<string, string> = {
      'base.json': JSON.stringify(base),
      'revision.json': JSON.stringify(revision),
      'jurybox-review.yaml': config,
      'requests.jsonl': [traffic].flat().join('\n'),
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return await reviewIn(folder, ['base.json', 'revision.json', '--traffic', 'requests.jsonl', ...args]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the review command in a folder. `read` returns the output in one format, for example `read('markdown')`. */
export async function reviewIn(
  folder: string,
  args: string[],
): Promise<Reviewed & { read: (format: string) => string }> {
  const said = { stdout: '', stderr: '' };
  const outputs = ['markdown', 'json', 'sarif', 'changelog'];
  const code = await main(
    [...args, '--all', '--github', '--today', '2026-11-20', ...outputs.flatMap((one) => [`--${one}`, `out.${one}`])],
    {
      folder,
      env: {},
      now: () => new Date('2026-11-20'),
      stdout: (text) => (said.stdout += text),
      stderr: (text) => (said.stderr += text),
    },
  );
  const texts = new Map(
    code === 2 ? [] : outputs.map((one) => [one, readFileSync(join(folder, `out.${one}`), 'utf8')]),
  );
  const report = JSON.parse(texts.get('json') ?? '{}') as Report;
  return {
    code,
    ...said,
    report,
    read: (format) => texts.get(format) ?? '',
    cause(rule, title = '') {
      const found = report.causes.filter((one) => one.rule === rule && one.title.includes(title));
      if (found.length !== 1)
        throw new Error(`${found.length} causes of ${rule}: ${report.causes.map((one) => one.rule).join()}`);
      return found[0] as Cause;
    },
  };
}
