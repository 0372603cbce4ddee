/**
 * Compares the review with `redocly diff` and api-smart-diff: each tool reviews the changes of the catalogue.
 *
 * pnpm --filter review compare
 *
 * `missed`: breaking changes that the tool does not report as breaking. `false alarms`: harmless changes that the tool
 * reports as breaking. `proven`: changes for which the review found a witness.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../catalogue/catalogue.ts';
import type { Document } from '@jurybox/openapi';
import { reviewDocuments } from '../../src/review.ts';
import { byRedocly, bySmartDiff } from './tools.ts';

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../types/generated/openapi.gen.json'), 'utf8'),
) as Document;
const every = Math.max(1, Number(process.argv.find((arg) => arg.startsWith('--every='))?.slice(8) ?? 1));
const mutations = catalogue(contract).filter((_, i) => i % every === 0);
const score = () => ({ missed: [] as string[], alarms: [] as string[], proven: 0, failed: 0 });
const scores = { '@jurybox/review': score(), 'redocly diff': score(), 'api-smart-diff': score() };

for (const { name, base, revision, level, proof } of mutations) {
  const count = (tool: keyof typeof scores, breaking: boolean | undefined) => {
    if (breaking === undefined) scores[tool].failed += 1;
    if (level === 'major' && breaking !== true) scores[tool].missed.push(name);
    if (level !== 'major' && breaking === true) scores[tool].alarms.push(name);
  };
  const findings = reviewDocuments(base, revision);
  count(
    '@jurybox/review',
    findings.some((finding) => finding.level === 'major'),
  );
  if (proof === 'proven' && findings.some((finding) => finding.level === level && finding.proof === 'proven'))
    scores['@jurybox/review'].proven += 1;
  count('redocly diff', byRedocly(base, revision)?.includes('major'));
  count('api-smart-diff', bySmartDiff(base, revision));
}

const breaking = mutations.filter(({ level }) => level === 'major').length;
console.log(
  `${mutations.length} single changes of the contract: ` +
    `${breaking} break callers, ${mutations.length - breaking} do not\n`,
);
console.log('| tool | missed | false alarms | proven | no result |\n|---|---|---|---|---|');
for (const [tool, { missed, alarms, proven, failed }] of Object.entries(scores))
  console.log(
    `| ${tool} | ${missed.length} of ${breaking} | ${alarms.length} of ${mutations.length - breaking} ` +
      `| ${proven} of ${mutations.filter(({ proof }) => proof === 'proven').length} | ${failed} |`,
  );
console.log(
  '\nNot compared: openapi-diff 0.24 reads OpenAPI 3.0 only; oasdiff and openapi-changes are not Node packages.',
);
if (process.argv.includes('--names'))
  for (const [tool, { missed, alarms }] of Object.entries(scores))
    console.log(
      `\n${tool}\n  missed: ${missed.join('; ') || 'nothing'}\n  false alarms: ${alarms.join('; ') || 'none'}`,
    );
