import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { methods } from '../document.ts';
import { faultOf, isJson } from './fault.ts';
import { answersOf, type RecordedAnswer, type Side } from './recorded.ts';

/** The client names the recorded answer it wants, by its number; without it, the request is looked at. */
export const wanted = 'x-review-answer';
/** What the server thought of the request: `taken`, or why not. */
export const verdict = 'x-review-verdict';

const largest = 16 * 1024 * 1024;

/** A server that speaks one revision: takes what its contract takes, and answers with what its contract records. Loopback only. */
export async function startExampleServer(side: Side): Promise<{ origin: string; close: () => Promise<void> }> {
  const routes = [...side.operations.values()]
    .map((operation) => ({
      operation,
      pattern: patternOf(operation.path),
      names: [...operation.path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name),
    }))
    .sort((x, y) => x.names.length - y.names.length);
  const answers = answersOf(side);
  const server = createServer((req, res) => {
    void answer(req, res).catch((error: Error) => res.destroy(error));
  });
  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', 'http://127.0.0.1');
    const body = await bodyOf(req);
    const asked = req.headers[wanted];
    if (asked !== undefined) return sendAnswer(res, answers[Number(asked)]);
    const route = routes.find(
      ({ operation, pattern }) => operation.method === req.method && pattern.test(url.pathname),
    );
    const fault =
      route === undefined
        ? `there is no ${methods.includes((req.method ?? '').toLowerCase()) ? req.method : 'such method'} here`
        : await faultOf(side, route.operation, { req, url, body, path: namesAndTexts(route, url.pathname) });
    res
      .writeHead(fault === undefined ? 204 : route === undefined ? 404 : 422, {
        [verdict]: encodeURIComponent(fault ?? 'taken'),
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

function namesAndTexts(
  { pattern, names }: { pattern: RegExp; names: string[] },
  pathname: string,
): Map<string, string> {
  const captured = pattern.exec(pathname)?.slice(1) ?? [];
  return new Map(names.map((name, i) => [name, decodeURIComponent(captured[i] ?? '')]));
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of req.setEncoding('utf8')) {
    text += chunk as string;
    if (text.length > largest) throw new Error('a body of this size is in no contract');
  }
  return text;
}

function sendAnswer(res: ServerResponse, recorded: RecordedAnswer | undefined): void {
  if (recorded === undefined) return void res.writeHead(404).end();
  const { status, type, value } = recorded;
  const number = /^\d{3}$/.test(status) ? Number(status) : status === 'default' ? 500 : Number(`${status[0]}00`);
  const text = isJson(type) ? JSON.stringify(value) : typeof value === 'string' ? value : JSON.stringify(value);
  res.writeHead(number, { 'Content-Type': type }).end(text);
}
