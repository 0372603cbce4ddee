/** Commands in guides that guides.test.ts does not run, each with the reason or the test that runs it. */
export const elsewhere: Record<string, string> = {
  'npm start': 'runs until it is stopped; apps/docs/test/start.test.ts starts it and follows the address it prints',
  'npm test': 'runs this test',
  'pnpm lint': 'a task of npm test',
  'pnpm generate --check': 'a task of npm test',
  'pnpm jurybox serve': 'runs until it is stopped; apps/server/test/cli.test.ts starts and stops it',
  'pnpm review --base origin/main':
    'needs the main branch of the remote repository; ' +
    '.github/workflows/review.yml and the tests of packages/review run it',
};
