import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import schema from '../config.schema.json' with { type: 'json' };
import type { Level } from './model.ts';
import { removedText, suggestion } from './suggestion.ts';
import { parseYaml, type ParsedText } from './sources/yaml.ts';
import type { Stability } from './operations.ts';
import type { TrafficConfig } from './traffic/traffic.ts';

/** The content of `jurybox-review.yaml`, as `config.schema.json` describes it. */
export interface Config {
  contracts?: ContractConfig[];
  policy: PolicyConfig;
  traffic?: TrafficConfig;
}

export interface ContractConfig {
  name?: string;
  path: string;
  /** The folder that must contain all files of the contract. By default, it is the folder of the root document. */
  folder?: string;
  base?: string;
}

export interface PolicyConfig {
  failOn: FailOn;
  /**
   * Whether the review blocks the merge if the revision changes a part that the review cannot read. True by default.
   */
  failOnUnread?: boolean;
  requireSunset: boolean;
  /** Whether a break that no recorded request uses may be merged. With `inform`, the report only says so. */
  traffic?: 'inform' | 'allow-unused';
  /** How the contract marks operations that are not stable. Breaks of such operations do not block the merge. */
  stability?: Partial<Stability>;
  levels?: LevelConfig[];
  ignore?: IgnoreConfig[];
  approvals?: string;
  baseline?: string;
  changesets?: string;
}

export type FailOn = 'major' | 'formal' | 'none';

/** A setting that gives all findings of a rule another level. */
export interface LevelConfig {
  rule: string;
  level: Level;
  reason: string;
}

/**
 * An entry that selects findings by rule, by path, or by both. These findings do not block the merge until the end of
 * the day `expires`.
 */
export interface IgnoreConfig {
  rule?: string;
  path?: string;
  reason: string;
  expires: string;
}

/** The usual names of the configuration file, in the order in which the command looks for them. */
export const configNames = ['jurybox-review.yaml', 'jurybox-review.yml', 'jurybox-review.json'];
export const defaultConfig = (): Config => ({ policy: { failOn: 'major', requireSunset: false } });

const maxCharacters = 200_000;

let compiled: ValidateFunction<Partial<Config>> | undefined;

/**
 * Compiles the validator only when a configuration is read, because compiling takes longer than starting the command.
 */
function validator(): ValidateFunction<Partial<Config>> {
  if (compiled) return compiled;
  // A test validates `config.schema.json` against its meta-schema, so Ajv does not validate it again here.
  const ajv = new Ajv2020({ allErrors: true, useDefaults: true, verbose: true, validateSchema: false });
  addFormats.default(ajv, ['date']);
  return (compiled = ajv.compile<Partial<Config>>(schema));
}

/**
 * Reads the configuration. Returns one message for each problem, with its line in the file. If there is a problem,
 * returns the default configuration.
 */
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
  const validate = validator();
  if (!validate(content)) {
    const errors = validate.errors ?? [];
    const said = errors.map((one) => ({ ...parsed.positionOf(keysOf(one)), says: sentenceOf(one) }));
    const shown = said.filter(({ says }) => says !== '').map(({ line, says }) => `${fileName}:${line}: ${says}`);
    return refuse(...new Set(shown));
  }
  const names = (content.contracts ?? []).map(({ name, path }) => name ?? path);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined)
    return refuse(`${fileName}: two contracts have the name ${twice}: give each its own \`name\``);
  return { config: { ...content, policy: { ...defaultConfig().policy, ...content.policy } }, problems: [] };
}

const keysOf = ({ instancePath, keyword, params }: ErrorObject): string[] => [
  ...instancePath.split('/').slice(1),
  ...(keyword === 'additionalProperties' ? [String(params['additionalProperty'])] : []),
];

/**
 * Returns one sentence that says what is wrong and what to write instead. The validator can report one mistake as
 * several errors; the function returns an empty text for the errors that only repeat another one.
 */
function sentenceOf(error: ErrorObject): string {
  const { keyword, params, data, parentSchema } = error;
  const name = pathOf(keysOf(error));
  const allowed = Object.keys((parentSchema?.['properties'] ?? {}) as object);
  switch (keyword) {
    case 'additionalProperties':
      return removedText(name) ?? `unknown key ${name}${suggestion(String(params['additionalProperty']), allowed)}`;
    case 'required':
      return error.schemaPath.includes('/anyOf/')
        ? ''
        : `${name} has no ${String(params['missingProperty'])}: add the key`;
    case 'anyOf':
      return `${name} has neither rule nor path: add one of them`;
    case 'enum': {
      const values = params['allowedValues'] as string[];
      const text = typeof data === 'string' ? data : JSON.stringify(data);
      const gone = removedText(text);
      return gone === undefined ? `${name} is ${shorten(text)}${suggestion(text, values)}` : `${name}: ${gone}`;
    }
    case 'format':
      return `${name} is not a date: write it like 2027-01-31`;
    case 'type':
      return `${name} must be ${String(params['type'])}, but is ${data === null ? 'empty' : typeNameOf(data)}`;
    case 'pattern':
      return name.endsWith('path') ? `${name} must begin with /` : `${name} is empty: write a reason`;
    case 'minLength':
    case 'minItems':
      return `${name} is empty`;
    default:
      return `${name} ${error.message ?? 'does not fit'}`;
  }
}

const typeNameOf = (data: unknown): string => (Array.isArray(data) ? 'a list' : `a ${typeof data}`);
const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Returns the path of a value in the configuration, for example `policy.ignore[0].rule`. */
const pathOf = (keys: string[]): string =>
  keys.length === 0
    ? 'the file'
    : shorten(keys.map((key, i) => (/^\d+$/.test(key) ? `[${key}]` : `${i === 0 ? '' : '.'}${key}`)).join(''));
