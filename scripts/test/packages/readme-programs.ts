/** Runs the code blocks of the client's README in a project that has only the packed packages. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/**
 * The values that the blocks use without a declaration. A block may declare a value of the same name itself, because
 * each block is a separate module.
 */
const given = `import { createClient, getVariantByEnv, listApps, listEvaluationScenarios, listHumanEvaluations } from
  '@jurybox/client';
const client = createClient();
const { items: apps } = await listApps({ client });
const app = apps.find(({ app_name }) => !app_name.startsWith('listed '));
const app_id = app?.app_id ?? '';
const { items } = await listHumanEvaluations({ client, path: { app_id } });
const evaluation = items.find((one) => one.evaluation_type === 'human_a_b_testing' && !one.is_closed);
const evaluation_id = evaluation?.evaluation_id ?? '';
const { items: rows } = await listEvaluationScenarios({ client, path: { evaluation_id } });
const query = { app_id, environment: 'production' };
const values = {
  client, query, app_id, appId: app_id, evaluation_id, evaluation_scenario_id: rows[0]?.evaluation_scenario_id ?? '',
  readSecret: (_: string) => process.env['JURYBOX_API_KEY'] ?? '', getVariantByEnv,
  builtIn: await getVariantByEnv({ client, query }),
};
type Values = typeof values;
declare global {
  var client: Values['client'], query: Values['query'], app_id: string, appId: string, evaluation_id: string;
  var evaluation_scenario_id: string, readSecret: Values['readSecret'], builtIn: Values['builtIn'];
  var getVariantByEnv: Values['getVariantByEnv'];
}
Object.assign(globalThis, values);
`;

/** The tasks for which the README must have a code block. Each task has a call that only its block contains. */
const tasks: Record<string, string> = {
  'read and judge': 'updateEvaluationScenario({',
  'list apps': 'paginate(listApps',
  'stream an export': 'streamRows(',
  'test with the fake service': 'createFakeService(',
  'send the trace of OpenTelemetry': 'traceContext(otel)',
  CommonJS: "require('@jurybox/client')",
};

export interface Programs {
  /** The files that TypeScript compiles. */
  sources: string[];
  /** The folder of the compiled files. */
  folder: string;
  /** Runs each block with a version of Node.js. Returns a problem for each block that fails. */
  run(node: string, env: Record<string, string>): Promise<string[]>;
}

/** Writes each block of the README to a file of the project. */
export function writeReadmePrograms(root: string, project: string): Programs {
  const text = readFileSync(join(root, 'packages/client/README.md'), 'utf8');
  // Splits the text at the fences of its code blocks. Then every second part is a code block, which begins with its
  // language.
  const blocks = text
    .split(/^```/m)
    .filter((part, index) => index % 2 === 1 && /^[tj]s\n/.test(part))
    .map((part, index) => ({
      file: `readme-${index + 1}.${part.startsWith('ts') ? 'ts' : 'cjs'}`,
      code: part.slice(3).replaceAll('https://jurybox.example/api', '${BASE}'),
    }));
  const missing = Object.entries(tasks).filter(([, call]) => !blocks.some(({ code }) => code.includes(call)));
  if (missing.length > 0) throw new Error(`the README has no code block for: ${missing.map(([task]) => task).join()}`);
  for (const { file, code } of blocks) {
    const placed = code.replaceAll("'${BASE}'", "process.env['JURYBOX_BASE_URL'] ?? ''");
    const module = file.endsWith('.cjs') ? placed : `import './readme-given.js';\n${placed}\nexport {};\n`;
    writeFileSync(join(project, file), module);
  }
  writeFileSync(join(project, 'readme-given.ts'), given);
  const sources = ['readme-given.ts', ...blocks.map(({ file }) => file).filter((file) => file.endsWith('.ts'))];
  const folder = join(project, 'compiled');
  return {
    sources,
    folder,
    async run(node, env) {
      const problems: string[] = [];
      // Runs blocks with `require` only if this version of Node.js can load ES modules with `require`.
      const { stdout: version } = await run(node, ['--version'], project);
      const hasRequire = !version.startsWith('v20.');
      const files = blocks.map(({ file }) => file.replace(/\.ts$/, '.js'));
      for (const file of files.filter((file) => hasRequire || !file.endsWith('.cjs'))) {
        const result = await run(node, [file.endsWith('.cjs') ? file : join(folder, file)], project, env);
        if (result.status !== 0) problems.push(`${node} ${file}:\n${result.stdout.slice(-500)}${result.stderr}`);
        if (file === files[listIndex(blocks)] && !result.stdout.includes('listed 999'))
          problems.push(`${file} did not list 1,000 apps:\n${result.stdout.slice(-500)}`);
      }
      if (problems.length === 0) console.log(`${version.trim()}: the ${files.length} code blocks of the README work`);
      return problems;
    },
  };
}

function listIndex(blocks: readonly { code: string }[]): number {
  return blocks.findIndex(({ code }) => code.includes(tasks['list apps'] ?? ''));
}
