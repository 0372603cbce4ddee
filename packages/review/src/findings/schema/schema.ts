import { neverRule } from './never.ts';

export const schema = neverRule({
  name: 'schema',
  mirror: 'self',
  texts: { revision: 'no longer allows any value', base: 'allows values now; the base allows none' },
});
