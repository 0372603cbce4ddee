import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Document } from './document.ts';
import { CannotReview } from './errors.ts';
import type { Finding, Level } from './model.ts';
import { normalize } from './normalize.ts';
import { worstFirst } from './review.ts';

/** One change as `redocly diff` reports it. */
export interface RedoclyChange {
  kind: 'added' | 'removed' | 'modified';
  impact: Level;
  /** Where it stands in the bundled base and in the bundled revision. */
  pointers: string[];
  property?: string;
  verdicts: { ruleId: string; message: string }[];
  before: unknown;
  after: unknown;
}

const longest = 60_000;

/** Asks `redocly diff`, with the rules it recommends, what changed between two bundled documents. It has no network and no telemetry here. */
export async function askRedocly(base: Document, revision: Document): Promise<RedoclyChange[]> {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-redocly-'));
  try {
    const [a, b] = inOneVersion(base, revision);
    writeFileSync(join(folder, 'base.json'), JSON.stringify(a));
    writeFileSync(join(folder, 'revision.json'), JSON.stringify(b));
    writeFileSync(join(folder, 'redocly.yaml'), 'extends: [diff-recommended]\n');
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const child = spawn(
      process.execPath,
      [
        script(),
        'diff',
        'base.json',
        'revision.json',
        '--format',
        'json',
        '--output',
        'changes.json',
        '--fail-on',
        'none',
      ],
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], env, timeout: longest },
    );
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()));
    await new Promise((resolve) => child.on('close', resolve));
    return read(readFileSync(join(folder, 'changes.json'), 'utf8'), said);
  } catch (error) {
    throw error instanceof CannotReview
      ? error
      : new CannotReview(`redocly diff gave no answer: ${(error as Error).message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A contract that moves from OpenAPI 3.0 to 3.1 says the same in other keywords; that is no change. */
function inOneVersion(base: Document, revision: Document): Document[] {
  const same = base.openapi?.slice(0, 3) === revision.openapi?.slice(0, 3);
  return [base, revision].map((document) => (same ? document : { ...normalize(document), openapi: '3.1.1' }));
}

/** The command's script, whichever field of its package names it. */
function script(): string {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> };
  return join(dirname(manifest), bin['redocly'] ?? 'bin/cli.js');
}

interface Reported extends Omit<RedoclyChange, 'pointers' | 'before' | 'after'> {
  path: string;
  base?: { pointer: string; value: unknown };
  revision?: { pointer: string; value: unknown };
}

function read(text: string, said: string): RedoclyChange[] {
  const report = JSON.parse(text) as { reportVersion?: string; changes?: Reported[] };
  if (report.reportVersion !== '1' || !report.changes)
    throw new CannotReview(
      `redocly diff answered in a form this review does not know. ${said.split('\n')[0] ?? ''}`.trim(),
    );
  return report.changes.map(({ kind, impact, path, property, verdicts, base, revision }) => ({
    kind,
    impact,
    pointers: [...new Set([path, base?.pointer, revision?.pointer].filter((pointer) => pointer !== undefined))],
    ...(property === undefined ? {} : { property }),
    verdicts: verdicts.map(({ ruleId, message }) => ({ ruleId, message })),
    before: base?.value,
    after: revision?.value,
  }));
}

/**
 * The base of the review: whatever `redocly diff` reports is among the findings. Where one of ours stands at the same place,
 * the change is judged there; a change that none of ours explains becomes a finding with redocly's own level, unproven.
 */
export function onTopOf(changes: RedoclyChange[], findings: Finding[], base: Document, revision: Document): Finding[] {
  const own = findings.map((finding) => ({
    ...finding,
    redocly: worstOf(changes.filter((change) => explains(finding, change))),
  }));
  const unexplained = changes.filter(
    (change) => !isVersion(change) && !findings.some((finding) => explains(finding, change)),
  );
  return [...own, ...unexplained.map((change) => toFinding(change, [base, revision]))].sort(worstFirst);
}

const order: Level[] = ['major', 'minor', 'patch'];
const worstOf = (changes: RedoclyChange[]): Level | 'unseen' =>
  order.find((level) => changes.some(({ impact }) => impact === level)) ?? 'unseen';

/** The version follows the findings; it is none itself. */
const isVersion = ({ pointers, property }: RedoclyChange): boolean =>
  property === 'version' && pointers.some((pointer) => pointer.startsWith('#/info'));

/** How the base and the findings stand to each other, in a sentence. */
export function summaryOf(changes: RedoclyChange[], findings: Finding[]): string {
  const count = (what: (finding: Finding) => boolean) => findings.filter(what).length;
  const added = count(({ rule }) => rule === 'redocly-diff');
  const unseen = count(({ redocly }) => redocly === 'unseen');
  const [higher, lower] = [
    count(({ redocly, level }) => rank(redocly) < rank(level)),
    count(({ redocly, level }) => redocly !== 'unseen' && rank(redocly) > rank(level)),
  ];
  if (changes.length === 0) return 'redocly diff: no change';
  const words = [
    `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}, all among these findings`,
    ...(added > 0 ? [`${added} by it alone`] : []),
    ...(unseen > 0 ? [`${unseen} it does not see`] : []),
    ...(lower > 0 ? [`${lower} it rates lower`] : []),
    ...(higher > 0 ? [`${higher} it rates higher`] : []),
  ];
  return `redocly diff: ${words.join('; ')}`;
}

const rank = (level: Level | 'unseen' | undefined): number =>
  level === undefined || level === 'unseen' ? order.length : order.indexOf(level);

/** Whether a finding stands where the change is: at it, inside it, or at the schema, parameter or operation that holds it. */
export function explains({ pointer, rule }: Pick<Finding, 'pointer' | 'rule'>, { pointers }: RedoclyChange): boolean {
  // Which credentials are asked for is found at the operations.
  if (rule.startsWith('security') && pointers.some((place) => place.startsWith('#/components/securitySchemes/')))
    return true;
  return pointers.some(
    (place) =>
      place === pointer ||
      pointer.startsWith(`${place}/`) ||
      (rule !== 'documentation' && place.startsWith(`${pointer}/`)),
  );
}

/** Names that someone chose: of paths, members, headers, components. */
const names =
  /^\/paths\/[^/]*|\/(properties|patternProperties|\$defs|headers|schemas|responses|parameters|requestBodies|securitySchemes|links|callbacks|pathItems|content)\/[^/]*/g;

/** Extensions and examples are read by people and tools; no message is another one for them. */
const isWords = ({ pointers, property }: RedoclyChange): boolean =>
  pointers.some((pointer) =>
    /\/(x-[^/]*|examples?)(\/|$)/.test(
      `${pointer.replace('#', '')}${property === undefined ? '' : `/${property}`}`.replaceAll(names, ''),
    ),
  );

function toFinding(change: RedoclyChange, documents: Document[]): Finding {
  const { kind, pointers, property, verdicts, before, after } = change;
  const pointer = pointers.at(-1) ?? '#';
  const impact = isWords(change) ? 'patch' : change.impact;
  const rule = 'redocly-diff';
  const message = verdicts[0]?.message ?? `${pointer}: ${property ?? ''} ${kind}`.replace(':  ', ': ');
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([rule, pointer, kind, property, before, after]))
    .digest('hex')
    .slice(0, 12);
  return {
    fingerprint,
    rule,
    level: impact,
    direction: 'none',
    position: 'contract',
    message,
    pointer,
    operations: operationAt(pointers, documents),
    before,
    after,
    proof: impact === 'patch' ? 'stated' : 'unproven',
    redocly: change.impact,
  };
}

/** The operation that the path of a change names. */
function operationAt(pointers: string[], documents: Document[]): string[] {
  for (const pointer of pointers) {
    const [, path, method] = /^#\/paths\/([^/]+)\/(get|put|post|delete|options|head|patch|trace)\b/.exec(pointer) ?? [];
    const name = path?.replaceAll('~1', '/').replaceAll('~0', '~');
    if (name !== undefined && method !== undefined && documents.some((document) => document.paths?.[name]))
      return [`${method.toUpperCase()} ${name}`];
  }
  return [];
}
