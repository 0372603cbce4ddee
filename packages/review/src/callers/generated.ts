import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Document } from '@jurybox/openapi';
import { clientGenerator } from '../peers.ts';

export interface ClientFunction {
  name: string;
  /** The media type of the request body, for example `application/json`; undefined without a body. */
  sends?: string;
  /** Whether the function reads an event stream instead of one response. */
  streams: boolean;
}

/** The functions and types of a client that @hey-api/openapi-ts generated. */
export interface Generated {
  /** The functions by operation, for example `GET /notes`. */
  functions: Map<string, ClientFunction>;
  /** The source text of each function and type by name, without comments. */
  declared: { functions: Map<string, string>; types: Map<string, string> };
}

const generatorTimeoutMs = 30_000;

/** Generates a client of a contract into `folder`. Throws if the generator fails. */
export async function generateClient(
  document: Document,
  folder: string,
  timeoutMs = generatorTimeoutMs,
): Promise<Generated> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'contract.json'), JSON.stringify(document));
  writeFileSync(join(folder, 'generate.mjs'), program);
  await runGenerator(folder, timeoutMs);
  return readGenerated(folder);
}

/** Reads the functions and types of the client that the generator wrote into `folder`. */
export function readGenerated(folder: string): Generated {
  const functions = declarations(readFileSync(join(folder, 'sdk.gen.ts'), 'utf8'));
  const types = declarations(readFileSync(join(folder, 'types.gen.ts'), 'utf8'));
  const named = [...functions].flatMap(([name, text]): [string, ClientFunction][] => {
    const [, stream, method, url] =
      /\.(sse\.)?(get|put|post|delete|options|head|patch|trace)<[\s\S]*?\burl: '((?:[^'\\]|\\.)*)'/.exec(text) ?? [];
    if (method === undefined || url === undefined) return [];
    // For a multipart body the generator writes `null`, because fetch sets the media type and its boundary.
    const [, type] = /'Content-Type': (null|'[^']*')/.exec(text) ?? [];
    const sends = type === 'null' ? 'multipart/form-data' : type?.slice(1, -1).toLowerCase();
    return [
      [
        `${method.toUpperCase()} ${url.replaceAll(/\\(['\\])/g, '$1')}`,
        { name, streams: stream !== undefined, ...(sends === undefined ? {} : { sends }) },
      ],
    ];
  });
  return { functions: new Map(named), declared: { functions, types } };
}

/** The options of the generator, without the contract. */
export const generatorOptions = {
  output: { path: '.', clean: false, module: { extension: '.ts' }, entryFile: false, postProcess: [] },
  logs: { level: 'silent', file: false },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
} as const;

const program = `import { readFileSync } from 'node:fs';
const { createClient } = await import(process.argv[2]);
const input = JSON.parse(readFileSync('contract.json', 'utf8'));
await createClient({ input, ...${JSON.stringify(generatorOptions)} });
`;

/**
 * Runs the generator in a separate process that starts in an empty folder. The generator executes an
 * `openapi-ts.config.ts` in the folder where it starts, so it must not start in the repository under review. The
 * process can write only to its folder and cannot start other processes.
 */
async function runGenerator(folder: string, timeoutMs: number): Promise<void> {
  const { folder: generator, exports } = clientGenerator();
  const main = exports['.'];
  const script = join(generator, (typeof main === 'object' ? main.import : main) ?? 'dist/index.mjs');
  const permissionFlags = process.allowedNodeEnvironmentFlags.has('--permission')
    ? ['--permission', '--allow-fs-read=*', `--allow-fs-write=${join(realpathSync(folder), '*')}`]
    : [];
  const child = spawn(process.execPath, [...permissionFlags, 'generate.mjs', pathToFileURL(script).href], {
    cwd: folder,
    env: { HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (err = (err + text).slice(-4000)));
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  if (code !== 0)
    throw new Error(
      code === null
        ? `the generator timed out after ${timeoutMs / 1000} s`
        : `the generator failed: ${/\b\w*Error.*/.exec(err)?.[0] ?? `exit code ${code}`}`,
    );
}

/** Returns the text of each exported declaration by name. In a generated file, each declaration starts in column 1. */
function declarations(text: string): Map<string, string> {
  const parts = text
    .replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '')
    .split(/^(?=export )/m)
    .slice(1);
  return new Map(
    parts.flatMap((part): [string, string][] => {
      const [, name] = /^export (?:const|type|interface|enum) (\w+)/.exec(part) ?? [];
      return name === undefined ? [] : [[name, part.replaceAll(/\s+/g, ' ').trim()]];
    }),
  );
}

const typesPerFunction = ['Data', 'Error', 'Errors', 'Response', 'Responses'];

/** Returns the types that the contract names, without the types that the generator adds for each function. */
export function contractTypes({ declared }: Generated): Map<string, string> {
  const own = new Set(
    [...declared.functions.keys()].flatMap((name) =>
      typesPerFunction.map((suffix) => `${name.charAt(0).toUpperCase()}${name.slice(1)}${suffix}`),
    ),
  );
  return new Map([...declared.types].filter(([name]) => !own.has(name) && name !== 'ClientOptions'));
}

/**
 * Returns the text of each function together with the types that the function uses. If this text is unchanged, calls of
 * the function still compile.
 */
export function withTypes({ declared: { functions, types } }: Generated): Map<string, string> {
  return new Map(
    [...functions]
      .filter(([name]) => name !== 'Options')
      .map(([name, text]) => {
        const seen = new Map<string, string>();
        const visit = (part: string): void => {
          for (const [word] of part.matchAll(/\b[A-Za-z_]\w*\b/g)) {
            const type = types.get(word);
            if (type === undefined || seen.has(word)) continue;
            seen.set(word, type);
            visit(type);
          }
        };
        visit(text);
        return [
          name,
          [text, ...[...seen].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, type]) => type)].join('\n'),
        ];
      }),
  );
}
