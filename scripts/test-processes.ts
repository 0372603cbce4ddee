import { readdirSync, readFileSync } from 'node:fs';

export const marker = 'TEST_RUN_OF_JURYBOX';

export interface Left {
  pid: number;
  command: string;
}

/** The processes of a test run that are still there: their environment holds its id. Linux only; elsewhere none. */
export function processesOf(id: string): Left[] {
  return readdir('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => read(`/proc/${pid}/environ`).split('\0').includes(`${marker}=${id}`))
    .map((pid) => ({ pid: Number(pid), command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim() }));
}

/** Kills every process that a test run left behind, and gives them. */
export function killProcessesOf(id: string): Left[] {
  const left = processesOf(id);
  for (const { pid } of left) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended since.
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

/** A process can end while its files are read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
