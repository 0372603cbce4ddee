import { neverRule } from './never.ts';

export const writeOnly = neverRule({
  name: 'writeOnly',
  mirror: 'self',
  texts: {
    revision: 'is now writeOnly; responses do not contain it',
    base: 'is no longer writeOnly; responses can contain it',
  },
});
