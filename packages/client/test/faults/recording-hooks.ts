/// <reference types="node" />
/** Records the arguments of the client's hooks and logger, so that a test can search them for API keys. */
import { inspect } from 'node:util';
import type { ClientOptions } from '../../src/index.ts';
import { letTimePass } from './virtual-time.ts';

export const apiKey = 'jbx_0123456789ab_verysecretkey';

/** Creates hooks that record their arguments. If the client logs a pause, the virtual clock advances to its end. */
export function recordingHooks(): { hooks: ClientOptions; recorded: string[] } {
  const recorded: string[] = [];
  const record = (hook: string) => (payload: unknown) => {
    recorded.push(`${hook} ${payload instanceof Error ? renderError(payload) : inspect(payload, { depth: 9 })}`);
    const [, pauseMs] = /, retry in (\d+) ms$/.exec(String(payload)) ?? [];
    if (hook === 'debug' && pauseMs !== undefined) letTimePass(Number(pauseMs) + 1);
  };
  const hooks = {
    onRequest: record('onRequest'),
    onResponse: record('onResponse'),
    onError: record('onError'),
    onTelemetry: record('onTelemetry'),
    logger: { debug: record('debug'), warn: record('warn') },
  };
  return { hooks, recorded };
}

/** Returns an error as text, in each way that a program may log it: as a string, as JSON, and by `inspect`. */
export function renderError(error: unknown): string {
  return [String(error), JSON.stringify(error), inspect(error, { depth: 9, showHidden: true })].join('\n');
}

/** Returns the types of the resources that keep this process alive, without those of the test runner. */
export function activeResources(): string[] {
  return process
    .getActiveResourcesInfo()
    .filter((name) => !['PipeWrap', 'MessagePort', 'TTYWrap', 'CloseReq', 'Immediate'].includes(name));
}

/** Returns the resources that were opened after `activeResources()` returned `before` and that are still open. */
export function openedSince(before: readonly string[]): string[] {
  const left = [...before];
  return activeResources().filter((name) => {
    const at = left.indexOf(name);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

export const unhandledRejections: unknown[] = [];
process.on('unhandledRejection', (reason) => unhandledRejections.push(reason));
