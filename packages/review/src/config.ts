import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import schema from '../config.schema.json' with { type: 'json' };
import type { Level } from './model.ts';
import { oneLine } from './output/text.ts';
import { suggestion } from './suggestion.ts';
import { parseYaml, type ParsedText } from './sources/yaml.ts';
import type { Stability } from './operations.ts';
import type { TrafficConfig } from './traffic/traffic.ts';

/** `config.schema.json` describes the members. */
export interface Config {
  contracts?: { name?: string; path: string; folder?: string; base?: string }[];
  policy: PolicyConfig;
  traffic?: TrafficConfig;
}

export interface PolicyConfig {
  failOn: 'major' | 'formal' | 'none';
  failOnUnread?: boolean;
  requireSunset: boolean;
  traffic?: 'inform' | 'allow-unused';
  stability?: Partial<Stability>;
  levels?: { rule: string; level: Level; reason: string }[];
  ignore?: { rule?: string; path?: string; reason: string; expires: string }[];
  approvals?: string;
  baseline?: string;
  changesets?: string;
}

/** The usual names of the configuration file, in the order in which the command looks for them. */
export const configNames = ['jurybox-review.yaml', 'jurybox-review.yml', 'jurybox-review.json'];
export const defaultConfig = (): Config => ({ policy: { failOn: 'major', requireSunset: false } });

const maxCharacters = 200_000;

/** Reads the configuration. If it has problems, returns their messages with lines, and the default configuration. */
export function readConfig(text: string, fileName: string): { config: Config; problems: string[] } {
  const refuse = (...problems: string[]) => ({ config: defaultConfig(), problems });
  if (text.length > maxCharacters) return refuse(`${fileName} is larger than ${maxCharacters} characters`);
  let parsed: ParsedText;
  try {
    parsed = parseYaml(text, fileName);
  } catch (error) {
    return refuse((error as Error).message);
  }
  const content: unknown = parsed.value ?? {};
  // A test validates `config.schema.json` against its meta-schema, so Ajv does not validate it again here.
  const ajv = new Ajv2020({ allErrors: true, useDefaults: true, verbose: true, validateSchema: false });
  addFormats.default(ajv, ['date']);
  const validate = ajv.compile<Partial<Config>>(schema);
  if (!validate(content)) {
    const problems = (validate.errors ?? []).flatMap((error) => {
      const says = sentenceOf(error);
      return says === undefined ? [] : [`${fileName}:${parsed.positionOf(keysOf(error)).line}: ${says}`];
    });
    return refuse(...new Set(problems));
  }
  const names = (content.contracts ?? []).map(({ name, path }) => name ?? path);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined)
    return refuse(`${fileName}: two contracts have the name ${twice}: give each its own \`name\``);
  return { config: { ...content, policy: { ...defaultConfig().policy, ...content.policy } }, problems: [] };
}

const keysOf = ({ instancePath, params }: ErrorObject): string[] => [
  ...instancePath.split('/').slice(1),
  ...[params['additionalProperty'] ?? []].flat().map(String),
];

/** Returns the message for an error of Ajv; undefined if another error says the same. */
function sentenceOf(error: ErrorObject): string | undefined {
  const { keyword, params, data, parentSchema, message = 'does not fit' } = error;
  const name = pathOf(keysOf(error));
  switch (keyword) {
    case 'additionalProperties': {
      const allowed = Object.keys((parentSchema?.['properties'] ?? {}) as object);
      return `unknown key ${name}${suggestion(String(params['additionalProperty']), allowed)}`;
    }
    case 'required':
      return error.schemaPath.includes('/anyOf/')
        ? undefined
        : `${name} has no ${String(params['missingProperty'])}: add the key`;
    case 'anyOf':
      return `${name} has neither rule nor path: add one of them`;
    case 'enum': {
      const value = typeof data === 'string' ? data : JSON.stringify(data);
      return `${name} is ${oneLine(value, 60)}${suggestion(value, params['allowedValues'] as string[])}`;
    }
    case 'format':
      return `${name} is not a date: write it like 2027-01-31`;
    case 'type':
      return `${name} must be ${String(params['type'])}, but is ${data === null ? 'empty' : typeNameOf(data)}`;
    case 'pattern':
      return params['pattern'] === '\\S'
        ? `${name} is empty: write a reason`
        : `${name} must begin with ${String(params['pattern']).slice(1)}`;
    case 'minLength':
    case 'minItems':
      return `${name} is empty`;
    default:
      return `${name} ${message}`;
  }
}

const typeNameOf = (data: unknown): string => (Array.isArray(data) ? 'a list' : `a ${typeof data}`);

/** Returns the path of a key as text, for example `policy.ignore[0].rule`. */
const pathOf = (keys: string[]): string =>
  keys.length === 0
    ? 'the file'
    : oneLine(keys.map((key, i) => (/^\d+$/.test(key) ? `[${key}]` : `${i === 0 ? '' : '.'}${key}`)).join(''), 60);
