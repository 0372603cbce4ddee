/** Checks the texts of the Containerfile and of the files in deploy/. The tests in image/ build and run the image. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../paths.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Returns a message for each rule that a Containerfile breaks. */
function containerFaults(text: string): string[] {
  const lines = text
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const of = (word: string) => lines.filter((line) => line.startsWith(`${word} `));
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  return [
    ...of('FROM')
      .filter((line) => !/^FROM [\w./-]+:\d+\.\d+\.\d+[\w.-]*( AS \w+)?$/.test(line))
      .map((line) => `${line}: the image has no exact version`),
    ...(last.some((line) => /^USER (?!root|0\b)\w+/.test(line)) ? [] : ['the server runs as root']),
    ...(last.findIndex((line) => line.startsWith('USER ')) > last.findIndex((line) => line.startsWith('ENTRYPOINT '))
      ? ['USER comes after ENTRYPOINT']
      : []),
    ...['HEALTHCHECK', 'STOPSIGNAL', 'ENTRYPOINT', 'VOLUME']
      .filter((word) => !last.some((line) => line.startsWith(word)))
      .map((word) => `${word} is missing`),
    ...lines
      .filter((line) => /^(ENTRYPOINT|CMD) (?!\[)/.test(line))
      .map((line) => `${line}: a shell receives the signals instead of the server`),
    ...lines.filter((line) => /^ADD |sudo|curl|--privileged|chmod 777/.test(line)).map((line) => `${line}: not needed`),
    ...last
      .filter((line) => /^COPY (?!--from=)/.test(line))
      .map((line) => `${line}: copies more than the built server into the image`),
    ...last.filter((line) => /(KEY|SECRET|TOKEN|PASSWORD)=/.test(line)).map((line) => `${line}: a secret in the image`),
    ...last
      .filter((line) => /^(HEALTHCHECK|ENTRYPOINT|CMD) /.test(line) && !isCommand(line.slice(line.indexOf('['))))
      .map((line) => `${line}: is not a JSON list of texts`),
    // The image must contain only files that the published package contains too.
    ...last
      .filter((line) => /^COPY --from=build \/build\/apps\/server(?!\/(bin|dist|package\.json) )/.test(line))
      .map((line) => `${line}: copies files that are not in the package`),
  ];
}

function isCommand(text: string): boolean {
  try {
    const words: unknown = JSON.parse(text);
    return Array.isArray(words) && words.every((word) => typeof word === 'string');
  } catch {
    return false;
  }
}

describe('the Containerfile of the server', () => {
  const text = read('Containerfile');
  it('the Containerfile has no fault such as running as root, and names the Node.js version of the repository', () => {
    expect(containerFaults(text)).toEqual([]);
    for (const [, path = ''] of text.matchAll(/COPY --from=build \/build\/((?:apps|packages)\/\S+)/g))
      if (!path.endsWith('/dist')) expect(existsSync(join(root, path)), path).toBe(true);
    expect(/nodeVersion: (\S+)/.exec(read('pnpm-workspace.yaml'))?.[1]).toBe(
      /^FROM docker\.io\/library\/node:([\d.]+)/m.exec(text)?.[1],
    );
    for (const file of ['.containerignore', '.dockerignore']) expect(read(file)).toContain('node_modules');
  });

  it.each([
    ['the server runs as root', text.replace('USER node\n', '')],
    ['the image has no exact version', text.replace(/FROM (\S+):\S+/, 'FROM $1:latest')],
    ['a shell receives the signals', text.replace(/ENTRYPOINT .*/, 'ENTRYPOINT node bin/jurybox.js')],
    ['HEALTHCHECK is missing', text.replace(/HEALTHCHECK .*/, '')],
    ['a secret in the image', text.replace('NODE_ENV=production', 'API_KEY=production')],
    ['copies more than the built server', `${text}COPY . .\n`],
    ['files that are not in the package', `${text}COPY --from=build /build/apps/server/src /srv/apps/server/src\n`],
    ['is not a JSON list of texts', text.replace('process.exit(1))"]', 'process.exit(1))]')],
  ])('planted fault: the rules for the Containerfile find "%s"', (says, planted) => {
    expect(containerFaults(planted).join()).toContain(says);
  });
});

describe('the systemd unit deploy/jurybox.service', () => {
  const file = join(root, 'deploy/jurybox.service');
  const analyze = (...args: string[]) =>
    spawnSync('systemd-analyze', args, { encoding: 'utf8', env: { ...process.env, SYSTEMD_COLORS: '0' } });
  const isThere = analyze('--version').status === 0;
  if (!isThere) console.warn('NOT RUN: systemd-analyze verify; systemd is not installed');

  it.runIf(isThere)('systemd accepts deploy/jurybox.service and rates its exposure below 2 of 10', () => {
    const { stderr, status } = analyze('verify', file);
    expect([status, stderr]).toEqual([0, '']);
    const exposure = /exposure level for .*: ([\d.]+)/.exec(analyze('security', '--offline=true', file).stdout)?.[1];
    expect(Number(exposure)).toBeLessThan(2);
  });

  it('the systemd unit runs the server as a separate system user, and gives the server more than 10 s to stop', () => {
    const text = readFileSync(file, 'utf8');
    for (const line of [
      'DynamicUser=yes',
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
      'StateDirectory=jurybox',
      'KillSignal=SIGTERM',
    ])
      expect(text).toContain(`\n${line}\n`);
    // A comment in the unit says where to install the package. The unit must start the server in that folder.
    const [, prefix = ''] = /npm install --prefix (\S+) @jurybox\/server\n/.exec(text) ?? [];
    const { bin } = JSON.parse(read('apps/server/package.json')) as { bin: { jurybox: string } };
    const command = join(prefix, 'node_modules/@jurybox/server', bin.jurybox);
    expect(text).toContain(`\nExecStart=/usr/bin/env node --disable-sigusr1 ${command} serve\n`);
    expect(Number(/TimeoutStopSec=(\d+)/.exec(text)?.[1])).toBeGreaterThan(10);
  });
});

describe('the file deploy/compose.yaml', () => {
  const text = read('deploy/compose.yaml');

  interface Service {
    image?: string;
    build?: { context: string; dockerfile: string };
    environment: Record<string, string>;
    ports?: string[];
    depends_on?: Record<string, { condition: string }>;
    healthcheck?: { test: string[] };
    volumes?: string[];
    read_only?: boolean;
    cap_drop?: string[];
    security_opt?: string[];
    stop_grace_period?: string;
  }

  function composeFaults(yaml: string): string[] {
    const { services, volumes } = parse(yaml) as {
      services: { postgres: Service; jurybox: Service };
      volumes: Record<string, unknown>;
    };
    const { postgres, jurybox } = services;
    const rules: [isKept: boolean, fault: string][] = [
      [
        /^docker\.io\/library\/postgres:\d+\.\d+-\w+$/.test(postgres.image ?? ''),
        'the image of PostgreSQL has no exact version',
      ],
      [postgres.ports === undefined, 'PostgreSQL is reachable from outside'],
      [
        postgres.healthcheck?.test.includes('--host=127.0.0.1') === true,
        'PostgreSQL is healthy before it has a database',
      ],
      [postgres.volumes?.join() === 'postgres:/var/lib/postgresql' && 'postgres' in volumes, 'the data has no volume'],
      [
        existsSync(join(root, 'deploy', jurybox.build?.context ?? '', jurybox.build?.dockerfile ?? '')),
        'no Containerfile',
      ],
      [jurybox.depends_on?.['postgres']?.condition === 'service_healthy', 'the server does not wait for PostgreSQL'],
      [jurybox.ports?.every((port) => port.startsWith('127.0.0.1:')) === true, 'the port is open to every machine'],
      [jurybox.read_only === true && jurybox.cap_drop?.join() === 'ALL', 'the server may do more than it needs'],
      [Object.values(services).every((one) => one.security_opt?.includes('no-new-privileges:true')), 'new privileges'],
      [Number.parseInt(jurybox.stop_grace_period ?? '', 10) > 10, 'the server has no time to stop'],
      [
        postgres.environment['POSTGRES_PASSWORD']?.startsWith('${POSTGRES_PASSWORD:?') === true,
        'a password in the file',
      ],
      [
        URL.parse(jurybox.environment['DATABASE_URL']?.replace('${POSTGRES_PASSWORD}', 'p') ?? '')?.href ===
          'postgres://jurybox:p@postgres:5432/jurybox',
        'the server does not use the PostgreSQL of this file',
      ],
    ];
    return rules.filter(([isKept]) => !isKept).map(([, fault]) => fault);
  }

  it('deploy/compose.yaml contains no password and no other fault, and Docker Compose accepts this file', () => {
    expect(composeFaults(text)).toEqual([]);
    if (spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status !== 0) {
      console.warn('NOT RUN: docker compose config on deploy/compose.yaml; Docker Compose is not installed');
      return;
    }
    const env = { ...process.env, POSTGRES_PASSWORD: 'planted' };
    const args = ['compose', '-f', join(root, 'deploy/compose.yaml'), 'config', '--quiet'];
    expect(spawnSync('docker', args, { encoding: 'utf8', env }).status).toBe(0);
  });

  it.each([
    ['the image of PostgreSQL has no exact version', text.replace(/image: (\S+):\S+/, 'image: $1')],
    ['the port is open to every machine', text.replace('127.0.0.1:8787:8787', '8787:8787')],
    ['PostgreSQL is healthy before it has a database', text.replace('"--host=127.0.0.1", ', '')],
    ['a password in the file', text.replace(/\$\{POSTGRES_PASSWORD:\?.*\}/, 'secret')],
    ['the server does not use the PostgreSQL of this file', text.replace('@postgres:5432', '@localhost:5432')],
    ['the server does not wait for PostgreSQL', text.replace('service_healthy', 'service_started')],
    ['no Containerfile', text.replace('dockerfile: Containerfile', 'dockerfile: Dockerfile')],
  ])('planted fault: the rules for deploy/compose.yaml find "%s"', (fault, planted) => {
    expect(composeFaults(planted)).toContain(fault);
  });
});

describe.each(['Caddyfile', 'nginx.conf'])('the sample configuration deploy/%s of a proxy', (name) => {
  const text = read(`deploy/${name}`);
  const isCaddy = name === 'Caddyfile';

  /** Returns a message for each setting that the configuration lacks. The rules are the same for Caddy and nginx. */
  function proxyFaults(sample: string): string[] {
    const settings = sample.replaceAll(/^\s*#.*$/gm, '');
    const [, size = '0'] = (isCaddy ? /max_size (\d+)MB/ : /client_max_body_size (\d+)m;/).exec(settings) ?? [];
    const [, idle = '0'] = (isCaddy ? /keepalive (\d+)s/ : /keepalive_timeout (\d+)s;/).exec(settings) ?? [];
    const rules: [isKept: boolean, fault: string][] = [
      [(isCaddy ? /^\trespond \/metrics 404$/m : /location = \/metrics \{\s*return 404;/).test(settings), 'metrics'],
      [
        Number(size) > 1 && Number(size) <= 8,
        'the proxy rejects a body of 1 MiB, or does not limit the length of bodies',
      ],
      // The server closes an idle connection after 65 s. A proxy that closes it later could send a request too late.
      [Number(idle) > 0 && Number(idle) < 65, 'the proxy uses connections that the server has closed'],
      [(isCaddy ? /flush_interval -1/ : /proxy_buffering off;/).test(settings), 'exports wait in the proxy'],
      [isCaddy || /X-Forwarded-For \$remote_addr;/.test(settings), 'the client can choose its address'],
      [/127\.0\.0\.1:8787/.test(settings), 'the proxy uses a port that is not the default port of the server'],
      [sample.includes('JURYBOX_TRUSTED_PROXIES=127.0.0.1'), 'the comment does not name the setting of the server'],
      [count(settings, '{') === count(settings, '}'), 'the braces do not match'],
    ];
    return rules.filter(([isKept]) => !isKept).map(([, fault]) => fault);
  }

  function whyNotChecked(): string | undefined {
    const programs = isCaddy
      ? [['caddy', 'version']]
      : [
          ['nginx', '-v'],
          ['openssl', 'version'],
        ];
    const missing = programs.find(([program = '', arg = '']) => spawnSync(program, [arg]).status !== 0);
    return missing && `${missing[0]} is not installed`;
  }

  /** Lets Caddy or nginx check the configuration. Returns the error message, or undefined if there is no error. */
  function programFault(sample: string): string | undefined {
    const folder = mkdtempSync(join(tmpdir(), 'jurybox-proxy-'));
    try {
      const at = (file: string) => join(folder, file);
      const [certificate, key] = [at('fullchain.pem'), at('privkey.pem')];
      // nginx also opens the ports when it only checks the file. Only root may open port 443, so use a socket instead.
      const site = sample.replace(/listen 443 ssl;\s+listen \[::\]:443 ssl;/, `listen unix:${at('socket')} ssl;`);
      writeFileSync(at(name), site.replaceAll('/etc/ssl/jurybox', folder));
      const paths = ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((path) =>
        path === 'body' ? `client_body_temp_path ${at(path)};` : `${path}_temp_path ${at(path)};`,
      );
      writeFileSync(
        at('main.conf'),
        `pid ${at('pid')}; events {} http { access_log off; ${paths.join(' ')} include ${at(name)}; }`,
      );
      const subject = ['-subj', '/CN=jurybox.example.com', '-keyout', key, '-out', certificate];
      if (!isCaddy) spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject]);
      const { status, stderr } = isCaddy
        ? spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', at(name)], { encoding: 'utf8' })
        : spawnSync('nginx', ['-t', '-e', at('error.log'), '-c', at('main.conf')], { encoding: 'utf8' });
      return status === 0 ? undefined : stderr;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it(`deploy/${name} has the settings that the server needs, and Caddy or nginx accepts the file`, () => {
    expect(proxyFaults(text)).toEqual([]);
    const reason = whyNotChecked();
    if (reason === undefined) expect(programFault(text)).toBeUndefined();
    else console.warn(`NOT RUN: ${name} with the program that reads it; ${reason}`);
  });

  it.skipIf(whyNotChecked() !== undefined)(`planted fault: Caddy or nginx finds an unknown setting in ${name}`, () => {
    const planted = text.replace(/flush_interval -1|proxy_buffering off;/, 'unknown_setting on;');
    expect(programFault(planted)).toContain('unknown_setting');
  });

  it.each([
    ['metrics', text.replace('/metrics', '/metric')],
    ['exports wait in the proxy', text.replace(/flush_interval -1|proxy_buffering off;/, '')],
    [
      'the proxy rejects a body of 1 MiB, or does not limit the length of bodies',
      text.replace(/8MB|8m;/, isCaddy ? '1MB' : '0m;'),
    ],
    ['the proxy uses connections that the server has closed', text.replace(/ 60s/, ' 90s')],
    ['the braces do not match', text.trimEnd().slice(0, -1)],
  ])('planted fault: the rules for proxies find "%s"', (fault, planted) => {
    expect(proxyFaults(planted)).toContain(fault);
  });
});

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
