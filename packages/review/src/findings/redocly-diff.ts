import { followReferences, isObject, methods, unescapeToken, type Document } from '@jurybox/openapi';
import { bumps, levels, type Bump, type Finding, type Level } from '../model.ts';
import type { RedoclyChange } from '../redocly-diff.ts';
import { fingerprintOf, worstFirst } from './finding.ts';
import { SamePlace } from './same-place.ts';
import type { Rule } from './rule.ts';

/** Reports a change that `redocly diff` finds and no other rule reports. */
export const redoclyDiff: Rule = {
  name: 'redocly-diff',
  mirror: 'self',
  levels: ['minor', 'patch'],
  waiver:
    'the finding is unproven and has the level that `redocly diff` gives, but at most minor, because other rules ' +
    'compare the same part of the contracts and find no break',
};

/**
 * Adds the changes that `redocly diff` reports to the findings of the review. If the review already has a finding at
 * the place of a change, this finding keeps its level. Any other change becomes an unproven finding with the level of
 * `redocly diff`.
 */
export function addRedoclyChanges(
  changes: RedoclyChange[],
  findings: Finding[],
  base: Document,
  revision: Document,
): Finding[] {
  const places = changes.map(({ pointers }) => [
    ...new Set([...pointers, ...pointers.flatMap((pointer) => targetsOf(pointer, [base, revision]))]),
  ]);
  const matches = new SamePlace<Bump>(
    findings,
    changes.map(({ impact }, i) => ({ places: places[i] ?? [], value: impact })),
    (one, other) => bumps.find((bump) => bump === one || bump === other) ?? one,
  );
  const own = findings.map((finding) => ({ ...finding, redocly: matches.worstFor(finding) ?? ('unseen' as const) }));
  const unexplained = changes.filter((change, i) => !isVersion(change) && !matches.isReported(places[i] ?? []));
  return [...own, ...unexplained.map((change) => redoclyFinding(change, [base, revision]))].sort(worstFirst);
}

/** Whether the change is in `info.version`. A new version is not a finding, because the findings decide the version. */
const isVersion = ({ pointers, property }: RedoclyChange): boolean =>
  property === 'version' && pointers.some((pointer) => pointer.startsWith('#/info'));

/** Returns one sentence that compares the findings with the changes that `redocly diff` reports. */
export function summaryOf(changes: RedoclyChange[], findings: Finding[]): string {
  if (changes.length === 0) return 'redocly diff: no change';
  const count = (isCounted: (finding: Finding) => boolean) => findings.filter(isCounted).length;
  const added = count(({ rule }) => rule === redoclyDiff.name);
  const unseen = count(({ redocly }) => redocly === 'unseen');
  const lower = count(({ redocly, level }) => redocly !== 'unseen' && rank(redocly) > rank(level));
  const higher = count(({ redocly, level }) => rank(redocly) < rank(level));
  const parts = [
    `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}, all included in these findings`,
    ...(added > 0 ? [`findings that only redocly diff reports: ${added}`] : []),
    ...(unseen > 0 ? [`findings that redocly diff does not report: ${unseen}`] : []),
    ...(lower > 0 ? [`findings that redocly diff rates lower: ${lower}`] : []),
    ...(higher > 0 ? [`findings that redocly diff rates higher: ${higher}`] : []),
  ];
  return `redocly diff: ${parts.join('; ')}`;
}

const rank = (level: Level | 'unseen' | undefined): number =>
  level === undefined || level === 'unseen' ? levels.length : levels.indexOf(level);

/**
 * Follows the references on the path of a JSON pointer. For each document, returns the pointer that leads to the same
 * node without references. Leaves it out if it equals the given pointer.
 */
function targetsOf(pointer: string, documents: Document[]): string[] {
  return documents.flatMap((document) => {
    try {
      let place = { value: document as unknown, pointer: '#' };
      for (const token of pointer.split('/').slice(1)) {
        const name = unescapeToken(token);
        const { value, pointer: at } = place;
        if (!(isObject(value) || Array.isArray(value)) || !Object.hasOwn(value, name)) return [];
        place = followReferences(document, (value as Record<string, unknown>)[name], `${at}/${token}`);
      }
      return place.pointer === pointer ? [] : [place.pointer];
    } catch {
      return [];
    }
  });
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

/** Whether a change is in an extension or an example, which requests and responses do not contain. */
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
  // The other rules compare this place and find no break, so the change is at most minor.
  const level = isDocumentation(change) ? 'patch' : change.impact === 'major' ? 'minor' : change.impact;
  const rule = redoclyDiff.name;
  return {
    fingerprint: fingerprintOf(JSON.stringify([rule, pointer, kind, property, base, revision])),
    rule,
    level,
    direction: 'none',
    position: 'contract',
    message:
      (verdicts[0]?.message ?? `${pointer}: ${property ?? ''} ${kind}`.replace(':  ', ': ')) +
      (change.impact === 'major' ? ' (redocly diff rates this as breaking)' : ''),
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
