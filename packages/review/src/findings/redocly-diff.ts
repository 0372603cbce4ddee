import { followReferences, methods, unescapeToken, type Document } from '@jurybox/openapi';
import { bumps, levels, type Bump, type Finding, type Level } from '../model.ts';
import type { RedoclyChange } from '../redocly-diff.ts';
import { fingerprintOf, worstFirst } from './finding.ts';
import type { Rule } from './rule.ts';

/** Reports a change that `redocly diff` finds and no other rule reports. */
export const redoclyDiff: Rule = {
  name: 'redocly-diff',
  mirror: 'self',
  levels: ['major', 'minor', 'patch'],
  waiver: 'no other rule reports the change, so it has the level that `redocly diff` gives it, unproven',
};

/**
 * Adds every change that `redocly diff` reports to the findings. A finding at the same place keeps its own level. A
 * change without a finding at its place becomes an unproven finding with the level of `redocly diff`.
 */
export function addRedoclyChanges(
  reported: RedoclyChange[],
  findings: Finding[],
  base: Document,
  revision: Document,
): Finding[] {
  const changes = reported.map((change) => withTargets(change, [base, revision]));
  const own = findings.map((finding) => ({
    ...finding,
    redocly: worstImpact(changes.filter((change) => explains(finding, change))),
  }));
  const unexplained = changes.filter(
    (change) => !isVersion(change) && !findings.some((finding) => explains(finding, change)),
  );
  return [...own, ...unexplained.map((change) => redoclyFinding(change, [base, revision]))].sort(worstFirst);
}

/**
 * Adds the targets of references to the places of a change: the rules report a change of a referenced parameter at the
 * parameter, `redocly diff` at the reference or at the list of references.
 */
function withTargets(change: RedoclyChange, documents: Document[]): RedoclyChange {
  const targets = change.pointers.flatMap((pointer) => documents.flatMap((document) => targetsAt(document, pointer)));
  return { ...change, pointers: [...new Set([...targets, ...change.pointers])] };
}

function targetsAt(document: Document, pointer: string): string[] {
  try {
    const { value, pointer: target } = followReferences<unknown>(document, { $ref: pointer }, pointer);
    if (!Array.isArray(value)) return [target];
    return value.map((item, i) => followReferences(document, item, `${target}/${i}`).pointer);
  } catch {
    return [];
  }
}

const worstImpact = (changes: RedoclyChange[]): Bump | 'unseen' =>
  bumps.find((level) => changes.some(({ impact }) => impact === level)) ?? 'unseen';

/** Whether the change is in `info.version`. The findings decide the version, so a new version is not a finding. */
const isVersion = ({ pointers, property }: RedoclyChange): boolean =>
  property === 'version' && pointers.some((pointer) => pointer.startsWith('#/info'));

/** Returns one sentence that compares the findings with what `redocly diff` reports. */
export function summaryOf(changes: RedoclyChange[], findings: Finding[]): string {
  if (changes.length === 0) return 'redocly diff: no change';
  const count = (isCounted: (finding: Finding) => boolean) => findings.filter(isCounted).length;
  const added = count(({ rule }) => rule === redoclyDiff.name);
  const unseen = count(({ redocly }) => redocly === 'unseen');
  const lower = count(({ redocly, level }) => redocly !== 'unseen' && rank(redocly) > rank(level));
  const higher = count(({ redocly, level }) => rank(redocly) < rank(level));
  const parts = [
    `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}, all among these findings`,
    ...(added > 0 ? [`reported only by redocly diff: ${added}`] : []),
    ...(unseen > 0 ? [`not reported by redocly diff: ${unseen}`] : []),
    ...(lower > 0 ? [`lower level in redocly diff: ${lower}`] : []),
    ...(higher > 0 ? [`higher level in redocly diff: ${higher}`] : []),
  ];
  return `redocly diff: ${parts.join('; ')}`;
}

const rank = (level: Level | 'unseen' | undefined): number =>
  level === undefined || level === 'unseen' ? levels.length : levels.indexOf(level);

/**
 * Whether a finding is at the same place as a change, inside that place, or at the schema, parameter or operation that
 * contains it.
 */
function explains({ pointer, rule }: Pick<Finding, 'pointer' | 'rule'>, { pointers }: RedoclyChange): boolean {
  // Findings about credentials are at the operations; `redocly diff` reports the change at the security scheme.
  if (rule.startsWith('security') && pointers.some((place) => place.startsWith('#/components/securitySchemes/')))
    return true;
  return pointers.some(
    (place) =>
      place === pointer ||
      pointer.startsWith(`${place}/`) ||
      (rule !== 'documentation' && place.startsWith(`${pointer}/`)),
  );
}

/** Keywords whose members have names that the author of the contract chose, for example `properties`. */
const keywordsBeforeNames = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'headers',
  'schemas',
  'responses',
  'parameters',
  'requestBodies',
  'securitySchemes',
  'links',
  'callbacks',
  'pathItems',
  'content',
]);

/** Whether a change is in an extension or an example. No request or response contains them. */
const isDocumentation = ({ pointers, property }: RedoclyChange): boolean =>
  pointers.some((pointer) => {
    const tokens = [...pointer.split('/').slice(1), ...(property === undefined ? [] : [property])];
    for (let i = 0; i < tokens.length; i += 1) {
      const token = tokens[i] ?? '';
      if ((i === 0 && token === 'paths') || keywordsBeforeNames.has(token)) i += 1;
      else if (token.startsWith('x-') || token === 'example' || token === 'examples') return true;
    }
    return false;
  });

function redoclyFinding(change: RedoclyChange, documents: Document[]): Finding {
  const { kind, pointers, property, verdicts, base, revision } = change;
  const pointer = pointers.at(-1) ?? '#';
  const level = isDocumentation(change) ? 'patch' : change.impact;
  const rule = redoclyDiff.name;
  return {
    fingerprint: fingerprintOf(JSON.stringify([rule, pointer, kind, property, base, revision])),
    rule,
    level,
    direction: 'none',
    position: 'contract',
    message: verdicts[0]?.message ?? `${pointer}: ${property ?? ''} ${kind}`.replace(':  ', ': '),
    pointer,
    operations: operationAt(pointers, documents),
    base,
    revision,
    proof: level === 'patch' ? 'stated' : 'unproven',
    redocly: change.impact,
  };
}

/** Returns the operation that the change is in, as `METHOD /path`; an empty list if it is in no operation. */
function operationAt(pointers: string[], documents: Document[]): string[] {
  for (const pointer of pointers) {
    const [root, paths, token, method = ''] = pointer.split('/');
    if (root !== '#' || paths !== 'paths' || token === undefined || !methods.includes(method)) continue;
    const path = unescapeToken(token);
    if (documents.some((document) => document.paths?.[path])) return [`${method.toUpperCase()} ${path}`];
  }
  return [];
}
