/** Test cases of faults.test.ts: requests that the client refuses to send. */
import { resetAfter } from '../support/raw-server.ts';
import { fails, type Case } from './case.ts';
import { letAttemptTimeOut } from './virtual-time.ts';

const isNotSent = (attempts = 0, more = {}) =>
  fails('InvalidRequestError', 'invalid_request', 0, attempts, { arrived: attempts, ...more });
let keyCalls = 0;

export const unsentRequests: Case[] = [
  {
    name: 'an API key with a line break',
    client: { apiKey: 'jbx_0123456789ab_verysecretkey\r\nX-Evil: 1' },
    expect: isNotSent(),
  },
  {
    name: 'an API key with a trailing line break',
    client: { apiKey: 'jbx_0123456789ab_verysecretkey\n' },
    expect: isNotSent(),
  },
  {
    name: 'an API key with a character outside ASCII',
    client: { apiKey: 'jbx_0123456789ab_verysecretkey€' },
    expect: isNotSent(),
  },
  {
    name: 'a header with a line break',
    call: { headers: { Authorization: 'jbx_0123456789ab_verysecretkey\r\nX: 1' } },
    expect: isNotSent(),
  },
  { name: 'an apiKey function that returns an invalid key', client: { apiKey: () => 'a b' }, expect: isNotSent() },
  {
    name: 'an apiKey function that throws',
    client: {
      apiKey: () => {
        throw new Error('vault');
      },
    },
    expect: isNotSent(),
  },
  {
    name: 'an apiKey function that rejects',
    client: {
      apiKey: async () => {
        throw new Error('vault');
      },
    },
    expect: isNotSent(),
  },
  {
    name: 'an apiKey function that never resolves',
    client: {
      apiKey: () => {
        letAttemptTimeOut();
        return new Promise(() => {});
      },
      timeout: 50,
      retries: 0,
    },
    expect: fails('TimeoutError', 'timeout', 0, 0, { ms: [45, 1500] }),
  },
  {
    name: 'an apiKey function that throws at its second call',
    responders: () => [resetAfter()],
    client: {
      apiKey: () => {
        if ((keyCalls += 1) % 2 === 0) throw new Error('vault');
        return 'jbx_0123456789ab_verysecretkey';
      },
    },
    expect: isNotSent(1),
  },
  {
    name: 'onRequest that throws',
    client: {
      onRequest: () => {
        throw new Error('no');
      },
    },
    expect: isNotSent(),
  },
];
