/** The commands of the documents that guides.test.ts does not run, with the reason or the test that runs them. */
export const elsewhere: Record<string, string> = {
  'npm start':
    'the command runs until you stop it; apps/docs/test/start.test.ts starts it and opens the printed address',
  'npm test': 'the command runs guides.test.ts, so guides.test.ts cannot run it',
  'pnpm lint': 'a task of pnpm test:slow',
  'pnpm generate --check': 'a part of pnpm lint',
  'pnpm --filter client build': 'scripts/test/packages builds the packages',
  'pnpm --filter types build': 'scripts/test/packages builds the packages',
  'pnpm --filter client pack --pack-destination "$PWD/dist"': 'scripts/test/packages packs the packages',
  'pnpm --filter types pack --pack-destination "$PWD/dist"': 'scripts/test/packages packs the packages',
  'npx pnpm --filter client build': 'scripts/test/packages builds the packages',
  'npx pnpm --filter types build': 'scripts/test/packages builds the packages',
  'npx pnpm --filter client pack --pack-destination "$PWD/dist"': 'scripts/test/packages packs the packages',
  'npx pnpm --filter types pack --pack-destination "$PWD/dist"': 'scripts/test/packages packs the packages',
  'pnpm jurybox serve': 'the command runs until you stop it; apps/server/test/commands/cli.test.ts starts and stops it',
  'pnpm review --base origin/main':
    'the command needs the main branch of the remote repository; ' +
    '.github/workflows/review.yml and the tests of packages/review run it',
};
