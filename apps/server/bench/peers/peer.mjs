/**
 * What every measured process does beside serving: it says where it listens and, when asked, what it has used.
 * Plain JavaScript, so that the bare server pays for no compiler.
 * @param {{ port: number, stop?: () => Promise<void> }} peer
 */
export function report({ port, stop }) {
  process.on('message', async (message) => {
    if (message === 'usage') {
      const { user, system } = process.cpuUsage();
      process.send?.({ cpu: user + system, at: performance.now() * 1000 });
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
