/** The parameters of a variant as a person types them: one member at a time, or as one JSON text. */
import type { Parameters } from '@jurybox/client';
import { Refused } from '../parts.tsx';

export interface Member {
  name: string;
  /** Whether the member is a text, which `value` contains as it is. Otherwise, `value` is JSON. */
  isText: boolean;
  value: string;
}

export interface ParametersText {
  members: Member[];
  /** All parameters as one JSON text. Undefined while the person edits the members. */
  json?: string | undefined;
}

/** The limits of the contract for parameters. The body of the request counts as the first level. */
const limits = { members: 200, nameLength: 256, levels: 32, values: 20_000, bytes: 1_048_576 };

export const textOf = (parameters: Parameters): ParametersText => ({
  members: Object.entries(parameters).map(([name, value]) =>
    typeof value === 'string'
      ? { name, isText: true, value }
      : { name, isText: false, value: JSON.stringify(value, null, 2) },
  ),
});

/** Returns the parameters. Throws `Refused` if they are not valid JSON or exceed a limit of the contract. */
export function parametersOf({ members, json }: ParametersText): Parameters {
  const names = members.map(({ name }) => name);
  const twice = json === undefined ? names.find((name, at) => names.indexOf(name) !== at) : undefined;
  if (twice !== undefined) throw new Refused(`Two members have the same name, “${twice}”.`);
  const parameters =
    json === undefined
      ? Object.fromEntries(members.map(({ name, isText, value }) => [name, isText ? value : parse(value, name)]))
      : parse(json, 'The JSON text');
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters))
    throw new Refused('The parameters must be a JSON object.');
  check(parameters as Parameters);
  return parameters as Parameters;
}

function parse(text: string, name: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refused(`${name} is not valid JSON: ${(error as Error).message}`);
  }
  // Empties all texts, because digits in a text are no numbers. The closing quote is optional: if the pattern required
  // it, the search could be very slow.
  const withoutTexts = text.replaceAll(/"(?:[^"\\]|\\.)*"?/g, '""');
  const inexact = withoutTexts.match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi)?.find((digits) => !isExact(digits));
  if (inexact !== undefined)
    throw new Refused(`${name}: put the number ${inexact} in quotes, because JavaScript would change it.`);
  if ((withoutTexts.match(/""\s*:/g)?.length ?? 0) !== measure(value, 1).names)
    throw new Refused(`${name}: an object has two members with the same name.`);
  return value;
}

function isExact(digits: string): boolean {
  const value = Number(digits);
  return Number.isFinite(value) && (!/^-?\d+$/.test(digits) || BigInt(digits) === BigInt(value));
}

interface Size {
  values: number;
  names: number;
  levels: number;
}

/** Counts the values, names and levels inside a JSON value. Throws if the contract forbids a name or a text in it. */
function measure(value: unknown, level: number): Size {
  if (typeof value === 'string') checkText(value);
  if (typeof value !== 'object' || value === null) return { values: 0, names: 0, levels: 0 };
  const members = Object.entries(value);
  // An empty object or list counts as one value, as on the server.
  const size: Size = { values: Math.max(1, members.length), names: 0, levels: level };
  for (const [name, member] of members) {
    if (!Array.isArray(value)) {
      size.names += 1;
      checkText(name);
      if (Array.from(name).length > limits.nameLength)
        throw new Refused(`A member's name has more than ${limits.nameLength} characters: ${name.slice(0, 40)} …`);
      if (name === '__proto__') throw new Refused('The name __proto__ is not allowed.');
    }
    const inner = measure(member, level + 1);
    size.values += inner.values;
    size.names += inner.names;
    size.levels = Math.max(size.levels, inner.levels);
  }
  return size;
}

function checkText(text: string): void {
  if (!text.isWellFormed() || text.includes('\0'))
    throw new Refused('A text contains U+0000 or half of a surrogate pair, which cannot be stored.');
}

function check(parameters: Parameters): void {
  const { values, levels } = measure({ parameters }, 1);
  const found = {
    members: Object.keys(parameters).length,
    levels,
    values,
    bytes: new TextEncoder().encode(JSON.stringify({ parameters })).length,
  };
  for (const [name, count] of Object.entries(found) as [keyof typeof found, number][])
    if (count > limits[name])
      throw new Refused(
        `The parameters have ${count.toLocaleString('en')} ${name}, and at most ` +
          `${limits[name].toLocaleString('en')} are allowed.`,
      );
}
