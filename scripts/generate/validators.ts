import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Options } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import { componentsOf, type Operation, type Parameter, type Schema } from '@jurybox/openapi';
import { root } from '../paths.ts';
import { header, type Files, type Spec } from './spec.ts';

const folder = 'packages/validators/generated';

/** Compiles every validator of the contract into ES modules that do not need Ajv at run time. */
export async function emitValidators({ document, operations }: Spec): Promise<Files> {
  const shared = componentsOf(document, 'schemas');
  const parameters = compiler(shared, { useDefaults: true });
  const bodies = compiler(shared, {});
  const replies = compiler(closed(shared) as Record<string, Schema>, {});
  const responses = compiler(shared, {});

  const requestRows = operations.map((operation) => {
    const name = operation.operationId;
    const place = (where: Parameter['in']) => parameters.add(`${name}_${where}`, parameterSchema(operation, where));
    const body = operation.requestBody?.content['application/json']?.schema;
    const parts = (['path', 'query', 'header'] as const).map((where) => `${where}: ${place(where)}`).join(', ');
    return `  ${name}: { ${parts}, body: ${body ? bodies.add(`${name}_body`, body) : null} },`;
  });
  const rowsBy = (add: (name: string, schema: Schema) => string | null) =>
    operations.map((operation) => {
      const statuses = [...operation.responses].map(([status, { content }]) => {
        const schema = Object.values(content)[0]?.schema;
        return `${status}: ${schema ? add(`${operation.operationId}_${status}`, schema) : null}`;
      });
      return `  ${operation.operationId}: { ${statuses.join(', ')} },`;
    });
  const replyRows = rowsBy((name, schema) => replies.add(name, closed(schema) as Schema));
  const responseRows = rowsBy((name, schema) => responses.add(name, schema));

  return new Map([
    [
      `${folder}/requests.gen.js`,
      await moduleOf({ parameters: parameters.code(), bodies: bodies.code() }, 'requests', requestRows),
    ],
    [
      `${folder}/requests.gen.d.ts`,
      declaration(
        'requests',
        'path, query, header and body of every operation. They expect parsed parameters and fill in defaults.',
        'RequestValidators',
      ),
    ],
    [`${folder}/replies.gen.js`, await moduleOf({ replies: replies.code() }, 'replies', replyRows)],
    [`${folder}/responses.gen.js`, await moduleOf({ responses: responses.code() }, 'responses', responseRows)],
    [
      `${folder}/responses.gen.d.ts`,
      declaration(
        'responses',
        'the body of every operation and status, for clients: they accept members that the contract does not name.',
        'ReplyValidators',
      ),
    ],
    [
      `${folder}/replies.gen.d.ts`,
      declaration(
        'replies',
        'the body of every operation and status, for servers: they reject members that the contract does not name.',
        'ReplyValidators',
      ),
    ],
  ]);
}

/** Compiles schemas by name, and puts them into one module. */
function compiler(shared: Record<string, Schema>, options: Options) {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    verbose: false,
    messages: false,
    code: { source: true, esm: true, lines: false },
    ...options,
  });
  addFormats.default(ajv, ['uuid', 'date-time', 'uri-reference']);
  ajv.addVocabulary(['x-assumption', 'example']);
  for (const [name, schema] of Object.entries(shared)) ajv.addSchema(byName(schema) as Schema, name);
  const names: Record<string, string> = {};
  return {
    add(name: string, schema: Schema | null): string | null {
      if (schema === null) return null;
      // A reference to a component uses the component's function, so that each is compiled once.
      if (typeof schema['$ref'] === 'string') {
        const component = schema['$ref'].replace('#/components/schemas/', '');
        names[component] = component;
        return component;
      }
      ajv.addSchema(byName(schema) as Schema, name);
      names[name] = name;
      return name;
    },
    code: () => ({ text: standalone.default(ajv, names), names: Object.keys(names) }),
  };
}

/** The parameters in one place as one object schema. Header names are in lower case, as in Node. */
function parameterSchema(operation: Operation, place: Parameter['in']): Schema | null {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return null;
  const key = (parameter: Parameter) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [key(parameter), parameter.schema])),
    required: parameters.filter((parameter) => parameter.required).map(key),
  };
}

/** `#/components/schemas/Name` → `Name`, the name the schema was added under. */
function byName(node: unknown): unknown {
  return deepMap(node, (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/components/schemas/', '') : value,
  );
}

/** The schema with every object closed unless it says otherwise: the server may only send declared members. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (node === null || typeof node !== 'object') return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  if (copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy))
    copy['additionalProperties'] = false;
  return copy;
}

function deepMap(node: unknown, map: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => deepMap(item, map));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(key, deepMap(value, map))]));
}

/** Bundles Ajv's output with the helpers that it loads with `require`. */
async function moduleOf(
  parts: Record<string, { text: string; names: string[] }>,
  table: string,
  rows: string[],
): Promise<string> {
  const entry = [
    ...Object.entries(parts)
      .filter(([, { names }]) => names.length > 0)
      .map(([part, { names }]) => `import { ${names.join(', ')} } from 'part:${part}';`),
    `export const ${table} = {`,
    ...rows,
    '};',
  ].join('\n');
  const result = await build({
    stdin: { contents: entry, resolveDir: root, loader: 'js' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    treeShaking: true,
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
    absWorkingDir: root,
    plugins: [
      {
        name: 'parts',
        setup(b) {
          b.onResolve({ filter: /^part:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'part' }));
          b.onLoad({ filter: /.*/, namespace: 'part' }, ({ path }) => ({
            contents: parts[path]?.text ?? '',
            resolveDir: root,
            loader: 'js',
          }));
        },
      },
    ],
  });
  // The output must not contain the folder of the packages: it must be the same in every checkout.
  const text = (result.outputFiles[0]?.text ?? '')
    .replaceAll(/^\s*\/\/ .*node_modules.*\n/gm, '')
    .replaceAll(/"[^"\n]*\/node_modules\/([^"\n]+)"\(/g, '"$1"(');
  return `// ${header}\n\n${text}`;
}

function declaration(table: string, says: string, type: string): string {
  return [
    `// ${header}`,
    '',
    `import type { ${type} } from '../src/validator.ts';`,
    '',
    `/** Validators for ${says} */`,
    `export declare const ${table}: ${type};`,
    '',
  ].join('\n');
}
