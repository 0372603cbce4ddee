import { expect, it } from 'vitest';
import type { AdminAction } from '../../../server/src/services/admin-log.ts';
import { wordsOf, type actions } from './log-actions.ts';

type Listed = { [Kind in keyof typeof actions]: `${Kind}.${(typeof actions)[Kind][number]}` }[keyof typeof actions];

it('the filter of the admin log offers every action of the server', () => {
  // The compiler checks both directions.
  const missing: Exclude<AdminAction, Listed>[] = [];
  const unknown: Exclude<Listed, AdminAction>[] = [];
  // @ts-expect-error Planted fault: an action that the filter does not offer.
  const planted: Exclude<AdminAction, Exclude<Listed, 'app.create'>>[] = ['app.rename'];
  expect([missing, unknown, planted]).toEqual([[], [], ['app.rename']]);
});

it('an action is described in words', () => {
  expect(wordsOf('app.create')).toBe('created application');
  expect(wordsOf('deployment-request.reject')).toBe('rejected deployment request');
  expect(wordsOf('deployment-request.withdraw')).toBe('withdrew deployment request');
});
