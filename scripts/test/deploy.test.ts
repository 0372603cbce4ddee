/** Checks the container file and the systemd unit by rules, because a test cannot build an image or boot a machine. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../paths.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Returns the rules that a container file breaks, one text each. */
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
  ];
}

describe('Containerfile', () => {
  const text = read('Containerfile');
  it('the Containerfile breaks no rule, and its versions match those of the repository', () => {
    expect(containerFaults(text)).toEqual([]);
    // Every path that the Containerfile copies exists.
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
    ['the server runs as root', text.replace('USER node\n', '')],
    ['the image has no exact version', text.replace(/FROM node:\S+/, 'FROM node:latest')],
    ['a shell receives the signals', text.replace(/ENTRYPOINT .*/, 'ENTRYPOINT node bin/jurybox.js')],
    ['HEALTHCHECK is missing', text.replace(/HEALTHCHECK .*/, '')],
    ['a secret in the image', text.replace('NODE_ENV=production', 'API_KEY=production')],
    ['copies more than the built server', `${text}COPY . .\n`],
  ])('the rules find the planted fault: %s', (says, planted) => {
    expect(containerFaults(planted).join()).toContain(says);
  });
});

describe('deploy/jurybox.service', () => {
  const file = join(root, 'deploy/jurybox.service');
  const analyze = (...args: string[]) =>
    spawnSync('systemd-analyze', args, { encoding: 'utf8', env: { ...process.env, SYSTEMD_COLORS: '0' } });
  const isThere = analyze('--version').status === 0;
  if (!isThere) console.warn('NOT RUN: systemd-analyze verify; systemd is not installed');

  it.runIf(isThere)('systemd accepts the unit and rates its exposure below 2', () => {
    const { stderr, status } = analyze('verify', file);
    expect([status, stderr]).toEqual([0, '']);
    const exposure = /exposure level for .*: ([\d.]+)/.exec(analyze('security', '--offline=true', file).stdout)?.[1];
    expect(Number(exposure)).toBeLessThan(2);
  });

  it('the unit has its own user and folder, and more than 10 s to stop', () => {
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
