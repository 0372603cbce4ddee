/** Reads contracts from hostile places: pipes, devices, links out of the folder, and servers with bad responses. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAddress } from '../../src/sources/files.ts';
import { load } from '../../src/sources/load.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-review-places-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

const head = 'openapi: 3.1.1\ninfo: { title: T, version: 1.0.0 }\n';
const paths = 'paths: {}\n';
const hangMs = 5 * 60_000;
const megabyte = 1024 * 1024;

const write = (name: string, content: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
};

describe('pipes, folders and symbolic links where the review expects files', () => {
  const contract = `${head}paths: { /a: { $ref: other.yaml } }\n`;

  it('the review refuses to read a pipe, a folder or a device as a file, and does not wait for data', async () => {
    write('openapi.yaml', contract);
    execFileSync('mkfifo', [join(folder, 'other.yaml')]);
    const { notReviewed } = await load('.', { folder });
    expect(notReviewed[0]?.reason).toMatch(/is not a regular file/);
    mkdirSync(join(folder, 'more/openapi.yaml'), { recursive: true });
    await expect(load('more', { folder })).rejects.toThrow('not a regular file');
    await expect(load('/dev/zero', { folder })).rejects.toThrow('neither a file nor a folder');
  });

  it("the review reads no file outside the contract's folder, not even through a symbolic link", async () => {
    write('secret/other.yaml', 'get: { summary: secret, responses: {} }\n');
    for (const [name, ref] of [
      ['up', '../secret/other.yaml'],
      ['encoded', '..%2Fsecret%2Fother.yaml'],
      ['absolute', join(folder, 'secret/other.yaml')],
      ['address', `file://${folder}/secret/other.yaml`],
      ['link', 'link.yaml'],
      ['folder', 'linked/other.yaml'],
    ] as const) {
      write(`${name}/openapi.yaml`, `${head}paths: { /a: { $ref: "${ref}" } }\n`);
      symlinkSync(join(folder, 'secret/other.yaml'), join(folder, name, 'link.yaml'));
      symlinkSync(join(folder, 'secret'), join(folder, name, 'linked'));
      const { document, notReviewed } = await load(name, { folder });
      expect(JSON.stringify(document)).not.toContain('secret');
      expect(notReviewed, name).toHaveLength(1);
      expect(notReviewed[0]?.reason).toMatch(/is outside the folder|is an address/);
    }
  });

  it('in a git revision, the review follows no symbolic links and runs no git filters', async () => {
    write('other.yaml', 'get: { summary: secret, responses: {} }\n');
    write('api/openapi.yaml', `${head}paths: { /a: { $ref: link.yaml }, /b: { $ref: b.yaml } }\n`);
    write('api/b.yaml', 'get: { summary: mine, responses: {} }\n');
    symlinkSync('../other.yaml', join(folder, 'api/link.yaml'));
    write('.gitattributes', '*.yaml filter=bad\n');
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: folder });
    git('init', '--quiet', '--initial-branch=main');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'hostile');
    git('config', 'filter.bad.smudge', `touch ${join(folder, 'ran')}; cat`);
    const { document, notReviewed } = await load('main', { folder });
    expect(JSON.stringify(document)).toContain('mine');
    expect(JSON.stringify(document)).not.toContain('secret');
    expect(notReviewed.map(({ reason }) => reason)).toEqual([expect.stringContaining('not a regular file')]);
    expect(() => execFileSync('ls', [join(folder, 'ran')], { stdio: 'ignore' })).toThrow('ls');
  });
});

describe('servers with bad responses', () => {
  const answers: Record<string, RequestListener> = {
    '/good': (_, res) => void res.end(`${head}${paths}`),
    '/once': (_, res) => void res.writeHead(302, { location: '/good' }).end(),
    '/loop': (_, res) => void res.writeHead(302, { location: '/loop' }).end(),
    '/downgrade': (_, res) => void res.writeHead(301, { location: 'http://hostile.test/good' }).end(),
    '/file': (_, res) => void res.writeHead(301, { location: 'file:///etc/hostname' }).end(),
    '/silent': () => undefined,
    '/slow': (_, res) => void setInterval(() => res.write('a'), 20).unref(),
    '/endless': (_, res) => {
      const more = (): void => {
        while (res.write(Buffer.alloc(megabyte, 'a')));
        res.once('drain', more);
      };
      more();
    },
    '/closed': (_, res) => void res.destroy(),
    '/refused': (_, res) => void res.writeHead(400, { location: '/good' }).end(),
    '/missing': (_, res) => void res.writeHead(404).end('openapi: 3.1.0'),
  };
  const server = createServer((req, res) => answers[req.url ?? '']?.(req, res));
  const asked: string[] = [];
  /** Sends requests for https://hostile.test to the server of this test. Throws for any other address. */
  const request = (address: string, options: RequestInit): Promise<Response> => {
    asked.push(address);
    if (!address.startsWith('https://hostile.test/')) throw new Error(`${address} was asked`);
    const { port } = server.address() as AddressInfo;
    return fetch(address.replace('https://hostile.test', `http://127.0.0.1:${port}`), options);
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  /** The timeout is short for the two responses that never end. The others get more time on a busy machine. */
  const timeoutMs = (path: string) => (['/silent', '/slow'].includes(path) ? 700 : hangMs);
  const read = (path: string) => readAddress(`https://hostile.test${path}`, request, timeoutMs(path));

  it.each(['/good', '/once'])('the review reads the document at %s, even through a redirect', async (path) => {
    expect((await read(path)).toString()).toBe(`${head}${paths}`);
  });

  it.each([
    ['/loop', /redirects more than 5 times/],
    ['/downgrade', /redirects to http:/],
    ['/file', /redirects to file:/],
    ['/silent', /did not send the whole response within 0.7 s/],
    ['/slow', /did not send the whole response within 0.7 s/],
    ['/endless', /larger than 32 MB/],
    ['/closed', /cannot be read/],
    ['/refused', /status 400/],
    ['/missing', /status 404/],
  ])('the review refuses %s', async (path, says) => {
    const started = performance.now();
    await expect(read(path)).rejects.toThrow(says);
    expect(performance.now() - started).toBeLessThan(hangMs);
    expect(asked.filter((address) => !address.startsWith('https://'))).toEqual([]);
  });

  it('the review never sends the password in an address, and no error shows the password or the query', async () => {
    const error = await readAddress('https://user:secret@hostile.test/missing?key=secret', request).catch(String);
    expect(error).not.toContain('secret');
    expect(asked.filter((address) => address.includes('user'))).toEqual([]);
  });
});
