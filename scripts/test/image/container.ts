import { setTimeout as sleep } from 'node:timers/promises';
import type { ContainerEngine } from './engine.ts';

/** A response of the server in the container. `body` is undefined if the response is not JSON. */
export interface ServerResponse {
  status: number;
  text: string;
  body: Record<string, unknown> | undefined;
}

/** A container that runs the server. */
export interface Container {
  exec(...command: string[]): string;
  request(method: string, path: string, options?: { key?: string; body?: unknown }): Promise<ServerResponse>;
  ready(): Promise<void>;
  /** Waits up to a minute. Returns whether the health check of the image succeeds in this time. */
  isHealthy(): Promise<boolean>;
  restart(): void;
  /** Stops the container like `docker stop`. Returns the exit code of the server. */
  stop(): number;
}

const waitMs = 60_000;

/** Starts the server in a container that can write only to its volume, not even to `/tmp`. */
export function startContainer(
  engine: ContainerEngine,
  { image, name, volume, environment = [] }: { image: string; name: string; volume: string; environment?: string[] },
): Container {
  engine.run(
    'run',
    '--detach',
    `--name=${name}`,
    '--read-only',
    // podman makes /tmp writable unless this option is set. Docker does not.
    ...(engine.isPodman ? ['--read-only-tmpfs=false'] : []),
    '--cap-drop=ALL',
    '--security-opt=no-new-privileges',
    '--stop-timeout=15',
    `--volume=${volume}:/data`,
    '--publish=127.0.0.1::8787',
    ...environment.map((line) => `--env=${line}`),
    image,
  );
  let origin = '';
  const findOrigin = () => void (origin = `http://${engine.run('port', name, '8787/tcp').split('\n')[0]}`);
  findOrigin();

  const request: Container['request'] = async (method, path, { key, body } = {}) => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(key === undefined ? {} : { Authorization: key }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(waitMs),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, text, body: isJson ? (JSON.parse(text) as Record<string, unknown>) : undefined };
  };
  return {
    request,
    exec: (...command) => engine.run('exec', name, ...command),
    async ready() {
      const isReady = await becomes(async () => (await request('GET', '/api/health')).status === 200);
      if (!isReady) throw new Error(`the server did not become ready: ${engine.tryTo('logs', name)}`);
    },
    // podman needs systemd to run health checks regularly. So with podman, run the health check here.
    isHealthy: () =>
      becomes(async () =>
        engine.isPodman
          ? engine.run('healthcheck', 'run', name) === ''
          : engine.run('inspect', '--format={{.State.Health.Status}}', name) === 'healthy',
      ),
    restart() {
      engine.run('restart', name);
      findOrigin();
    },
    stop() {
      engine.run('stop', name);
      return Number(engine.run('inspect', '--format={{.State.ExitCode}}', name));
    },
  };
}

/** Repeats a check until it returns true. Returns false if this does not happen within a minute. */
async function becomes(check: () => Promise<boolean>): Promise<boolean> {
  for (const until = performance.now() + waitMs; performance.now() < until; await sleep(250))
    if (await check().catch(() => false)) return true;
  return false;
}
