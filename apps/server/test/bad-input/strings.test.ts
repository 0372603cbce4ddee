/**
 * Checks that text with a special meaning to other programs is stored and returned byte for byte, and is never logged.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendBytes, type RawResponse } from '../support/raw-client.ts';
import { startCaseServer, type CaseServer } from './case.ts';
import { ask, put, read } from './request-bytes.ts';

const strings: Record<string, string> = {
  SQL: `'; DROP TABLE scenarios; -- " OR 1=1 \\'`,
  'SQL parameters': '$1 ?1 :name @name %s {0}',
  HTML: `<script>alert("1")</script><img src=x onerror='alert(1)'>&amp;&lt;`,
  ANSI: '\u001b[31mred\u001b[0m\u001b]0;title\u0007\u009b2J',
  'line breaks': 'a\r\nb\nc\rd\u2028e\u2029f\u0085g',
  'right to left': '\u202egpj.exe\u202c \u2067שלום\u2069 مرحبا',
  emoji: '😀👩‍👩‍👧‍👦🏳️‍🌈🇩🇪',
  'composed and decomposed': 'é e\u0301 ﬁ Å Å',
  invisible: '\ufeffa\u200b\u200d\u00a0\u00ad ',
  'not a character': '\uffff\ufdd0\u{10ffff}',
  control: '\u0001\u0008\u000c\u001f\u007f',
  'JSON in JSON': '{"a":"\\"b\\""}\\u0000\\ud800',
  template: '${7*7} {{7*7}} #{7*7} %{7*7} $(id) `id`',
  log4j: '${jndi:ldap://x/a}',
  spaces: '  leading, trailing\t ',
  formula: '=HYPERLINK("http://x","y")',
  'many scripts': 'Ελληνικά Русский 中文 日本語 한국어 ไทย हिन्दी',
};

let site: CaseServer;
beforeAll(async () => {
  site = await startCaseServer();
});
afterAll(() => site.server.stop());

const one = async (bytes: string | Uint8Array): Promise<RawResponse> => {
  const { responses } = await sendBytes(site.server.port, bytes);
  expect(responses).toHaveLength(1);
  return responses[0] as RawResponse;
};

describe('the server treats hostile strings as text', () => {
  test.each(Object.entries(strings))(
    'the server stores and returns text unchanged, and never logs it: %s',
    async (_name, text) => {
      const { target, server } = site;
      const update = {
        note: text,
        correct_answer: text,
        inputs: [{ input_name: text, input_value: text }],
        outputs: [{ variant_id: target.variantId, variant_output: text }],
      };
      const logged = server.logs.length;
      const response = await one(put(target, JSON.stringify(update)));
      expect(response.status, response.body).toBe(200);
      expect(JSON.parse(response.body)).toMatchObject(update);
      // Checks that the server has stored the text unchanged: in the next response, and in the database.
      const later = await one(put(target, '{}'));
      expect(JSON.parse(later.body)).toMatchObject(update);
      const row = await server.database.get<{ note: string }>(
        'SELECT note FROM scenarios WHERE id = $1',
        target.scenarioId,
      );
      expect(Buffer.from(row?.note ?? '')).toEqual(Buffer.from(text));
      expect(Buffer.from((JSON.parse(later.body) as { note: string }).note)).toEqual(Buffer.from(text));
      // Each of the two requests has logged one line. Each line is JSON, because the test server throws otherwise.
      expect(server.logs.length - logged).toBe(2);
      expect(JSON.stringify(server.logs.slice(logged))).not.toContain(JSON.stringify(text).slice(1, -1));
    },
  );

  test.each(Object.entries(strings))(
    'if an id or path is a hostile string, the server finds no object and logs only ASCII characters: %s',
    async (_name, text) => {
      const { target, server } = site;
      const encoded = encodeURIComponent(text.toWellFormed())
        .slice(0, 120)
        .replace(/%[0-9A-F]?$/, '');
      const logged = server.logs.length;
      expect((await one(read(target, `?app_id=${target.appId}&environment=${encoded}`))).status).toBeOneOf([422, 500]);
      expect(
        (await one(put(target, '{}', undefined, target.path.replace(target.evaluationId, encoded)))).status,
      ).toBeOneOf([404, 422]);
      expect((await one(ask(target, 'GET', `/api/${encoded}`))).status).toBe(404);
      const lines = server.logs.slice(logged);
      expect(lines).toHaveLength(3);
      // The log contains the path with the percent-encoding that the client sent.
      for (const { path } of lines) expect(path).toMatch(/^[\x21-\x7e]+$/);
    },
  );

  test('the server rejects a vote that contains SQL, and does not execute the SQL', async () => {
    const response = await one(put(site.target, JSON.stringify({ vote: "1' OR '1'='1" })));
    expect(response.status).toBe(422);
    expect(await site.server.database.get('SELECT count(*) > 0 AS there FROM scenarios')).toEqual({ there: 1 });
  });
});
