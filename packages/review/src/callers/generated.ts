import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import type { Document } from '../document.ts';

/** A client as @hey-api/openapi-ts writes it, and what it declares. */
export interface Generated {
  /** Names of functions by `METHOD /path`. */
  functions: Map<string, string>;
  /** What is declared under each name, without comments. */
  declared: { functions: Map<string, string>; types: Map<string, string> };
}

/** Generates a client of a contract into `folder`. Throws where the generator does. */
export async function generateClient(document: Document, folder: string): Promise<Generated> {
  await createClient({
    input: structuredClone(document) as unknown as Record<string, unknown>,
    output: { path: folder, module: { extension: '.ts' }, entryFile: false },
    logs: { level: 'silent', file: false },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  });
  const functions = declarations(readFileSync(join(folder, 'sdk.gen.ts'), 'utf8'));
  const types = declarations(readFileSync(join(folder, 'types.gen.ts'), 'utf8'));
  const named = [...functions].flatMap(([name, text]): [string, string][] => {
    const [, method, url] = /\.(get|put|post|delete|options|head|patch|trace)<[\s\S]*?\burl: '((?:[^'\\]|\\.)*)'/.exec(text) ?? [];
    return method === undefined || url === undefined ? [] : [[`${method.toUpperCase()} ${url}`, name]];
  });
  return { functions: new Map(named), declared: { functions, types } };
}

/** The generator begins every declaration in the first column. */
function declarations(text: string): Map<string, string> {
  const parts = text.replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '').split(/^(?=export )/m).slice(1);
  return new Map(parts.flatMap((part): [string, string][] => {
    const [, name] = /^export (?:const|type|interface|enum) (\w+)/.exec(part) ?? [];
    return name === undefined ? [] : [[name, part.replaceAll(/\s+/g, ' ').trim()]];
  }));
}

const helpers = ['Data', 'Error', 'Errors', 'Response', 'Responses'];

/** The types that are named in the contract: not those that belong to one function each. */
export function contractTypes({ declared }: Generated): Map<string, string> {
  const own = new Set([...declared.functions.keys()].flatMap((name) => helpers.map((helper) => `${name.charAt(0).toUpperCase()}${name.slice(1)}${helper}`)));
  return new Map([...declared.types].filter(([name]) => !own.has(name) && name !== 'ClientOptions'));
}

/** A function with every type that it reaches: what its caller is compiled against. */
export function withTypes({ declared: { functions, types } }: Generated): Map<string, string> {
  return new Map([...functions].filter(([name]) => name !== 'Options').map(([name, text]) => {
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
    return [name, [text, ...[...seen].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, type]) => type)].join('\n')];
  }));
}
