import type { IncomingMessage } from 'node:http';
import { follow, isObject, type Operation, type Parameter, type Schema } from '../document.ts';
import { schemaIn, type Side } from './recorded.ts';

export const isJson = (type: string): boolean => /^application\/(.+\+)?json\b/.test(type);
const isForm = (type: string): boolean =>
  type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data';

export interface Received {
  req: IncomingMessage;
  url: URL;
  body: string;
  path: Map<string, string>;
}

/** Why the contract does not take a request; nothing where it does. */
export async function faultOf(
  side: Side,
  operation: Operation,
  { req, url, body, path }: Received,
): Promise<string | undefined> {
  for (const parameter of operation.parameters) {
    // Objects are written in many ways; what a server makes of them is not looked at. Generated functions send no cookies.
    if (takesObjects(side, parameter) || parameter.in === 'cookie') continue;
    const texts = textsOf(parameter, { req, url, path });
    if (texts.length === 0 && parameter.required === true)
      return `the ${parameter.in} parameter ${parameter.name} is missing`;
    if (texts.length === 0 || parameter.schema === undefined) continue;
    const { schema } = parameter;
    if (!readings(texts, parameter).some((value) => side.request.fits(schema, value)))
      return `the ${parameter.in} parameter ${parameter.name} does not fit`;
  }
  const { requestBody } = operation;
  if (body === '') return requestBody?.required === true ? 'the body is missing' : undefined;
  const sentAs = req.headers['content-type'] ?? '';
  const type = sentAs.split(';')[0]?.trim().toLowerCase() ?? '';
  const schema = schemaIn(requestBody?.content, type);
  if (schema === undefined) return requestBody ? `a body of ${type} is not taken` : undefined;
  if (!isJson(type) && !isForm(type)) return undefined;
  if (isJson(type)) return worded(side.request.errors(schema, JSON.parse(body)));
  return worded(side.request.errorsAsText(schema, await formOf(side, schema, body, sentAs)), '/value');
}

const worded = ([error]: { instancePath: string; message?: string }[], root = ''): string | undefined =>
  error && `the body${error.instancePath.slice(root.length)} ${error.message ?? 'does not fit'}`;

/** A form as the object that its schema means: a list where the schema has one. */
async function formOf(
  { document }: Side,
  schema: Schema,
  body: string,
  sentAs: string,
): Promise<Record<string, unknown>> {
  const form = await new Response(body, { headers: { 'Content-Type': sentAs } }).formData();
  const properties = follow<Schema>(document, schema, '').value['properties'];
  const entries = [...new Set(form.keys())].map(async (name): Promise<[string, unknown]> => {
    const texts = await Promise.all(
      form.getAll(name).map(async (part) => (typeof part === 'string' ? part : part.text())),
    );
    const property =
      isObject(properties) && isObject(properties[name]) ? follow<Schema>(document, properties[name], '').value : {};
    return [name, [property['type']].flat().includes('array') || texts.length > 1 ? texts : texts[0]];
  });
  return Object.fromEntries(await Promise.all(entries));
}

function takesObjects({ document }: Side, { schema }: Parameter): boolean {
  const type = schema && follow<Schema>(document, schema, '').value['type'];
  return [type].flat().includes('object');
}

function textsOf({ name, in: place }: Parameter, { req, url, path }: Omit<Received, 'body'>): string[] {
  if (place === 'path') return path.has(name) ? [path.get(name) as string] : [];
  if (place === 'query') return url.searchParams.getAll(name);
  const header = place === 'header' ? req.headers[name.toLowerCase()] : undefined;
  return header === undefined ? [] : [header].flat();
}

/** What a text on the wire may stand for: a text, a number, a truth value, or a list of them. */
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
