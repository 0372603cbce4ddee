import { expect, it } from 'vitest';
import { PathTable } from './path-table.ts';

const table = new PathTable<string>();
table.add('/api/apps/:app_id', 'app');
table.add('/api/apps/:app_id/variants', 'variants');
table.add('/api/apps/:app_id/environments', 'environments');
table.add('/api/keys/:key_id', 'key');

it.each([
  ['/api/apps/a', 'app', ['a']],
  ['/api/apps/a%2Fb%ff', 'app', ['a%2Fb%ff']],
  ['/api/apps/a/variants', 'variants', ['a']],
  ['/api/apps/a/environments', 'environments', ['a']],
  ['/api/keys/k', 'key', ['k']],
])('PathTable finds the template of %s and the percent-encoded parameters', (path, value, segments) => {
  expect(table.find(path)).toEqual({ value, segments });
});

it.each(['/api/apps', '/api/apps/', '/api/Apps/a', '/api/apps/a/', '/api/apps/a/other', '/api/other/a', '/', ''])(
  'PathTable finds no template for %j',
  (path) => {
    expect(table.find(path)).toBeUndefined();
  },
);
