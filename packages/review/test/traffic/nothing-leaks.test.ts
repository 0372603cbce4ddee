/** Checks that no output of the review contains a secret from a recorded request or response. */
import { describe, expect, it } from 'vitest';
import { contract, jsonBody, line, review, type Reviewed } from './support/recorded.ts';

const secret = 's3cret';
const schema = (more: object) => ({
  type: 'object',
  properties: { name: { type: 'string', ...more }, kind: { type: 'string' }, note: { type: 'object' } },
});
const withParts = (more: object) =>
  contract(
    {
      ...jsonBody(schema(more)),
      parameters: [
        { name: 'q', in: 'query', schema: { type: 'string', ...more } },
        { name: 'X-Trace', in: 'header', schema: { type: 'string', ...more } },
        { name: 'id', in: 'cookie', schema: { type: 'string', ...more } },
      ],
      responses: {
        200: {
          description: 'd',
          content: { 'application/json': { schema: { ...schema({}), additionalProperties: false } } },
        },
      },
    },
    { components: { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'access' } } } },
  );
const [base, revision] = [withParts({ maxLength: 100 }), withParts({ maxLength: 3 })];
const value = {
  name: secret,
  kind: secret,
  note: { [secret]: secret, list: [secret] },
  [secret]: { [secret]: secret },
};
const traffic = [
  line(
    {
      url: `https://${secret}.example.com/things?q=${secret}&access=${secret}&${secret}=${secret}`,
      headers: {
        'User-Agent': `shop/2.0 (${secret}@example.com)`,
        Authorization: `Bearer ${secret}`,
        Cookie: `id=${secret}; session=${secret}`,
        'X-Api-Key': secret,
        'X-Trace': secret,
        'Content-Type': `application/json; boundary=${secret}`,
        [secret]: secret,
      },
      body: value,
    },
    { status: 200, headers: { 'Set-Cookie': secret, [secret]: secret }, body: { ...value, name: 5 } },
  ),
  line({ body: JSON.stringify(value), headers: { 'Content-Type': `text/${secret}` } }, { status: 499, body: secret }),
  line({ body: `{"name": ${secret}`, headers: { 'Content-Type': 'application/json' } }),
  line({ url: `/${secret}` }),
  line({ url: `http://[${secret}` }),
  `{"request": {"method": "POST", ${secret}`,
  JSON.stringify({ request: { method: secret, url: '/things' } }),
];

const outputs = ({ stdout, stderr, read }: Reviewed & { read: (file: string) => string }): string =>
  [stdout, stderr, ...['markdown', 'json', 'sarif', 'changelog'].map(read)].join('\n');

describe('the data of recorded requests', () => {
  it('no output contains a secret from a recorded header, cookie, query, path or body', async () => {
    const reviewed = await review(base, revision, traffic);
    expect(reviewed.report.traffic).toMatchObject({ requests: 5, matched: 3, unreadable: 2, refused: 1 });
    expect(reviewed.report.traffic?.differences.length).toBeGreaterThan(4);
    expect(reviewed.report.causes.some((cause) => cause.traffic?.example)).toBe(true);
    expect(outputs(reviewed)).not.toContain(secret);
    // Planted fault: if the configuration shows the value of a member, the outputs must contain the secret.
    const shown = await review(base, revision, traffic, { config: 'traffic: { show: [name] }' });
    expect(outputs(shown)).toContain(secret);
  });

  it('the report shows only the values that the setting `traffic.show` names, and shortens them', async () => {
    const body = { name: 'public name', kind: secret, note: { name: 'x'.repeat(500) } };
    const { cause } = await review(base, revision, line({ url: `/things?q=${secret}`, body }), {
      config: 'traffic: { show: [name] }',
    });
    const { http = '' } = cause('maxLength', 'name`').traffic?.example ?? {};
    expect(http).toContain('"name": "public name"');
    expect(http).not.toContain(secret);
    expect(http.length).toBeLessThan(300);
  });

  it.each(['Authorization', 'cookie', 'X-Api-Key', 'password', 'access', 'oauth_code'])(
    '`traffic.show` and `traffic.caller` in the configuration must not name %s, which may be a secret',
    async (name) => {
      for (const config of [`traffic: { show: [${name}] }`, `traffic: { caller: ${name} }`]) {
        const { code, stderr } = await review(base, revision, traffic, { config });
        expect([code, stderr]).toEqual([2, expect.stringContaining(`${name}, which may be a secret`)]);
      }
    },
  );

  it('the setting `traffic.caller` names the header from which the report takes the names of callers', async () => {
    const from = (name: string) => line({ headers: { 'X-Client': name }, body: { name: '1234' } });
    const { cause } = await review(
      base,
      revision,
      [from('billing'), from('billing'), from('shop'), line({ body: { name: '1234' } })],
      {
        config: 'traffic: { caller: X-Client }',
      },
    );
    expect(cause('maxLength', 'name`').traffic).toMatchObject({
      callers: ['billing', 'shop', 'unnamed'],
      callerCount: 3,
    });
  });
});
