import { readdirSync, readFileSync } from 'node:fs';

export const marker = 'TEST_RUN_OF_JURYBOX';

export interface Left {
  pid: number;
  command: string;
}

/**
 * Returns the running processes that have the id of the test run in their environment. On other systems than Linux,
 * returns none.
 */
export function processesOf(id: string): Left[] {
  return readdir('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => read(`/proc/${pid}/environ`).split('\0').includes(`${marker}=${id}`))
    .map((pid) => ({ pid: Number(pid), command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim() }));
}

/** Kills every process that a test run left behind, and returns the killed processes. */
export function killProcessesOf(id: string): Left[] {
  const left = processesOf(id);
  for (const { pid } of left) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has ended in the meantime.
    }
  }
  return left;
}

function readdir(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Returns the text of a file; empty if the process has ended and the file no longer exists. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
