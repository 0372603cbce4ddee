import { CannotReview } from '../errors.ts';
import { NotRead, type Files } from './files.ts';
import { limits, megabytes } from './limits.ts';

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

/**
 * Downloads the document at an address that the user named. Follows a few redirects, and only to https. Treats the
 * response as data: executes nothing in it, and sends no requests to addresses in it.
 */
export async function readAddress(
  address: string,
  request: Fetch = fetch,
  timeoutMs: number = limits.addressMs,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const fail = (why: string): never => {
    throw new CannotReview(`${withoutSecrets(address)}: ${why}`);
  };
  try {
    let at = new URL(address);
    for (let redirects = 0; ; redirects += 1) {
      if (at.protocol !== 'https:')
        fail(`the server redirects to ${at.protocol}//; the review follows only redirects to https://`);
      if (at.username !== '' || at.password !== '')
        fail('the review reads no address that contains a user name or password');
      const response = await request(at.href, {
        redirect: 'manual',
        signal,
        headers: { Accept: 'application/yaml, application/json, text/*;q=0.9, */*;q=0.5' },
      });
      const next = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && next !== null) {
        await response.body?.cancel();
        if (redirects === limits.redirects) fail(`the server redirects more than ${limits.redirects} times`);
        at = new URL(next, at);
        continue;
      }
      if (!response.ok) fail(`the server responds with status ${response.status}`);
      return await bodyOf(response);
    }
  } catch (error) {
    if (error instanceof CannotReview) throw error;
    if (error instanceof NotRead) return fail(error.message);
    if (signal.aborted) return fail(`the server did not send the whole response within ${timeoutMs / 1000} s`);
    const { cause, message } = error as Error & { cause?: Error };
    return fail(`the address cannot be read: ${cause?.message ?? message}`);
  }
}

async function bodyOf(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > limits.fileBytes) throw new NotRead(`the response is larger than ${megabytes(limits.fileBytes)}`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Removes the query and the credentials from an address, because messages must not show a key or password. */
export const withoutSecrets = (address: string): string => address.replace(/[?#].*/s, '').replace(/\/\/[^/]*@/, '//');

/** The files of a contract that was downloaded from an address. There is only one file. */
export class AddressFiles implements Files {
  private readonly entry: string;
  private readonly bytes: Buffer;

  constructor(entry: string, bytes: Buffer) {
    [this.entry, this.bytes] = [entry, bytes];
  }

  read(path: string): Buffer {
    if (path === this.entry) return this.bytes;
    throw new NotRead('is relative to an address; the review reads only addresses that you name');
  }
}
