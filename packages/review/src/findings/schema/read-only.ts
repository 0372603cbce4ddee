import { neverRule } from './never.ts';

export const readOnly = neverRule({
  name: 'readOnly',
  mirror: 'self',
  texts: {
    revision: 'is now readOnly; requests must not contain it',
    base: 'is no longer readOnly; requests can contain it',
  },
});
