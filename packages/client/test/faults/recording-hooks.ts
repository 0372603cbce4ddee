/// <reference types="node" />
/** Everything a client says about a call, to be searched for what it must not say. */
import { inspect } from 'node:util';
import type { ClientOptions } from '../../src/index.ts';

export const key = 'jbx_0123456789ab_verysecretkey';

/** Hooks that keep all they are given. */
export function watching(): { hooks: ClientOptions; heard: string[] } {
  const heard: string[] = [];
  const hear = (what: string) => (payload: unknown) =>
    void heard.push(`${what} ${payload instanceof Error ? say(payload) : inspect(payload, { depth: 9 })}`);
  const hooks = {
    onRequest: hear('onRequest'),
    onResponse: hear('onResponse'),
    onError: hear('onError'),
    onTelemetry: hear('onTelemetry'),
    logger: { debug: hear('debug'), warn: hear('warn') },
  };
  return { hooks, heard };
}

/** An error in every way it may be logged. */
export function say(error: unknown): string {
  return [String(error), JSON.stringify(error), inspect(error, { depth: 9, showHidden: true })].join('\n');
}

/** What keeps the process alive besides the test runner. */
export function held(): string[] {
  return process
    .getActiveResourcesInfo()
    .filter((name) => !['PipeWrap', 'MessagePort', 'TTYWrap', 'CloseReq', 'Immediate'].includes(name));
}

/** What nobody caught. */
export const uncaught: unknown[] = [];
process.on('unhandledRejection', (reason) => uncaught.push(reason));
