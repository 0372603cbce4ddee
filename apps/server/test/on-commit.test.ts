/** Tests the listeners of commits on both engines. Only SQLite has to ask the file again and again. */
import { setTimeout as pauseFor } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { engines } from './support/engine.ts';
import { startTestServer } from './support/server.ts';

describe.each(engines)('listening for commits on %s', (engine) => {
  it('a listener hears of a commit once, and of no commit after it stopped', async () => {
    const { database } = await startTestServer({}, undefined, engine);
    let heard = 0;
    const stop = database.onCommit?.(() => void (heard += 1));
    const write = () => database.transaction((tx) => tx.run('UPDATE projects SET name = name'));
    await expect.poll(async () => (await write(), heard)).toBeGreaterThan(0);
    await pauseFor(1000);
    const [before] = [heard];
    await pauseFor(1000);
    expect(heard).toBe(before);
    stop?.();
    await write();
    await pauseFor(500);
    expect(heard).toBe(before);
  });
});
