/// <reference types="node" />
/** Records everything a client tells its hooks and logger, to search it for API keys. */
import { inspect } from 'node:util';
import type { ClientOptions } from '../../src/index.ts';
import { letTimePass } from './virtual-time.ts';

export const apiKey = 'jbx_0123456789ab_verysecretkey';

/** Hooks that record what they receive. A pause between attempts passes as soon as the logger hears of it. */
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

/** An error in every form in which a program may log it. */
export function renderError(error: unknown): string {
  return [String(error), JSON.stringify(error), inspect(error, { depth: 9, showHidden: true })].join('\n');
}

/** The resources that keep the process alive, without those of the test runner. */
export function activeResources(): string[] {
  return process
    .getActiveResourcesInfo()
    .filter((name) => !['PipeWrap', 'MessagePort', 'TTYWrap', 'CloseReq', 'Immediate'].includes(name));
}

export const unhandledRejections: unknown[] = [];
process.on('unhandledRejection', (reason) => unhandledRejections.push(reason));
