/**
 * One URL per host of a `postgres://user:password@one:5432,two:5432/name?options` address. Throws a plain sentence that
 * repeats nothing of the address: it holds a password.
 */
export function hostUrls(address: string): string[] {
  const match = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]+)(\/[^/?#]+(?:\?[^#]*)?)$/.exec(address);
  if (match === null)
    throw new Error(
      'should be postgres://<user>:<password>@<host>[,<host>…]/<name>, with what is special in a password percent-encoded',
    );
  const [, before = '', hosts = '', after = ''] = match;
  const urls = hosts.split(',').map((host) => `${before}${host}${after}`);
  for (const url of urls) {
    if (!isAddress(url)) throw new Error('has a host, a port or a percent-encoding that is none');
  }
  return urls;
}

function isAddress(url: string): boolean {
  try {
    const { hostname, username, password, pathname } = new URL(url);
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    return hostname !== '';
  } catch {
    return false;
  }
}
