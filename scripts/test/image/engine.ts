import { spawnSync } from 'node:child_process';
import { root } from '../../paths.ts';

/** A container engine: the program of Docker or podman. */
export interface ContainerEngine {
  command: string;
  isPodman: boolean;
  /** Runs a command of Docker or podman. Returns its standard output. Throws if the command fails. */
  run(...args: string[]): string;
  /** Runs a command of Docker or podman, which may fail. Returns everything that the command printed. */
  tryTo(...args: string[]): string;
}

/** Long enough to build the image, which downloads packages. */
const timeoutMs = 30 * 60_000;

/**
 * Returns the engine that `JURYBOX_CONTAINER_ENGINE` names, and throws if it does not run. Without this variable,
 * returns Docker or podman, or undefined if neither runs.
 */
export function findContainerEngine(): ContainerEngine | undefined {
  const named = process.env['JURYBOX_CONTAINER_ENGINE'];
  const candidates = named ? [named] : ['docker', 'podman'];
  const command = candidates.find((candidate) => spawn(candidate, ['info']).status === 0);
  if (command === undefined && named) throw new Error(`${named} info fails; correct JURYBOX_CONTAINER_ENGINE`);
  if (command === undefined) return undefined;
  return {
    command,
    isPodman: spawn(command, ['--version']).stdout.includes('podman'),
    run(...args) {
      const { status, stdout, stderr, error } = spawn(command, args);
      if (status !== 0)
        throw new Error(
          `${command} ${args.join(' ')}: ${error?.message ?? ''}${stdout.slice(-2000)}${stderr.slice(-2000)}`,
        );
      return stdout.trim();
    },
    tryTo(...args) {
      const { stdout, stderr } = spawn(command, args);
      return `${stdout}${stderr}`;
    },
  };
}

function spawn(command: string, args: string[]) {
  return spawnSync(command, args, { cwd: root, encoding: 'utf8', timeout: timeoutMs, maxBuffer: 64 * 1_048_576 });
}
