/** Sends the requests of the form "Try it" to the server that serves this site. */
import type { ConsoleOperation } from '../../../src/console-data.ts';

const maxShownBytes = 200_000;
const timeoutMs = 60_000;
const shownHeaders = ['content-type', 'etag', 'location', 'retry-after', 'x-request-id'];

export interface Shown {
  /** The status line that the form shows, for example "200 OK in 12 ms". */
  status: string;
  isSuccess: boolean;
  headers: [name: string, value: string][];
  body: string;
}

/**
 * Sends the request and returns what the form shows of the response. If this site is not served by a Jurybox server,
 * throws an error with a message for the reader.
 */
export async function sendRequest(
  operation: ConsoleOperation,
  values: Readonly<Record<string, string>>,
  body: string,
  key: string,
): Promise<Shown> {
  const { method, fields, needsKey } = operation;
  const given = fields.filter(({ name }) => (values[name] ?? '') !== '');
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = new URLSearchParams(
    given.filter((field) => field.in === 'query').map(({ name }) => [name, values[name] ?? '']),
  ).toString();
  const headers = Object.fromEntries(
    given.filter((field) => field.in === 'header').map(({ name }) => [name, values[name] ?? '']),
  );
  const began = performance.now();
  const response = await fetch(`/api${path}${query === '' ? '' : `?${query}`}`, {
    method,
    headers: {
      ...headers,
      ...(needsKey && key !== '' ? { Authorization: key } : {}),
      ...(operation.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(operation.body === undefined ? {} : { body: bodyToSend(operation, body) }),
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.headers.has('x-request-id'))
    throw new Error('No Jurybox server serves this site, so this form cannot send requests.');
  const { text, isCut } = await readStart(response);
  return {
    status: `${response.status} ${response.statusText} in ${Math.round(performance.now() - began)} ms`,
    isSuccess: response.ok,
    headers: shownHeaders.flatMap((name): [string, string][] => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
    body: isCut ? `${text}\n… The rest is not shown.` : indented(text),
  };
}

/** Whether the request body contains ids. The form leaves them empty, so that the reader can fill them in. */
export const hasEmptyIds = ({ body = '' }: ConsoleOperation): boolean => body.includes('""');

/** Returns the body without the ids that the reader left empty. If the body is not valid JSON, returns it unchanged. */
export function bodyToSend({ body: given = '' }: ConsoleOperation, body: string): string {
  const names = new Set([...given.matchAll(/"(\w+)": ""/g)].map(([, name]) => name));
  if (names.size === 0) return body;
  try {
    return JSON.stringify(JSON.parse(body, (name, value) => (value === '' && names.has(name) ? undefined : value)));
  } catch {
    return body;
  }
}

/** Reads the response body, but stops after `maxShownBytes`. */
async function readStart({ body }: Response): Promise<{ text: string; isCut: boolean }> {
  if (body === null) return { text: '', isCut: false };
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; bytes < maxShownBytes;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), isCut: false };
    bytes += value.length;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return { text, isCut: true };
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
