import { createClient, ValidationError } from '@jurybox/client';
import { expect, it, vi } from 'vitest';
import { deploy } from './deploy.ts';

const order = { appId: 'a', environment: 'production', variantId: 'v', revision: 1, note: '', current: undefined };
const clientThat = (refuses: string) => {
  const detail = [{ loc: ['body', refuses], msg: 'Refused.', type: 'value_error' }];
  const fetch = () => Promise.resolve(Response.json({ detail }, { status: 422 }));
  return createClient({ baseUrl: 'http://fake/api', apiKey: 'jbx_test', fetch, retries: 0 });
};

it.each([true, false])('if somebody else has just deployed, `deploy` calls `reload` (mustAsk: %s)', async (mustAsk) => {
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const deployed = deploy(clientThat('served_deployment_number'), { ...order, mustAsk }, reload);
  await expect(deployed).rejects.toThrow('Somebody has deployed another revision to production meanwhile.');
  expect(reload).toHaveBeenCalledOnce();
});

it('if the server rejects a deployment because of its revision, the page shows the error of the server', async () => {
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const deployed = deploy(clientThat('revision'), { ...order, mustAsk: false }, reload);
  await expect(deployed).rejects.toThrow(ValidationError);
  expect(reload).not.toHaveBeenCalled();
});
