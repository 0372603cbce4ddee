/** Checks the container file and the systemd unit by rules, because a test cannot build an image or boot a machine. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../paths.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What a linter of container files would say, as far as it matters here. */
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
      .map((line) => `${line}: not one exact version`),
    ...(last.some((line) => /^USER (?!root|0\b)\w+/.test(line)) ? [] : ['runs as root']),
    ...(last.findIndex((line) => line.startsWith('USER ')) > last.findIndex((line) => line.startsWith('ENTRYPOINT '))
      ? ['the user comes after the command']
      : []),
    ...['HEALTHCHECK', 'STOPSIGNAL', 'ENTRYPOINT', 'VOLUME']
      .filter((word) => !last.some((line) => line.startsWith(word)))
      .map((word) => `no ${word}`),
    ...lines
      .filter((line) => /^(ENTRYPOINT|CMD) (?!\[)/.test(line))
      .map((line) => `${line}: a shell stands between the signal and the server`),
    ...lines.filter((line) => /^ADD |sudo|curl|--privileged|chmod 777/.test(line)).map((line) => `${line}: not needed`),
    ...last
      .filter((line) => /^COPY (?!--from=)/.test(line))
      .map((line) => `${line}: brings more than the server into the image`),
    ...last.filter((line) => /(KEY|SECRET|TOKEN|PASSWORD)=/.test(line)).map((line) => `${line}: a secret in the image`),
  ];
}

describe('Containerfile', () => {
  const text = read('Containerfile');
  it('keeps the rules', () => {
    expect(containerFaults(text)).toEqual([]);
    // What it copies is there.
    for (const [, path = ''] of text.matchAll(/COPY --from=build \/build\/((?:apps|packages)\/\S+)/g))
      if (!path.endsWith('/dist')) expect(existsSync(join(root, path)), path).toBe(true);
    const pinned = JSON.parse(read('package.json')).packageManager as string;
    expect(text).toContain(pinned);
    expect(/nodeVersion: (\S+)/.exec(read('pnpm-workspace.yaml'))?.[1]).toBe(/FROM node:([\d.]+)/.exec(text)?.[1]);
    for (const file of ['.containerignore', '.dockerignore']) expect(read(file)).toContain('node_modules');
    if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status !== 0)
      console.warn('NOT RUN: building the Containerfile; no container engine runs here');
  });

  it.each([
    ['runs as root', text.replace('USER node\n', '')],
    ['not one exact version', text.replace(/FROM node:\S+/, 'FROM node:latest')],
    ['a shell stands', text.replace(/ENTRYPOINT .*/, 'ENTRYPOINT node bin/jurybox.js')],
    ['no HEALTHCHECK', text.replace(/HEALTHCHECK .*/, '')],
    ['a secret in the image', text.replace('NODE_ENV=production', 'API_KEY=production')],
    ['brings more', `${text}COPY . .\n`],
  ])('a planted fault is found: %s', (says, planted) => {
    expect(containerFaults(planted).join()).toContain(says);
  });
});

describe('deploy/jurybox.service', () => {
  const file = join(root, 'deploy/jurybox.service');
  const analyze = (...args: string[]) =>
    spawnSync('systemd-analyze', args, { encoding: 'utf8', env: { ...process.env, SYSTEMD_COLORS: '0' } });
  const isThere = analyze('--version').status === 0;
  if (!isThere) console.warn('NOT RUN: systemd-analyze verify; there is no systemd here');

  it.runIf(isThere)('is one that systemd takes, and is closed as far as Node lets it be', () => {
    const { stderr, status } = analyze('verify', file);
    expect([status, stderr]).toEqual([0, '']);
    const exposure = /exposure level for .*: ([\d.]+)/.exec(analyze('security', '--offline=true', file).stdout)?.[1];
    expect(Number(exposure)).toBeLessThan(2);
  });

  it('has a user, one folder, and the time that stopping takes', () => {
    const text = readFileSync(file, 'utf8');
    for (const line of [
      'DynamicUser=yes',
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
      'StateDirectory=jurybox',
      'KillSignal=SIGTERM',
    ])
      expect(text).toContain(`\n${line}\n`);
    expect(Number(/TimeoutStopSec=(\d+)/.exec(text)?.[1])).toBeGreaterThan(10);
  });
});
