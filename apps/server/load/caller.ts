import { Agent, request } from 'node:http';

export interface CallResult {
  status: number;
  etag: string | undefined;
  text: string;
}

export type Call = (
  method: string,
  path: string,
  options?: { body?: unknown; headers?: Record<string, string> },
) => Promise<CallResult>;

/**
 * Returns a function that sends requests with one API key on keep-alive connections. A call fails if there is no
 * response after ten seconds.
 */
export function createCaller(origin: string, key: string): { call: Call; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const call: Call = (method, path, { body, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const sent = {
        Authorization: key,
        ...headers,
        ...(text === undefined
          ? {}
          : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
      };
      const req = request(`${origin}/api${path}`, { agent, method, headers: sent, timeout: 10_000 }, (res) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('error', reject);
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, etag: res.headers.etag, text: Buffer.concat(parts).toString() }),
        );
      });
      req.on('timeout', () => req.destroy(Object.assign(new Error('no response'), { code: 'no response in 10 s' })));
      req.on('error', reject);
      req.end(text);
    });
  return { call, close: () => agent.destroy() };
}

/** Returns the parsed body of a 2xx response. Rejects for any other status. */
export async function made<T>(response: Promise<CallResult>): Promise<T> {
  const { status, text } = await response;
  if (status < 200 || status > 299)
    throw new Error(`creating the data failed with status ${status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as T;
}
