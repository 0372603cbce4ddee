import { getHeapSpaceStatistics } from 'node:v8';

/**
 * Sends the port to the parent process. Then waits for messages from the parent process. Replies to the message `usage`
 * with the CPU time and the memory of this process. At any other message, calls `stop` and exits. This file is plain
 * JavaScript, so that bare.mjs, the smallest measured server, does not load a TypeScript compiler.
 * @param {{ port: number, stop?: () => Promise<void> }} peer
 */
export function report({ port, stop }) {
  process.on('message', async (message) => {
    if (message === 'usage') {
      const { user, system } = process.cpuUsage();
      const space = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
      const memory = { resident: process.memoryUsage.rss(), newObjects: space?.physical_space_size };
      process.send?.({ cpu: user + system, at: performance.now() * 1000, ...memory });
    } else {
      await stop?.();
      process.exit(0);
    }
  });
  process.on('disconnect', () => process.exit(1));
  process.send?.({ port });
}

/** One kilobyte of JSON, in ASCII. */
export const constant = JSON.stringify({ text: 'x'.repeat(1013) });
