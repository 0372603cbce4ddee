/** A `fetch` that checks each request and each response of OFREP against the protocol's own OpenAPI document. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const document = JSON.parse(readFileSync(join(import.meta.dirname, 'openapi-0.3.0.json'), 'utf8'));
// The schema `codeDefaultFlag` is for flags without a value, but does not forbid a value. So a flag with a value would
// match two schemas of a `oneOf`, which is an error.
document.components.schemas.codeDefaultFlag.not = { required: ['value'] };

const ajv = new Ajv2020({ strict: false, validateFormats: true, allErrors: true });
(addFormats as unknown as (ajv: Ajv2020, formats: string[]) => void)(ajv, ['date-time', 'uri', 'float']);
ajv.addSchema(document, 'ofrep');

function assertMatches(value: unknown, pointer: string, what: string): void {
  if (!ajv.validate({ $ref: `ofrep#${pointer}` }, value))
    throw new Error(`${what} does not match OFREP: ${ajv.errorsText()}`);
}

const marker = '/ofrep/v1/';
const escaped = (text: string) => text.replaceAll('/', '~1');

export interface Exchange {
  status: number;
  headers: Headers;
  body: any;
}

/**
 * Returns a `fetch` that checks each request and response against OFREP's own OpenAPI document, and the list of the
 * responses so far. A test that sends invalid requests sets `checksRequest` to false.
 */
export function createCheckedFetch(send: typeof fetch = fetch, { checksRequest = true } = {}) {
  const exchanges: Exchange[] = [];
  const checked: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const isSingle = /\/flags\/[^/]+$/.test(path);
    const template = `${marker}evaluate/flags${isSingle ? '/{key}' : ''}`;
    if (!path.endsWith(isSingle ? path.slice(path.indexOf(marker)) : template)) throw new Error(`${path} is not OFREP`);
    const operation = `/paths/${escaped(template)}/post`;
    const { responses } = document.paths[template].post;
    const sent: any = await request
      .clone()
      .json()
      .catch(() => undefined);
    // The protocol requires a `targetingKey`. OpenFeature's SDK for servers leaves it out, which Jurybox accepts.
    if (checksRequest && sent?.context?.targetingKey !== undefined)
      assertMatches(sent, `${operation}/requestBody/content/application~1json/schema`, 'the request');
    const response = await send(request);
    const text = await response.clone().text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const declared = responses[response.status];
    if (declared === undefined) throw new Error(`the status ${response.status} is not in OFREP`);
    if (declared.content !== undefined)
      assertMatches(
        body,
        `${operation}/responses/${response.status}/content/application~1json/schema`,
        `the response ${response.status}`,
      );
    if (response.status === 304 && text !== '') throw new Error('a 304 has a body');
    exchanges.push({ status: response.status, headers: response.headers, body });
    return response;
  };
  return { fetch: checked, exchanges };
}
