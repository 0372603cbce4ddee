import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flagOf, readConfig, readFlags, settings } from './config.ts';

it('the server reads its port from PORT if JURYBOX_PORT is not set', () => {
  expect(readConfig({ PORT: '9000' }).port).toBe(9000);
  expect(readConfig({ PORT: '9000', JURYBOX_PORT: '' }).port).toBe(9000);
  expect(readConfig({ PORT: '9000', JURYBOX_PORT: '9001' }).port).toBe(9001);
  expect(readConfig({ PORT: '9000' }, { port: '9002' }).port).toBe(9002);
  expect(readConfig({ PORT: '' }).port).toBe(8787);
  // The error message names PORT, because the invalid value comes from this variable.
  expect(() => readConfig({ PORT: 'http' })).toThrow(/^PORT should be a whole number/);
  expect(() => readConfig({ PORT: '9000', JURYBOX_PORT: 'http' })).toThrow(/^JURYBOX_PORT should be a whole number/);
});

it('by default, the server trusts no proxy, and scripts of other websites may not call it', () => {
  expect(readConfig({})).toMatchObject({ allowedOrigins: [], trustedProxies: [] });
});

it('the server ignores the variables of @jurybox/client, and rejects other variables that begin with JURYBOX_', () => {
  const folder = join(import.meta.dirname, '../../../packages/client/src');
  const read = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/(?<=env\[')JURYBOX_\w+(?='\])/g) ?? []);
  expect(new Set(read)).toEqual(new Set(['JURYBOX_API_KEY', 'JURYBOX_BASE_URL', 'JURYBOX_DEBUG']));
  expect(readConfig(Object.fromEntries(read.map((name) => [name, 'anything'])))).toEqual(readConfig({}));
  expect(() => readConfig({ JURYBOX_DEBUGS: '1' })).toThrow(/^JURYBOX_DEBUGS is not a setting/);
});

it('docs/running.md lists every setting with its variable and its default', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/running.md'), 'utf8');
  const listed = [...text.matchAll(/^\| `--(\S+)` \| `(\S+)` \| `(\S+)` \| /gm)].map(([, ...cells]) => cells);
  const expected = Object.entries(settings).map(([name, { variable, defaultText }]) => [
    flagOf(name),
    variable,
    defaultText,
  ]);
  expect(listed, 'the table in docs/running.md').toEqual(expected);
});

it('readFlags reads `--name -5` as the flag `name` with the value -5, but after `--` as two arguments', () => {
  const own = ['name'];
  expect(readFlags(['--name', '-5'], own)).toMatchObject({ values: { name: '-5' }, positionals: [] });
  expect(readFlags(['--', '--name', '-5'], own)).toMatchObject({ values: {}, positionals: ['--name', '-5'] });
});

it('readFlags reads `--port -1` as the setting `port` with the value -1, but after `--` as two arguments', () => {
  expect(readFlags(['--port', '-1', '--', '--port', '-2'])).toMatchObject({
    values: { port: '-1' },
    positionals: ['--port', '-2'],
  });
});
