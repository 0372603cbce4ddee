import { expect, it, vi } from 'vitest';
import { requiredInCi } from './support/required-in-ci.ts';

it('if no browser starts, the browser tests fail in CI; on other machines, they are skipped', () => {
  vi.stubEnv('CI', 'true');
  expect(() => requiredInCi('no browser starts')).toThrow('CI must run every test, but no browser starts');
  for (const elsewhere of ['', 'false', undefined]) {
    vi.stubEnv('CI', elsewhere);
    expect(requiredInCi('no browser starts')).toBe('no browser starts');
  }
});
