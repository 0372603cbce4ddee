import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** An optional package that is installed. */
export interface Peer {
  folder: string;
  version: string;
  bin: Record<string, string>;
  exports: Record<string, { import?: string } | string>;
}

/** The optional packages, with the version to install. Other versions are not supported. */
const install = {
  '@hey-api/openapi-ts': '@hey-api/openapi-ts@0.99 typescript@6',
  typescript: 'typescript@6',
} as const;

/**
 * The first version of TypeScript that has no compiler API in JavaScript. The generator of the clients needs this API,
 * so it only works with older versions.
 */
const firstWithoutApi = 7;

/**
 * Thrown if an optional package is not installed, or does not work with the installed TypeScript. The message says what
 * to install.
 */
class PeerMissing extends Error {
  override readonly name = 'PeerMissing';
}

/**
 * Returns the package `name` that the module `from` would import. Returns undefined if the package is not installed.
 */
export function findPeer(name: string, from: string): Peer | undefined {
  const folders = createRequire(from).resolve.paths(name) ?? [];
  const folder = folders.map((one) => join(one, name)).find((one) => existsSync(join(one, 'package.json')));
  if (folder === undefined) return undefined;
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Partial<Peer>;
  return { folder, version: manifest.version ?? '0.0.0', bin: manifest.bin ?? {}, exports: manifest.exports ?? {} };
}

/** Returns an optional package. Throws `PeerMissing` if it is not installed. */
function neededPeer(name: keyof typeof install, from = import.meta.url): Peer {
  const peer = findPeer(name, from);
  if (peer) return peer;
  throw new PeerMissing(`${name} is not installed; to run this part: npm install --save-dev ${install[name]}`);
}

/**
 * Returns the generator of the clients. Throws `PeerMissing` if the generator or a suitable TypeScript is not
 * installed.
 */
export function clientGenerator(from = import.meta.url): Peer {
  const generator = neededPeer('@hey-api/openapi-ts', from);
  const typescript = findPeer('typescript', join(generator.folder, 'package.json'));
  const why =
    typescript === undefined
      ? 'needs TypeScript, which is not installed'
      : Number.parseInt(typescript.version, 10) >= firstWithoutApi
        ? `cannot work with TypeScript ${typescript.version}, which has no compiler API`
        : undefined;
  if (why === undefined) return generator;
  throw new PeerMissing(
    `@hey-api/openapi-ts ${why}; to run this part: npm install --save-dev ${install['@hey-api/openapi-ts']}`,
  );
}
