/**
 * Packs the review tool and installs the tarball in empty folders, with npm, pnpm and yarn. Repeats this with several
 * versions of TypeScript in the folder, and with the optional packages.
 *   node scripts/review-package.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installReview } from './packages/install-review.ts';
import { changedContract } from './packages/use-review.ts';
import { root } from './paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'jurybox-review-package-'));
let problems: string[];
try {
  const review = join(root, 'packages/review');
  for (const args of [['build'], ['pack', '--pack-destination', folder]])
    execFileSync('pnpm', args, { cwd: review, stdio: ['ignore', 'ignore', 'inherit'] });
  const [tarball = ''] = readdirSync(folder);
  problems = installReview(folder, join(folder, tarball), changedContract(root));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? 'the review works in every installation that was tried' : `${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
