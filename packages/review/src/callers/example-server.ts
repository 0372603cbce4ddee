import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { methods } from '@jurybox/openapi';
import type { Side } from '../compared.ts';
import { recordedResponses, type RecordedContract, type RecordedResponse } from './recorded.ts';
import { isJson, requestProblem } from './request-problem.ts';

/**
 * The request header that holds the index of an example response. The server then sends this response. Without the
 * header, the server checks the request.
 */
export const responseHeader = 'x-review-response';
/** The response header with the result of the check: `accepted`, or why the server refuses the request. */
export const problemHeader = 'x-review-verdict';
export const accepted = 'accepted';

const maxBodyCharacters = 16 * 1024 * 1024;

/**
 * Starts a server for one contract on the loopback address. The server checks requests against the contract and sends
 * the example responses of the contract. `side` tells which of the two contracts it is.
 */
export async function startExampleServer(
  contract: RecordedContract,
  side: Side,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const routes = [...contract.operations.values()]
    .map((operation) => ({
      operation,
      pattern: patternOf(operation.path),
      names: [...operation.path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name),
    }))
    .sort((left, right) => left.names.length - right.names.length);
  const responses = recordedResponses(contract);
  const server = createServer((req, res) => {
    void handle(req, res).catch((error: Error) => res.destroy(error));
  });
  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', 'http://127.0.0.1');
    const body = await bodyOf(req);
    const index = req.headers[responseHeader];
    if (index !== undefined) return sendRecorded(res, responses[Number(index)]);
    const route = routes.find(
      ({ operation, pattern }) => operation.method === req.method && pattern.test(url.pathname),
    );
    const problem =
      route === undefined
        ? `the ${side} has no ${isKnownMethod(req.method) ? req.method : 'such'} operation at this path`
        : await requestProblem(contract, route.operation, { req, url, body, path: pathTexts(route, url.pathname) });
    res
      .writeHead(problem === undefined ? 204 : route === undefined ? 404 : 422, {
        [problemHeader]: encodeURIComponent(problem ?? accepted),
      })
      .end();
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/\{[^{}]*\}/)
      .map((text) => encodeURI(text).replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`))
      .join('([^/]+)')}$`,
  );

function pathTexts({ pattern, names }: { pattern: RegExp; names: string[] }, pathname: string): Map<string, string> {
  const captured = pattern.exec(pathname)?.slice(1) ?? [];
  return new Map(names.map((name, i) => [name, decodeURIComponent(captured[i] ?? '')]));
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of req.setEncoding('utf8')) {
    text += chunk as string;
    if (text.length > maxBodyCharacters) throw new Error(`the body is longer than ${maxBodyCharacters} characters`);
  }
  return text;
}

function sendRecorded(res: ServerResponse, recorded: RecordedResponse | undefined): void {
  if (recorded === undefined) return void res.writeHead(404).end();
  const { status, type, value } = recorded;
  const number = /^\d{3}$/.test(status) ? Number(status) : status === 'default' ? 500 : Number(`${status[0]}00`);
  const text = isJson(type) ? JSON.stringify(value) : typeof value === 'string' ? value : JSON.stringify(value);
  res.writeHead(number, { 'Content-Type': type }).end(text);
}

const isKnownMethod = (method = ''): boolean => methods.includes(method.toLowerCase());
