/** Runs each code block of the documents as it is. A block that the tests cannot run has a comment with the reason. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../src/paths.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { blocksIn, commandsOf, type Block } from './blocks.ts';
import { elsewhere } from './elsewhere.ts';
import { isInstalled } from './programs.ts';
import { createSampleFolder, run, startSampleRunner, type Ran, type SampleRunner } from './run-typescript.ts';

const folders = [
  '.',
  'docs',
  'apps/docs/guides',
  'apps/docs/guides/start',
  'apps/docs/guides/guides',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
];
const files = folders.flatMap((folder) =>
  (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
    // The tests of the review tool check the code blocks in rules.md.
    .filter((name) => name.endsWith('.md') && !['CHANGELOG.md', 'rules.md'].includes(name))
    .map((name) => join(folder, name)),
);
const blocks = files.flatMap((file) => blocksIn(file, readFileSync(join(root, file), 'utf8')));
const marked = blocks.filter(({ notRun }) => notRun !== undefined);
const hasPython = isInstalled('python3', 'the code blocks in Python');
const hasCurl = isInstalled('curl', 'the code blocks with curl');
const toRun = blocks.filter(
  ({ notRun, language, text }) =>
    notRun === undefined &&
    language !== '' &&
    (hasPython || language !== 'python') &&
    (hasCurl || language !== 'sh' || !text.includes('curl ')),
);
const title = ({ file, line }: Block) => `${file}:${line}`;

let server: DemoServer;
let folder = '';
/** Runs the TypeScript blocks in documents of `packages/`, with the variables that `place.given` declares. */
let runner: SampleRunner;
/** Runs the TypeScript blocks outside `packages/`, with only the environment variables that `npm start` prints. */
let plainRunner: SampleRunner;
const place = createSampleFolder('guides');
beforeAll(async () => {
  server = await startDemoServer();
  folder = mkdtempSync(join(tmpdir(), 'jurybox-guides-'));
  runner = startSampleRunner({ ...server.variables, ORIGIN: server.origin }, place.given);
  plainRunner = startSampleRunner(server.variables);
});
afterAll(async () => {
  runner.stop();
  plainRunner.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const here = (text: string) => text.replaceAll(/https?:\/\/(localhost:8787|jurybox\.example)/g, server.origin);
const fileOf = (block: Block, text: string) => place.keep(title(block).replaceAll(/\W+/g, '-'), here(text));

async function perform(block: Block): Promise<Ran> {
  if (block.language === 'python') return run('python3', ['-c', here(block.text)], server.variables);
  if (block.language === 'ts')
    return (block.file.startsWith('packages') ? runner : plainRunner).run(fileOf(block, block.text));
  const data = mkdtempSync(join(folder, 'data-'));
  for (const command of commandsOf(block).filter((command) => elsewhere[command] === undefined)) {
    const env = { ...server.variables, DATABASE_URL: `file:${data}/jurybox.db` };
    const result = await run('bash', ['-c', here(command).replaceAll(/\bbackups\b/g, `${data}/backups`)], env);
    if (result.code !== 0) return { ...result, output: `${command}\n${result.output}` };
  }
  return { code: 0, output: '' };
}

describe('the code blocks of the documents', () => {
  it('each code block that the tests must run is in a language that they know', () => {
    expect(files.length).toBeGreaterThan(12);
    expect([...new Set(toRun.map(({ language }) => language))].sort()).toEqual(expect.arrayContaining(['sh', 'ts']));
    expect(
      toRun.filter(({ language }) => !['sh', 'ts', 'python', 'yaml', 'json', 'text'].includes(language)).map(title),
    ).toEqual([]);
  });

  it.each(
    toRun
      .filter(({ language }) => ['ts', 'sh', 'python'].includes(language))
      .map((block) => ({ title: title(block), block })),
  )('the code block at $title runs without an error', async ({ block }) => {
    const { code, output } = await perform(block);
    expect(code, output).toBe(0);
  });

  it('the code samples about a missing variant use an environment in which the demo deploys nothing', async () => {
    const samples = toRun.filter(({ text }) => /VariantNotFoundError|variant_not_found/.test(text));
    const environments = samples.flatMap(({ text }) => text.match(/(?<=')(development|staging)(?=')/g) ?? []);
    expect(environments).toEqual(['staging', 'staging']);
    const { JURYBOX_API_KEY: Authorization = '', APP_ID } = server.variables;
    const address = `${server.origin}/api/apps/get_variant_by_env?app_id=${APP_ID}&environment=`;
    const headers = { Authorization };
    expect(await (await fetch(`${address}staging`, { headers })).text()).toContain('variant_not_found');
    expect((await fetch(`${address}production`, { headers })).status).toBe(200);
  });

  it('all TypeScript blocks of the documents compile, and a planted block with a wrong type does not', async () => {
    place.keep(
      'planted',
      "import { getVariantByEnv } from '@jurybox/client';\nawait getVariantByEnv({ client, query: { app_id: 1 } });",
    );
    const mistakes = await place.compile();
    expect(mistakes.filter((line) => !/planted/.test(line))).toEqual([]);
    expect(mistakes.join()).toContain('planted.ts');
  });

  it.each(
    toRun
      .filter(({ language }) => language === 'yaml' || language === 'json')
      .map((block) => ({ title: title(block), block })),
  )('the code block at $title is valid YAML or JSON', ({ block }) => {
    expect(parse(block.text)).toBeDefined();
  });

  it('the documents or elsewhere.ts say why the tests do not run a code block or command', () => {
    for (const block of marked) {
      console.log(`not run here: ${title(block)}: ${block.notRun}`);
      expect(block.notRun?.length, title(block)).toBeGreaterThan(20);
    }
    const commands = new Set(blocks.filter(({ language }) => language === 'sh').flatMap(commandsOf));
    for (const [command, why] of Object.entries(elsewhere)) {
      expect(commands.has(command), `${command} is in elsewhere.ts, but no document contains it`).toBe(true);
      console.log(`not run here: ${command}: ${why}`);
    }
  });
});

describe('planted faults in code samples', () => {
  const block = (language: string, text: string): Block =>
    blocksIn('planted.md', `\`\`\`${language}\n${text}\n\`\`\`\n`)[0] as Block;
  it.each([
    [
      'ts',
      "import { createClient, getApp } from '@jurybox/client';\n" +
        "const client = createClient({ baseUrl: 'http://localhost:8787/api' });\n" +
        "await getApp({ client, path: { app_id: 'none' } });",
    ],
    ['ts', 'console.log(client);'],
    ['ts', "import { getAppp } from '@jurybox/client';\nvoid getAppp;"],
    ['sh', 'pnpm jurybox project cretae shop'],
    [hasPython ? 'python' : 'sh', 'import jurybox_nowhere'],
    ['sh', "curl --fail-with-body 'http://localhost:8787/api/nowhere'"],
  ])('planted fault: a broken code block fails when it runs: %s %s', async (language, text) => {
    expect((await perform(block(language, text))).code).not.toBe(0);
  });

  it('blocksIn reads from the comment above a code block why the tests must not run the block', () => {
    expect(blocksIn('x.md', '<!-- not run: needs a terminal -->\n```sh\nfalse\n```\n')[0]?.notRun).toBe(
      'needs a terminal',
    );
  });
});
