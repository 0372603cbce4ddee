/**
 * Replaces the `gh` command in the tests of the workflows. The folder in `FAKE_GH` contains the data of GitHub:
 * `artifacts/<run>/<name>/`, `heads.json` with the commit of each pull request, and `comments.json`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

export interface Comment {
  id: number;
  user: { login: string };
  body: string;
}

const folder = process.env['FAKE_GH'] ?? '';
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { repo: text, name: text, dir: text, jq: text, method: text, field: text, paginate: flag, silent: flag },
});

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const [command, second = '', run = ''] = positionals;
if (command === 'run' && second === 'download') download();
else if (command === 'api') callApi(second);
else fail(`unknown command ${positionals.join(' ')}`);

function download(): void {
  const artifact = join(folder, 'artifacts', run, values.name ?? '');
  if (!existsSync(artifact)) fail('no artifact');
  cpSync(artifact, values.dir ?? '', { recursive: true });
}

function callApi(path: string): void {
  const method = values.method ?? 'GET';
  const comments = readJson('comments.json') as Comment[];
  const body = (): string => {
    const [name, file = ''] = (values.field ?? '').split('=@');
    if (name !== 'body') fail(`unknown field ${values.field ?? ''}`);
    return readFileSync(file, 'utf8');
  };
  const pull = /^repos\/a\/b\/pulls\/(\d+)$/.exec(path)?.[1];
  const one = /^repos\/a\/b\/issues\/comments\/(\d+)$/.exec(path)?.[1];
  if (method === 'GET' && pull !== undefined)
    print({ head: { sha: (readJson('heads.json') as Record<string, string>)[pull] } });
  else if (method === 'GET' && path === 'repos/a/b/issues/7/comments') print(comments);
  else if (method === 'POST' && path === 'repos/a/b/issues/7/comments')
    save([...comments, { id: comments.length + 1, user: { login: 'github-actions[bot]' }, body: body() }]);
  else if (method === 'PATCH' && one !== undefined)
    save(comments.map((comment) => (comment.id === Number(one) ? { ...comment, body: body() } : comment)));
  else fail(`no ${method} ${path}`);
}

function save(comments: Comment[]): void {
  writeFileSync(join(folder, 'comments.json'), JSON.stringify(comments));
}

function print(value: unknown): void {
  const { stdout, status, stderr, error } = spawnSync('jq', ['-r', values.jq ?? '.'], {
    input: JSON.stringify(value),
    encoding: 'utf8',
  });
  if (status !== 0) fail(`jq: ${error?.message ?? stderr}`);
  process.stdout.write(stdout);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
