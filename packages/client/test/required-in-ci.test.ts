import { expect, it, vi } from 'vitest';
import { requiredInCi } from './support/required-in-ci.ts';

it('what is missing fails a test run in CI, and is only reported elsewhere', () => {
  vi.stubEnv('CI', 'true');
  expect(() => requiredInCi('no browser starts')).toThrow('CI must run every test, but no browser starts');
  for (const elsewhere of ['', 'false', undefined]) {
    vi.stubEnv('CI', elsewhere);
    expect(requiredInCi('no browser starts')).toBe('no browser starts');
  }
});
