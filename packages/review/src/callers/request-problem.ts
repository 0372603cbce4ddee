import type { IncomingMessage } from 'node:http';
import { dereference, isObject, type Operation, type Parameter, type Schema } from '@jurybox/openapi';
import { schemaIn, type RecordedContract } from './recorded.ts';

export const isJson = (type: string): boolean => /^application\/(.+\+)?json\b/.test(type);
const isForm = (type: string): boolean =>
  type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data';

export interface Received {
  req: IncomingMessage;
  url: URL;
  body: string;
  path: Map<string, string>;
}

/** Returns why the contract refuses a request; undefined if it accepts the request. */
export async function requestProblem(
  contract: RecordedContract,
  operation: Operation,
  { req, url, body, path }: Received,
): Promise<string | undefined> {
  for (const parameter of operation.parameters) {
    // A parameter that may be an object is not checked, because objects can be serialized in many ways. Cookies are not
    // checked, because generated functions send none.
    if (allowsObjects(contract, parameter) || parameter.in === 'cookie') continue;
    const texts = textsOf(parameter, { req, url, path });
    if (texts.length === 0 && parameter.required === true)
      return `the ${parameter.in} parameter ${parameter.name} is missing`;
    if (texts.length === 0 || parameter.schema === undefined) continue;
    const { schema } = parameter;
    if (!readings(texts, parameter).some((value) => contract.request.fits(schema, value)))
      return `the ${parameter.in} parameter ${parameter.name} does not fit`;
  }
  const { requestBody } = operation;
  if (body === '') return requestBody?.required === true ? 'the body is missing' : undefined;
  const sentAs = req.headers['content-type'] ?? '';
  const type = sentAs.split(';')[0]?.trim().toLowerCase() ?? '';
  const schema = schemaIn(requestBody?.content, type);
  if (schema === undefined) return requestBody ? `a body of type ${type} is not accepted` : undefined;
  if (!isJson(type) && !isForm(type)) return undefined;
  if (isJson(type)) return bodyProblem(contract.request.errors(schema, JSON.parse(body)));
  return bodyProblem(contract.request.errorsAsText(schema, await formOf(contract, schema, body, sentAs)), '/value');
}

const bodyProblem = ([error]: { instancePath: string; message?: string }[], root = ''): string | undefined =>
  error && `the body${error.instancePath.slice(root.length)} ${error.message ?? 'does not fit'}`;

/**
 * Parses a form into an object. A member becomes a list if its schema has the type `array`, or if the form contains the
 * member more than once.
 */
async function formOf(
  { document }: RecordedContract,
  schema: Schema,
  body: string,
  sentAs: string,
): Promise<Record<string, unknown>> {
  const form = await new Response(body, { headers: { 'Content-Type': sentAs } }).formData();
  const properties = dereference<Schema>(document, schema)['properties'];
  const entries = [...new Set(form.keys())].map(async (name): Promise<[string, unknown]> => {
    const texts = await Promise.all(
      form.getAll(name).map(async (part) => (typeof part === 'string' ? part : part.text())),
    );
    const property =
      isObject(properties) && isObject(properties[name]) ? dereference<Schema>(document, properties[name]) : {};
    return [name, [property['type']].flat().includes('array') || texts.length > 1 ? texts : texts[0]];
  });
  return Object.fromEntries(await Promise.all(entries));
}

function allowsObjects({ document }: RecordedContract, { schema }: Parameter): boolean {
  const type = schema && dereference<Schema>(document, schema)['type'];
  return [type].flat().includes('object');
}

function textsOf({ name, in: place }: Parameter, { req, url, path }: Omit<Received, 'body'>): string[] {
  if (place === 'path') return path.has(name) ? [path.get(name) as string] : [];
  if (place === 'query') return url.searchParams.getAll(name);
  const header = place === 'header' ? req.headers[name.toLowerCase()] : undefined;
  return header === undefined ? [] : [header].flat();
}

/**
 * Returns every value that the text of a parameter can stand for. For example, `1` can stand for a string, a number, or
 * a list of one string.
 */
function readings(texts: string[], { style }: Parameter): unknown[] {
  const read = (text: string): unknown =>
    text === 'true' || text === 'false'
      ? text === 'true'
      : text !== '' && Number.isFinite(Number(text))
        ? Number(text)
        : text;
  const list =
    texts.length > 1
      ? texts
      : (texts[0]?.split(style === 'pipeDelimited' ? '|' : style === 'spaceDelimited' ? ' ' : ',') ?? []);
  return [
    texts[0],
    read(texts[0] ?? ''),
    list,
    list.map(read),
    ...(texts[0] === '' || texts[0] === 'null' ? [null] : []),
  ];
}
