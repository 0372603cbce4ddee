import { describe, expect, it } from 'vitest';
import { parseNetworks, parseOrigins } from './network-settings.ts';

describe('a setting with a list of origins', () => {
  it('origins with commas between them are accepted, and so is `off`', () => {
    expect(parseOrigins('https://app.example.com, http://localhost:3000')).toEqual([
      'https://app.example.com',
      'http://localhost:3000',
    ]);
    expect(parseOrigins('off')).toEqual([]);
  });

  it.each([
    '*',
    'null',
    '',
    'https://app.example.com/',
    'https://app.example.com/path',
    'https://App.example.com',
    'https://app.example.com:443',
    'https://user@app.example.com',
    'https://*.example.com',
    'app.example.com',
    'ftp://app.example.com',
    'https://a.example.com,,https://b.example.com',
    'https://a.example.com\nhttps://b.example.com',
  ])('the list of origins %j is refused', (text) => {
    expect(() => parseOrigins(text)).toThrow(/^should be off, or origins such as https:\/\/app\.example\.com/);
  });

  it('a list of more than 100 origins is refused', () => {
    const origins = Array.from({ length: 101 }, (_, at) => `https://a${at}.example.com`);
    expect(parseOrigins(origins.slice(1).join()).length).toBe(100);
    expect(() => parseOrigins(origins.join())).toThrow('at most 100 origins');
  });
});

describe('a setting with a list of addresses and networks', () => {
  it('IPv4 and IPv6 addresses and networks are accepted, and so is `off`', () => {
    const text = '127.0.0.1,10.0.0.0/8, ::1, 2001:db8::/32';
    expect(parseNetworks(text)).toEqual(['127.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32']);
    expect(parseNetworks('off')).toEqual([]);
  });

  it.each(['*', 'loopback', '10.0.0.0/0', '::/0', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', '10.0.0/8', ''])(
    'the list of networks %j is refused',
    (text) => {
      expect(() => parseNetworks(text)).toThrow(/^should be off, or IP addresses or networks/);
    },
  );
});
