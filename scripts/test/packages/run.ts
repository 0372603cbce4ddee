import { execFile } from 'node:child_process';

export interface Ended {
  /** The exit code. Null if a signal ended the program, or if the program did not start. */
  status: number | null;
  stdout: string;
  stderr: string;
  /** Everything that the program printed and, if it did not start, the reason. */
  said: string;
}

/** Runs a program and waits until it ends. The timeout of 5 minutes only ends a program that hangs. */
export function run(command: string, args: string[], cwd: string, env?: NodeJS.ProcessEnv): Promise<Ended> {
  const options = { cwd, env: env ?? process.env, timeout: 300_000, maxBuffer: 1 << 26 };
  return new Promise((resolve) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      const status = error === null ? 0 : typeof error.code === 'number' ? error.code : null;
      const reason = status === null ? (error?.message ?? '') : '';
      resolve({ status, stdout, stderr, said: `${stdout}${stderr}${reason}`.trim() });
    });
  });
}
