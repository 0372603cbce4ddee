import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { writeWithLogger, type RequestLine } from './request-log.ts';

const optional = (text: string) => fc.constantFrom(undefined, text);
const line: fc.Arbitrary<RequestLine> = fc.record({
  request_id: fc.stringMatching(/^[A-Za-z0-9._-]{1,128}$/),
  trace_id: optional('0af7651916cd43dd8448eb211c80319c'),
  method: fc.constantFrom('GET', 'PUT'),
  path: fc.string({ unit: 'binary' }),
  operation: optional('getVariantByEnv'),
  status: fc.constantFrom(200, 404),
  cut: fc.constantFrom(undefined, 'failed' as const, 'reader left' as const),
  ms: fc.integer({ min: 0, max: 10_000_000 }).map((microseconds) => microseconds / 1000),
  project: optional('6f1f2c1e-5b0a-4c64-9a57-0c7d6f3b8e21'),
  key: optional('jbx_0123456789ab'),
  client: fc.option(fc.oneof(fc.ipV4(), fc.ipV6()), { nil: undefined }),
});

const lines: string[] = [];
const { logger, writeRequestLine } = createLogger('info', {
  write: (text) => void lines.push(text),
  flush: () => {},
});

/** Logs a request with `writeToSink` and with `writeWithLogger`. Returns both lines, without their times. */
function bothLines(request: RequestLine): [own: string, withLogger: string] {
  lines.length = 0;
  writeRequestLine(request);
  writeWithLogger(logger)(request);
  const [own = '', withLogger = ''] = lines.map((text) => text.replace(/"time":"[^"]+"/, '"time":""'));
  return [own, withLogger];
}

it('writeToSink writes the same line as the logger', () => {
  fc.assert(
    fc.property(line, (request) => {
      const [own, withLogger] = bothLines(request);
      expect(JSON.parse(own)).toEqual(JSON.parse(withLogger));
      expect(Object.keys(JSON.parse(own) as object)).toEqual(Object.keys(JSON.parse(withLogger) as object));
    }),
  );
});

it('planted fault: the comparison finds a line that differs from the line of the logger', () => {
  const request: RequestLine = {
    request_id: 'a"b',
    trace_id: undefined,
    method: 'GET',
    path: '/',
    operation: undefined,
    status: 200,
    cut: undefined,
    ms: 1,
    project: undefined,
    key: undefined,
    client: undefined,
  };
  const [own, withLogger] = bothLines(request);
  expect(own).not.toBe(withLogger);
});
