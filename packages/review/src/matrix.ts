import { isObject, operationsOf, type Document, type MediaType, type Operation, type Schema } from './document.ts';
import { normalize, seenFrom } from './normalize.ts';
import { validatorsOf, type Validators } from './witness/validators.ts';

/** One client with one server, over the examples that the contracts record. */
export interface Cell {
  client: 'base' | 'revision';
  server: 'base' | 'revision';
  requests: { passed: number; of: number };
  answers: { passed: number; of: number };
  /** The first few that did not pass. */
  failed: string[];
}

interface Side {
  operations: Map<string, Operation>;
  request: Validators;
  response: Validators;
}

/**
 * Base client × new server and the reverse: the requests a client's contract shows are held to the server's contract,
 * the answers a server's contract shows to the client's. No process is started and no byte is sent.
 */
export function matrixOf(base: Document, revision: Document): Cell[] {
  const sides = { base: sideOf(base), revision: sideOf(revision) };
  return ([['base', 'revision'], ['revision', 'base']] as const).map(([client, server]) => {
    const failed: string[] = [];
    const requests = count(bodies(sides[client]), (one) => held(one, bodySchema(sides[server], one), sides[server].request), failed);
    const answers = count(replies(sides[server]), (one) => held(one, replySchema(sides[client], one), sides[client].response), failed);
    return { client, server, requests, answers, failed: failed.slice(0, 5) };
  });
}

interface Recorded {
  what: string;
  key: string;
  status?: string;
  type: string;
  value: unknown;
}

function sideOf(document: Document): Side {
  const plain = normalize(document);
  const [request, response] = [seenFrom(plain, 'request'), seenFrom(plain, 'response')];
  return { operations: operationsOf(plain), request: validatorsOf(request), response: validatorsOf(response) };
}

function recorded(document: Document, media: MediaType): unknown[] {
  const values = Object.values(media.examples ?? {}).map((example) => {
    const [, , kind = '', name = ''] = (example.$ref ?? '').split('/');
    const target = example.$ref === undefined ? example : document.components?.[kind]?.[name];
    return isObject(target) ? target['value'] : undefined;
  });
  return [media.example, ...values].filter((value) => value !== undefined);
}

const bodies = ({ operations, request }: Side): Recorded[] =>
  [...operations.values()].flatMap((operation) => Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, media]) => recorded(request.document, media).map((value) => ({ what: `request ${operation.method} ${operation.path}`, key: operation.key, type, value }))));

const replies = ({ operations, response }: Side): Recorded[] =>
  [...operations.values()].flatMap((operation) => [...operation.responses].flatMap(([status, { content }]) => Object.entries(content).flatMap(([type, media]) => recorded(response.document, media).map((value) => ({ what: `answer ${status} of ${operation.method} ${operation.path}`, key: operation.key, status, type, value })))));

const bodySchema = ({ operations }: Side, { key, type }: Recorded): Schema | undefined => schemaIn(operations.get(key)?.requestBody?.content, type);
const replySchema = ({ operations }: Side, { key, status = '', type }: Recorded): Schema | undefined => {
  const responses = operations.get(key)?.responses;
  return schemaIn((responses?.get(status) ?? responses?.get(`${status[0]}XX`) ?? responses?.get('default'))?.content, type);
};
const schemaIn = (content: Record<string, MediaType> | undefined, type: string): Schema | undefined => (content?.[type] ? (content[type].schema ?? {}) : undefined);

function held({ value }: Recorded, schema: Schema | undefined, validators: Validators): boolean {
  return schema !== undefined && validators.fits(schema, value);
}

function count(list: Recorded[], passes: (one: Recorded) => boolean, failed: string[]): { passed: number; of: number } {
  const wrong = list.filter((one) => !passes(one));
  failed.push(...wrong.map(({ what }) => what));
  return { passed: list.length - wrong.length, of: list.length };
}
