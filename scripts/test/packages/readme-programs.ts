/** Runs the code in the client's README in a new project, in which only the published packages are installed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** Declares names that the code blocks use. A block may declare them again, because each block becomes a module. */
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

/** The number of applications to create. It makes several pages, and more items than `maxItems` in the README. */
export const appCount = 240;

/** The tasks that the README must explain with code, each with a text that only the code for this task contains. */
const tasks: Record<string, string> = {
  'read and judge': 'updateEvaluationScenario({',
  'list apps': 'paginate(listApps',
  'stream an export': 'streamRows(',
  'test with the fake service': 'createFakeService(',
  'send the trace of OpenTelemetry': 'traceContext(otel)',
  CommonJS: "require('@jurybox/client')",
};

export interface Programs {
  /** The code blocks as TypeScript files. */
  sources: string[];
  /** The folder that contains the compiled code blocks. */
  folder: string;
  /** Runs the compiled code blocks with `node`, the path of a Node.js executable. Returns the problems. */
  run(node: string, env: Record<string, string>): Promise<string[]>;
}

/** Writes each code block of the README to a file of the project. Returns the files and how to run them. */
export function writeReadmePrograms(root: string, project: string): Programs {
  const text = readFileSync(join(root, 'packages/client/README.md'), 'utf8');
  // The fences split the text into parts. Every second part is a code block, and its first line is its language.
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
      const { stdout: version } = await run(node, ['--version'], project);
      // Runs all code blocks in one process, which is quicker. The last line shows that no block ended the process.
      const modules = sources.map((file) => join(folder, file.replace(/\.ts$/, '.js')));
      const all = [...modules.map((path) => `await import(${JSON.stringify(path)});`), `console.log('all have run');`];
      const results = [await run(node, ['--input-type=module', '--eval', all.join('\n')], project, env)];
      // Node.js 20.8 cannot load ES modules with `require`. So skip the CommonJS blocks, which use `require`.
      const scripts = blocks.flatMap(({ file }) =>
        file.endsWith('.cjs') && !version.startsWith('v20.') ? [file] : [],
      );
      for (const file of scripts) results.push(await run(node, [file], project, env));
      const problems = results
        .filter(({ status }) => status !== 0)
        .map(({ stdout, stderr }) => `${node}:\n${stdout.slice(-500)}${stderr}`);
      const said = results[0]?.stdout ?? '';
      for (const text of [`listed ${appCount - 1}`, 'all have run'])
        if (!said.includes(text)) problems.push(`${node}: the blocks did not print "${text}":\n${said.slice(-500)}`);
      if (problems.length === 0) console.log(`${version.trim()}: the ${blocks.length} code blocks of the README work`);
      return problems;
    },
  };
}
