import { expect, it } from 'vitest';
import { SharedLookups } from './shared-lookups.ts';

/** Creates look-ups that the test sends and settles itself. */
function manualLookups() {
  const pending: { send: () => void; succeed: (rows: unknown[]) => void; fail: (error: Error) => void }[] = [];
  const send = (onSend: () => void) =>
    new Promise<unknown[]>((succeed, fail) => {
      pending.push({ send: onSend, succeed, fail });
    });
  return { pending, send };
}

it('merges equal look-ups until the statement is sent', async () => {
  const { pending, send } = manualLookups();
  const shared = new SharedLookups();
  const [one, two] = [shared.read('q', ['a'], send), shared.read('q', ['a'], send)];
  const other = shared.read('q', ['b'], send);
  expect(pending).toHaveLength(2);
  pending[0]?.send();
  // The statement is sent, so a later look-up needs its own.
  const later = shared.read('q', ['a'], send);
  expect(pending).toHaveLength(3);
  pending[0]?.succeed(['first']);
  pending[1]?.succeed(['other']);
  pending[2]?.succeed(['second']);
  expect(await Promise.all([one, two, other, later])).toEqual([['first'], ['first'], ['other'], ['second']]);
});

it('rejects all merged look-ups after a failure, but no later look-up', async () => {
  const { pending, send } = manualLookups();
  const shared = new SharedLookups();
  const both = [shared.read('q', [], send), shared.read('q', [], send)];
  pending[0]?.fail(new Error('no connection'));
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = shared.read('q', [], send);
  pending[1]?.succeed([]);
  expect(await again).toEqual([]);
});
