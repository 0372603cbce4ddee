/** Tests how a release publishes the packages on npm. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../paths.ts';
import { firstReleaseFaults, notAllowed, publish } from '../release/publish.ts';

const tarballs = ['types', 'client'].map((name) => ({ name: `@jurybox/${name}`, path: `${name}.tgz` }));
/** Returns a fake `npm` that reports the versions in `known` as published. A call with the argument `failing` fails. */
const npmWith = (known: string[], failing = 'none') => {
  const calls: string[] = [];
  const npm = (args: string[]) => {
    const [command = '', target = ''] = args;
    if (command === 'publish') calls.push(args.slice(1).join(' '));
    const stdout = known.includes(target) ? `${target.split('@').at(-1)}\n` : '';
    return { status: [command, target].includes(failing) ? 1 : 0, stdout };
  };
  return { calls, npm };
};

it('a release skips versions that are on npm, and only the first release has no provenance', () => {
  const { npm, calls } = npmWith(['@jurybox/types@1.2.3']);
  expect(publish('1.2.3', tarballs, false, npm)).toEqual([]);
  expect(publish('1.2.4', tarballs, true, npm)).toEqual([]);
  expect(calls).toEqual([
    'client.tgz --provenance --access public',
    'types.tgz --no-provenance --access public',
    'client.tgz --no-provenance --access public',
  ]);
});

it('a release stops at the first package that npm rejects', () => {
  const { npm, calls } = npmWith([], 'types.tgz');
  expect(publish('1.2.3', tarballs, true, npm).join()).toContain('@jurybox/types@1.2.3 could not be published');
  expect(calls).toHaveLength(1);
});

it('the first release stops if there is a changeset, or if nobody is logged in to npm', () => {
  expect(firstReleaseFaults([], npmWith([]).npm)).toEqual([]);
  expect(firstReleaseFaults([{}], npmWith([]).npm).join()).toContain('changesets wait');
  expect(firstReleaseFaults([], npmWith([], 'whoami').npm).join()).toContain('npm login');
});

it.each([
  [false, false, false, 1],
  [false, false, true, 0],
  [true, false, false, 0],
  [false, true, false, 0],
])(
  'whether a release may publish (--dry-run: %s, --first: %s, in the workflow: %s)',
  (isDry, first, isWorkflow, count) => {
    expect(notAllowed({ 'dry-run': isDry, first }, isWorkflow)).toHaveLength(count);
  },
);

it('outside the release workflow, pnpm release stops before it builds anything', () => {
  const script = join(root, 'scripts/release.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    env: { ...process.env, CI: '' },
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Only the release workflow publishes; try: pnpm release --dry-run\n',
  });
});
