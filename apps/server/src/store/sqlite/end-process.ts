/** The time in which the process sends its last responses and log lines. The writer thread has stopped already. */
const lastWordsMs = 100;

/**
 * Ends the process without closing the database, after the last responses. `process.exit` would wait for a thread that
 * the disk blocks and would close the connections. SQLite would then run a checkpoint and hide its errors.
 */
export async function endProcess(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, lastWordsMs));
  endProcessNow();
}

const endProcessNow = () => process.kill(process.pid, 'SIGKILL');

/** Ends a process that has no requests in flight. */
export function printAndEnd(reason: string): void {
  console.error(`jurybox: ${lastLine(reason)}`);
  endProcessNow();
}

export function lastLine(reason: string): string {
  return `the database file can no longer be trusted (${reason}); the process ends; start it again to recover`;
}
