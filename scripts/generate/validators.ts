import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Options } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import { componentsOf, type Operation, type Parameter, type Schema } from '@jurybox/openapi';
import { root } from '../paths.ts';
import { moduleOf, type Files, type Spec } from './spec.ts';

const folder = 'packages/validators/generated';

/** Generates JavaScript code that validates requests and responses, so that nothing is compiled at run time. */
export async function emitValidators({ document, operations }: Spec): Promise<Files> {
  // Leave out the texts of the error catalogue, because the validators do not need them.
  const shared = deepMap(componentsOf(document, 'schemas'), (key, value) =>
    key === 'x-problems' ? undefined : value,
  ) as Record<string, Schema>;
  const parameters = createCompiler(shared, { useDefaults: true });
  const bodies = createCompiler(shared, {});
  const replies = createCompiler(withoutUnknownMembers(shared) as Record<string, Schema>, {});
  const responses = createCompiler(shared, {});

  const requestRows = operations.map((operation) => {
    const name = operation.operationId;
    const place = (where: Parameter['in']) => parameters.add(`${name}_${where}`, parameterSchema(operation, where));
    const body = operation.requestBody?.content['application/json']?.schema;
    const validators = [
      `path: ${place('path')}`,
      `query: ${place('query')}`,
      `header: ${place('header')}`,
      `body: ${body ? bodies.add(`${name}_body`, body) : null}`,
    ];
    return `  ${name}: { ${validators.join(', ')} },`;
  });
  const rowsBy = (add: (name: string, schema: Schema) => string | null) =>
    operations.map((operation) => {
      const statuses = [...operation.responses].map(([status, { content }]) => {
        const schema = Object.values(content)[0]?.schema;
        return `${status}: ${schema ? add(`${operation.operationId}_${status}`, schema) : null}`;
      });
      return `  ${operation.operationId}: { ${statuses.join(', ')} },`;
    });
  const replyRows = rowsBy((name, schema) => replies.add(name, withoutUnknownMembers(schema) as Schema));
  const responseRows = rowsBy((name, schema) => responses.add(name, schema));

  const modules = {
    requests: {
      parts: { parameters, bodies },
      rows: requestRows,
      type: 'RequestValidators',
      about:
        'path, query, header and body of every operation. ' +
        'Pass each parameter with its declared type. The validators add default values to the object you pass.',
    },
    replies: {
      parts: { replies },
      rows: replyRows,
      type: 'ReplyValidators',
      about: 'the response bodies of every operation by status, for servers. Unknown members are invalid.',
    },
    responses: {
      parts: { responses },
      rows: responseRows,
      type: 'ReplyValidators',
      about:
        'the response bodies of every operation by status, for clients. ' +
        'Unknown members are valid, because a newer server may send them.',
    },
  };
  const files: Files = new Map();
  for (const [table, { parts, rows, type, about }] of Object.entries(modules)) {
    const code = Object.fromEntries(Object.entries(parts).map(([part, compiler]) => [part, compiler.code()]));
    files.set(`${folder}/${table}.gen.js`, await bundleModule(code, table, rows));
    files.set(
      `${folder}/${table}.gen.d.ts`,
      moduleOf(`import type { ${type} } from '../src/validator.ts';

/** Validators for ${about} */
export declare const ${table}: ${type};`),
    );
  }
  return files;
}

/** Returns a compiler. `add` adds a schema and returns its validator's name. `code` returns all validators. */
function createCompiler(shared: Record<string, Schema>, options: Options) {
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
  ajv.addVocabulary(['x-assumption', 'x-problems', 'example']);
  for (const [name, schema] of Object.entries(shared)) ajv.addSchema(withLocalRefs(schema) as Schema, name);
  const names: Record<string, string> = {};
  return {
    add(name: string, schema: Schema | null): string | null {
      if (schema === null) return null;
      // If the schema is only a reference to a component, use the validator of the component.
      if (typeof schema['$ref'] === 'string') {
        const component = schema['$ref'].replace('#/components/schemas/', '');
        names[component] = component;
        return component;
      }
      ajv.addSchema(withLocalRefs(schema) as Schema, name);
      names[name] = name;
      return name;
    },
    code: () => ({ text: standalone.default(ajv, names), names: Object.keys(names) }),
  };
}

/** Returns one object schema for the `path`, `query` or `header` parameters. Names of headers are in lower case. */
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

/** Replaces `#/components/schemas/Name` by `Name`, because the compiler knows the components by these names. */
function withLocalRefs(node: unknown): unknown {
  return deepMap(node, (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/components/schemas/', '') : value,
  );
}

/** Forbids unknown members in each object without `additionalProperties`, because a server sends only declared ones. */
function withoutUnknownMembers(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutUnknownMembers);
  if (node === null || typeof node !== 'object') return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutUnknownMembers(value)]));
  if (copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy))
    copy['additionalProperties'] = false;
  return copy;
}

function deepMap(node: unknown, map: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => deepMap(item, map));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(key, deepMap(value, map))]));
}

/** Returns one module with all validators and a table of them. Bundles the helpers that Ajv's code needs. */
async function bundleModule(
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
    minifySyntax: true,
    minifyIdentifiers: true,
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
  // Remove comments with paths of installed packages, because the paths are not the same on each machine.
  const text = (result.outputFiles[0]?.text ?? '').replaceAll(/^\s*\/\/ .*node_modules.*\n/gm, '');
  return moduleOf(text.trimEnd());
}
