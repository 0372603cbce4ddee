const redoclyDiff = 'the review no longer runs `redocly diff`, because its own rules compare every part';
const programs = 'compile the programs of earlier releases in the tests of your client';

/** What earlier versions had: options of the command, and keys and rules of the configuration. Says what to do now. */
const removed: Record<string, string> = {
  '--no-redocly': `${redoclyDiff}: leave the option out`,
  '--no-run': 'the review no longer runs generated clients, because its findings never came from them: leave it out',
  '--no-programs': `${programs}, and leave the option out`,
  programs: `${programs}, and delete the key`,
  'redocly-diff': `${redoclyDiff}: delete the entry`,
  'behaviour-changed': 'other rules report every such change: delete the entry',
};

/** Says that earlier versions had an option, a key or a rule, and what to do now. Undefined if none had it. */
export const removedText = (name: string): string | undefined =>
  Object.hasOwn(removed, name) ? `${name} was removed: ${removed[name]}` : undefined;
