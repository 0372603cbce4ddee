import { expect, expectTypeOf, it } from 'vitest';
import type { AdminAction } from '../../../server/src/services/admin-log.ts';
import { wordsOf, type actions } from './log-actions.ts';

type Listed = { [Kind in keyof typeof actions]: `${Kind}.${(typeof actions)[Kind][number]}` }[keyof typeof actions];

it('the filter of the admin log offers every action of the server', () => {
  expectTypeOf<Listed>().toEqualTypeOf<AdminAction>();
  // @ts-expect-error Planted fault: an action that the filter does not offer.
  expectTypeOf<Exclude<Listed, 'app.create'>>().toEqualTypeOf<AdminAction>();
});

it('the page with the admin log describes an action in words, such as "created application"', () => {
  expect(wordsOf('app.create')).toBe('created application');
  expect(wordsOf('deployment-request.reject')).toBe('rejected deployment request');
  expect(wordsOf('deployment-request.withdraw')).toBe('withdrew deployment request');
});
