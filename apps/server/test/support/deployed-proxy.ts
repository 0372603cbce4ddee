/** Starts Caddy or nginx in front of a server, with the sample configuration from `deploy/`. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from './closed-loop-load.ts';
import { freePort } from './free-port.ts';

export type ProxyName = 'caddy' | 'nginx';

const deploy = join(import.meta.dirname, '../../../../deploy');
const isRoot = process.getuid?.() === 0;

export function isInstalled(name: ProxyName): boolean {
  return spawnSync(name, [name === 'caddy' ? 'version' : '-v'], { stdio: 'ignore' }).status === 0;
}

export interface DeployedProxy {
  origin: string;
  stop(): Promise<void>;
}

/** Starts the proxy without TLS, on a free port. `change` can edit the text of the sample configuration first. */
export async function startProxy(
  name: ProxyName,
  serverPort: number,
  change = (sample: string) => sample,
): Promise<DeployedProxy> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-proxy-'));
  const sample = change(readFileSync(join(deploy, name === 'caddy' ? 'Caddyfile' : 'nginx.conf'), 'utf8'));
  const args =
    name === 'caddy' ? writeCaddy(folder, sample, port, serverPort) : writeNginx(folder, sample, port, serverPort);
  const child = spawn(name, args, { stdio: 'ignore', env: { ...process.env, HOME: folder } });
  const exited = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await waitUntil(`${name} in front of the server`, async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}`);
    return fetch(`${origin}/api/health`).then(
      ({ status }) => status === 200,
      () => false,
    );
  });
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeCaddy(folder: string, sample: string, port: number, serverPort: number): string[] {
  const file = join(folder, 'Caddyfile');
  const site = sample.replace('jurybox.example.com {', `http://127.0.0.1:${port} {`);
  writeFileSync(file, `{\n\tadmin off\n}\n${site.replace('127.0.0.1:8787', `127.0.0.1:${serverPort}`)}`);
  return ['run', '--adapter', 'caddyfile', '--config', file];
}

function writeNginx(folder: string, sample: string, port: number, serverPort: number): string[] {
  const site = sample
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*(?:listen \[|ssl_certificate).*$/gm, '')
    .replace('127.0.0.1:8787', `127.0.0.1:${serverPort}`);
  const names = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of names) mkdirSync(join(folder, name));
  const paths = names.map((name) => `${name}_temp_path ${join(folder, name)};`);
  const file = join(folder, 'main.conf');
  writeFileSync(
    file,
    `${isRoot ? 'user root;' : ''} daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
     events {} http { access_log off; ${paths.join(' ')} ${site} }`,
  );
  return ['-e', join(folder, 'error.log'), '-c', file];
}
