import { expect, it } from 'vitest';
import { SharedLookups } from './shared-lookups.ts';

/** Questions that are sent and answered by hand. */
function byHand() {
  const asked: { send: () => void; answer: (rows: unknown[]) => void; fail: (error: Error) => void }[] = [];
  const ask = (send: () => void) =>
    new Promise<unknown[]>((answer, fail) => {
      asked.push({ send, answer, fail });
    });
  return { asked, ask };
}

it('a look-up that waits to be sent is shared by those who ask the same, and by nobody else', async () => {
  const { asked, ask } = byHand();
  const shared = new SharedLookups();
  const [one, two] = [shared.read('q', ['a'], ask), shared.read('q', ['a'], ask)];
  const other = shared.read('q', ['b'], ask);
  expect(asked).toHaveLength(2);
  asked[0]?.send();
  // On its way: what comes now needs an answer of its own.
  const later = shared.read('q', ['a'], ask);
  expect(asked).toHaveLength(3);
  asked[0]?.answer(['first']);
  asked[1]?.answer(['other']);
  asked[2]?.answer(['second']);
  expect(await Promise.all([one, two, other, later])).toEqual([['first'], ['first'], ['other'], ['second']]);
});

it('a failure is told to all who shared it, and to nobody later', async () => {
  const { asked, ask } = byHand();
  const shared = new SharedLookups();
  const both = [shared.read('q', [], ask), shared.read('q', [], ask)];
  asked[0]?.fail(new Error('no connection'));
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = shared.read('q', [], ask);
  asked[1]?.answer([]);
  expect(await again).toEqual([]);
});
