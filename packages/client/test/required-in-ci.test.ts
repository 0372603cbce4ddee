import { expect, it, vi } from 'vitest';
import { requiredInCi } from './support/required-in-ci.ts';

it('requiredInCi throws in CI, and returns the reason on other machines', () => {
  vi.stubEnv('CI', 'true');
  expect(() => requiredInCi('no browser starts')).toThrow('CI must run every test, but no browser starts');
  for (const elsewhere of ['', 'false', undefined]) {
    vi.stubEnv('CI', elsewhere);
    expect(requiredInCi('no browser starts')).toBe('no browser starts');
  }
});
