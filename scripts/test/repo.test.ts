/** Checks that the files of the repository follow the rules in repo/, and that each rule finds its planted faults. */
import { beforeAll, describe, expect, it } from 'vitest';
import { generatedIsMarked, linesAreShort, nothingIsLocal } from './repo/code.ts';
import { codesAgree, specFilesAreNamed, specFilesAreReached, tagsHaveHandlers } from './repo/contract.ts';
import { commandsExist, picturesNameFiles } from './repo/prose.ts';
import { ourRepo, withFiles, type Repo, type Rule } from './repo/repo.ts';

const rules: Record<string, Rule> = {
  generatedIsMarked,
  linesAreShort,
  nothingIsLocal,
  tagsHaveHandlers,
  specFilesAreReached,
  specFilesAreNamed,
  codesAgree,
  commandsExist,
  picturesNameFiles,
};

let repo: Repo;
beforeAll(() => {
  repo = ourRepo();
});

/** The rule, the start of the expected message, and the files to change. `text` returns the current text of a file. */
type Fault = [
  rule: string,
  says: string,
  plant: (text: (file: string) => string) => Record<string, string | undefined>,
];

const marked = 'packages/types/generated/operations.gen.ts';
const path = ['', 'home', 'somebody', 'jurybox'].join('/');
const host = ['https:/', 'registry.example.com', 'left-pad'].join('/');

const faults: Fault[] = [
  [
    'generatedIsMarked',
    `${marked}: is in generated/ without @generated`,
    (text) => ({ [marked]: text(marked).split('\n').slice(1).join('\n') }),
  ],
  [
    'generatedIsMarked',
    'packages/types/generated/extra.ts: is in generated/ without `.gen.`',
    (text) => ({ 'packages/types/generated/extra.ts': text(marked) }),
  ],
  [
    'generatedIsMarked',
    'packages/types/generated/index.ts: is in generated/ without `.gen.`',
    (text) => ({ 'packages/types/generated/index.ts': text(marked) }),
  ],
  [
    'generatedIsMarked',
    'apps/server/src/extra.gen.ts: `.gen.` is for generated files',
    () => ({ 'apps/server/src/extra.gen.ts': 'export {};\n' }),
  ],
  [
    'generatedIsMarked',
    'apps/server/src/extra.ts: says @generated',
    (text) => ({ 'apps/server/src/extra.ts': text(marked) }),
  ],

  ['linesAreShort', 'docs/x.md:2: has 121 characters', () => ({ 'docs/x.md': `# X\n${'x'.repeat(121)}\n` })],
  [
    'linesAreShort',
    'apps/server/src/x.ts:1: has 125 characters',
    () => ({ 'apps/server/src/x.ts': `// ${'x'.repeat(121)} https://example.com/${'y'.repeat(200)}\n` }),
  ],

  ['nothingIsLocal', 'docs/x.md: contains an absolute path', () => ({ 'docs/x.md': `Look into ${path}.\n` })],
  [
    'nothingIsLocal',
    'packages/types/generated/x.gen.ts: contains an absolute path',
    () => ({ 'packages/types/generated/x.gen.ts': `// @generated from ${path}\n` }),
  ],
  [
    'nothingIsLocal',
    `${marked}: contains the path of an installed package`,
    (text) => ({ [marked]: `${text(marked)}// from ../node_modules/left-pad\n` }),
  ],
  ['nothingIsLocal', '.npmrc: contains the address of a registry', () => ({ '.npmrc': `registry=${host}\n` })],
  [
    'nothingIsLocal',
    'pnpm-lock.yaml: contains the address of a registry',
    (text) => ({ 'pnpm-lock.yaml': `${text('pnpm-lock.yaml')}# ${host}\n` }),
  ],
  [
    'nothingIsLocal',
    'pnpm-lock.yaml: contains the address of a package',
    (text) => ({ 'pnpm-lock.yaml': `${text('pnpm-lock.yaml')}    resolution: {tarball: left-pad.tgz}\n` }),
  ],

  [
    'tagsHaveHandlers',
    'the tag apps has no apps/server/src/handlers/apps.ts',
    () => ({ 'apps/server/src/handlers/apps.ts': undefined }),
  ],
  [
    'tagsHaveHandlers',
    'apps/server/src/handlers/other.ts has no tag',
    () => ({ 'apps/server/src/handlers/other.ts': 'export {};\n' }),
  ],

  [
    'specFilesAreReached',
    'spec/components/schemas/Lonely.yaml: nothing in the contract refers to it',
    () => ({ 'spec/components/schemas/Lonely.yaml': 'type: object\n' }),
  ],
  [
    'specFilesAreReached',
    'spec/notes.yaml: nothing in the contract refers to it',
    () => ({ 'spec/notes.yaml': '{}\n' }),
  ],
  [
    'specFilesAreReached',
    'spec/components/schemas/Health.yaml: nothing',
    (text) => ({ 'spec/openapi.yaml': text('spec/openapi.yaml').replace(/ {2}\/health:\n.*\n/, '') }),
  ],

  [
    'specFilesAreNamed',
    'spec/components/schemas/Wealth.yaml: the contract has no component schemas/Wealth',
    (text) => ({ 'spec/components/schemas/Wealth.yaml': text('spec/components/schemas/Health.yaml') }),
  ],
  [
    'specFilesAreNamed',
    'the component schemas/Health has no file of that name',
    () => ({ 'spec/components/schemas/Health.yaml': undefined }),
  ],
  [
    'specFilesAreNamed',
    'spec/openapi.yaml: /health is in paths/up.yaml',
    (text) => ({ 'spec/openapi.yaml': text('spec/openapi.yaml').replace('paths/health.yaml', 'paths/up.yaml') }),
  ],

  [
    'codesAgree',
    'spec/components/examples/NotFound.yaml: differs from',
    (text) => ({
      'spec/components/examples/NotFound.yaml': text('spec/components/examples/NotFound.yaml').replace(
        'status: 404',
        'status: 410',
      ),
    }),
  ],

  ...[
    'pnpm fly',
    'npm run fly',
    'pnpm run fly --high',
    'pnpm --filter server fly',
    'pnpm lint && pnpm fly',
    'A=1 pnpm fly # away',
  ].map((command): Fault => [
    'commandsExist',
    'README.md: `',
    (text) => ({ 'README.md': `${text('README.md')}\n\`\`\`sh\n${command}\n\`\`\`\n` }),
  ]),
  [
    'commandsExist',
    'CONTRIBUTING.md: `pnpm fly` is not a command',
    () => ({ 'CONTRIBUTING.md': 'Then run `pnpm fly`, and wait.\n' }),
  ],
  [
    'commandsExist',
    'README.md: `pnpm lint` is not a command',
    (text) => ({ 'package.json': text('package.json').replace('"lint":', '"lent":') }),
  ],
  [
    'picturesNameFiles',
    'docs/architecture.md: `router.ts` in a picture is neither a file nor a folder in packages/review/src',
    (text) => ({ 'docs/architecture.md': text('docs/architecture.md').replace('→ sources', '→ router.ts') }),
  ],
];

describe.each(Object.entries(rules))('the rule %s', (name, rule) => {
  it(`no file of the repository breaks the rule ${name}`, () => {
    expect(rule(repo)).toEqual([]);
  });

  const mine = faults.filter(([of]) => of === name);
  it(`at least one planted fault tests the rule ${name}`, () => {
    expect(mine.length).toBeGreaterThan(0);
  });

  it.each(mine.map(([, says, plant]) => ({ says, plant })))(
    `the rule ${name} reports its planted fault: $says`,
    ({ says, plant }) => {
      const said = rule(
        withFiles(
          repo,
          plant((file) => repo.read(file) ?? ''),
        ),
      );
      expect(
        said.filter((line) => line.startsWith(says)),
        said.join('\n'),
      ).not.toEqual([]);
    },
  );
});
