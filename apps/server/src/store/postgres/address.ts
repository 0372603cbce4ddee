/** Returns one URL per host of an address. Error messages do not contain the address: it contains a password. */
export function hostUrls(address: string): string[] {
  const match = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]+)(\/[^/?#]+(?:\?[^#]*)?)$/.exec(address);
  if (match === null)
    throw new Error(
      'should be postgres://<user>:<password>@<host>[,<host>…]/<name>, ' +
        'with special characters of the password percent-encoded',
    );
  const [, before = '', hosts = '', after = ''] = match;
  const urls = hosts.split(',').map((host) => `${before}${host}${after}`);
  if (!urls.every(isValidUrl)) throw new Error('has an invalid host, port or percent-encoding');
  return urls;
}

function isValidUrl(url: string): boolean {
  try {
    const { hostname, username, password, pathname } = new URL(url);
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    return hostname !== '';
  } catch {
    return false;
  }
}
