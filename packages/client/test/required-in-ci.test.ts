import { expect, it, vi } from 'vitest';
import { requiredInCi } from './support/required-in-ci.ts';

it('if tests cannot run, CI fails; on other machines, the tests are skipped with the reason', () => {
  vi.stubEnv('CI', 'true');
  expect(() => requiredInCi('no browser starts')).toThrow('CI must run every test, but no browser starts');
  for (const elsewhere of ['', 'false', undefined]) {
    vi.stubEnv('CI', elsewhere);
    expect(requiredInCi('no browser starts')).toBe('no browser starts');
  }
});
