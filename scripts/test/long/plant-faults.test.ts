/** Runs `scripts/plant-faults.ts` on a small package, in a new repository. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../../paths.ts';

const test = (name: string, expected: string) => `import { expect, it } from 'vitest';
import { isEven } from './src/parity.ts';
import { isLarge } from './src/size.ts';
it('${name}', () => expect(${expected}).toBe(true));
`;
const files: Record<string, string> = {
  '.gitignore': 'node_modules\n',
  '.npmrc': 'verify-deps-before-run=false\n',
  'package.json': JSON.stringify({ type: 'module', scripts: { setup: `ln -s ${root}/node_modules node_modules` } }),
  'part/package.json': JSON.stringify({ type: 'module', scripts: { typecheck: '! grep true src/size.ts' } }),
  'part/check.ts': `import { isUsed } from './src/size.ts';
if (!isUsed(1)) throw new Error('1 is used');
`,
  'part/vitest.config.ts': `export default { test: { include: ['*.test.ts'] } };\n`,
  'part/vitest.slow.config.ts': `export default { test: { include: ['slow/*.test.ts'] } };\n`,
  'part/src/size.ts': `export const isLarge = (size: number): boolean => {
  return size > 10;
};
export const isUsed = (size: number): boolean => size >= 1;
export const isSmall = (size: number): boolean => {
  return size < 2;
};
`,
  'part/src/parity.ts': 'export const isEven = (size: number): boolean => Number.isInteger(size / 2);\n',
  'part/src/notes.md': 'No code.\n',
  'part/quick.test.ts': test('20 is large', 'isLarge(20) && !isLarge(5) && isEven(2) && !isEven(3)'),
  'part/failing.test.ts': test('5 is large', 'isLarge(5)'),
  'part/slow/slow.test.ts': test('10 is not large', '!isLarge(10)').replaceAll('./src', '../src'),
};

it('plant-faults.ts prints for each fault which check or test finds it, or lists it as a survivor', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-plant-faults-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  for (const name of ['plant-faults', 'faults', 'faulty-copy', 'reached-blocks', 'record-reached'])
    cpSync(join(root, `scripts/${name}.ts`), join(folder, `scripts/${name}.ts`));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: folder });
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'commit.gpgsign=false', 'commit', '--quiet', '--message', 'a package');
  execFileSync('npm', ['run', '--silent', 'setup'], { cwd: folder });
  const options = ['--seed', '1', '--count', '99', '--package', 'part', '--slow', 'vitest.slow.config.ts'];
  const output = execFileSync('node', ['scripts/plant-faults.ts', ...options, '--check', 'node check.ts', 'src'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const lines = output.replaceAll(/\n[ }]+/g, ' ').split('\n');
  const saying = (start: string) =>
    lines.flatMap((line) =>
      line.startsWith(start) ? [line.slice(start.length).replace(/src.(?:size|parity)\.ts:/, '')] : [],
    );
  expect(lines[0]).toBe('seed 1: planting 99 of 17 faults in 2 files');
  expect(saying('left out, because it fails without a fault: ')).toEqual([
    expect.stringMatching(/part.failing\.test\.ts$/),
  ]);
  const caught = saying('caught by ');
  expect(caught.filter((fault) => fault.includes('/ 2')).length).toBe(2);
  expect(caught.filter((fault) => !fault.includes('/ 2'))).toEqual([
    '1 is used 4: ArrowFunction: (size: number): boolean => size >= 1 → () => undefined',
    '1 is used 4: EqualityOperator: size >= 1 → size < 1',
    '1 is used 4: EqualityOperator: size >= 1 → size > 1',
    '1 is used 4: ConditionalExpression: size >= 1 → false',
    'quick.test.ts > 20 is large 2: ConditionalExpression: size > 10 → false',
    'quick.test.ts > 20 is large 2: EqualityOperator: size > 10 → size <= 10',
    'quick.test.ts > 20 is large 1: BlockStatement: { return size > 10; → {}',
    'slow/slow.test.ts > 10 is not large 2: EqualityOperator: size > 10 → size >= 10',
  ]);
  expect(saying('The tests caught ')).toEqual(['10 of 14 faults. Survivors:']);
  const survivors = saying('- ');
  expect(survivors.toSorted()).toEqual([
    '5: BlockStatement: { return size < 2; → {}',
    '6: ConditionalExpression: size < 2 → false',
    '6: EqualityOperator: size < 2 → size <= 2',
    '6: EqualityOperator: size < 2 → size >= 2',
  ]);
  expect(saying('slow tests run with: ').filter((fault) => !survivors.includes(fault))).toHaveLength(1);
});
