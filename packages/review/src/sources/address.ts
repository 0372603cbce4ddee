import { CannotReview } from '../errors.ts';
import { NotRead, type Files } from './files.ts';
import { limits, megabytes } from './limits.ts';

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

/**
 * Reads the one document at an address that the caller named. Follows redirects only to https, and only a few. The
 * response is data: nothing in it is executed, and no request goes to the addresses in it.
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
      if (at.protocol !== 'https:') fail(`the server redirects to ${at.protocol}//; only https:// is followed`);
      if (at.username !== '' || at.password !== '') fail('an address with a name or password is not asked');
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
      if (!response.ok) fail(`the server answers with status ${response.status}`);
      return await bodyOf(response);
    }
  } catch (error) {
    if (error instanceof CannotReview) throw error;
    if (error instanceof NotRead) return fail(error.message);
    if (signal.aborted) return fail(`the server did not answer in full within ${timeoutMs / 1000} s`);
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

/** An address can contain a key in its query. Messages must not show it. */
export const withoutSecrets = (address: string): string => address.replace(/[?#].*/s, '').replace(/\/\/[^/]*@/, '//');

/** The one file of an address. */
export class AddressFiles implements Files {
  private readonly entry: string;
  private readonly bytes: Buffer;

  constructor(entry: string, bytes: Buffer) {
    [this.entry, this.bytes] = [entry, bytes];
  }

  read(path: string): Buffer {
    if (path === this.entry) return this.bytes;
    throw new NotRead('is beside an address; the review asks only addresses that its caller names');
  }
}
