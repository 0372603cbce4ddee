import { createHash } from 'node:crypto';
import { stable, without } from '../compared.ts';
import { isBreaking, levelOf, levels, type Draft, type Finding, type Level } from '../model.ts';
import type { Proof, Shown, Witness } from '../model.ts';

export const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

const draftFingerprint = ({ rule, position, pointer, change }: Draft): string =>
  fingerprintOf(stable([rule, position, pointer, change.base, change.revision]));

const draftLevel = ({ level, direction, position, isUndescribed }: Draft): Level =>
  level ?? levelOf(direction, position, isUndescribed);

/** Decides the level. Searches for a witness if the change is breaking; with `proveHarmless`, for any change. */
export function findingOf(draft: Draft, prove: (draft: Draft) => Shown | undefined, proveHarmless: boolean): Finding {
  const { rule, position, message, subject, pointer, change, places, withoutWitness } = draft;
  const canShow = draft.isStated !== true && draft.direction !== 'none' && position !== 'contract';
  const isSearched = canShow && (isBreaking(draftLevel(draft)) || proveHarmless);
  const found = isSearched ? prove(draft) : undefined;
  const isUndescribed = draft.isUndescribed === true || found?.isUndescribed === true;
  const direction = (found ? undefined : withoutWitness) ?? draft.direction;
  const settled = { ...draft, isUndescribed, direction };
  const shown = found ?? (withoutWitness && proveHarmless ? prove(settled) : undefined);
  const { isUndescribed: _, ...witness } = shown ?? {};
  const proof: Proof = shown ? 'proven' : isSearched && direction !== 'none' ? 'unproven' : 'stated';
  return {
    fingerprint: draftFingerprint(draft),
    rule,
    ...(isNewAlternative(settled) ? { narrowRule: 'new-alternative' } : {}),
    level: draftLevel(settled),
    direction,
    position,
    message,
    ...(subject === undefined ? {} : { subject }),
    pointer,
    operations: [...places].sort(),
    ...change,
    proof,
    ...(shown ? { witness: witness as Witness } : {}),
  };
}

/** Whether callers may receive a new enum value, branch, webhook or callback. A policy can set a level for these. */
function isNewAlternative({ rule, position, direction, change: { base, revision }, branch }: Draft): boolean {
  if (rule === 'operation-added') return position === 'contract';
  if (position !== 'response' || direction !== 'widens') return false;
  if (rule === 'enum') return Array.isArray(base) && Array.isArray(revision) && without(base, revision).length === 0;
  return ['anyOf', 'oneOf', 'discriminator'].includes(rule) && branch?.of === 'revision';
}

/** Merges the draft findings that several operations have about one change, for example of a shared parameter. */
export function mergeAlike(drafts: Draft[]): Draft[] {
  const merged = new Map<string, Draft>();
  for (const draft of drafts) {
    const fingerprint = draftFingerprint(draft);
    const known = merged.get(fingerprint);
    const [rank, knownRank] = [draft, known].map((one) => one && levels.indexOf(draftLevel(one)));
    // The finding names only the operations in which the change is most serious.
    if (!known || Number(rank) < Number(knownRank)) merged.set(fingerprint, draft);
    else if (rank === knownRank) for (const operation of draft.places) known.places.add(operation);
  }
  return [...merged.values()];
}

export function worstFirst(left: Finding, right: Finding): number {
  const rank = (finding: Finding) =>
    levels.indexOf(finding.level) * 10 + ['proven', 'unproven', 'stated'].indexOf(finding.proof);
  const text = (finding: Finding) => `${finding.pointer} ${finding.rule} ${finding.position} ${finding.fingerprint}`;
  return rank(left) - rank(right) || (text(left) < text(right) ? -1 : 1);
}

export const worstLevel = (findings: Pick<Finding, 'level'>[]): Level | undefined =>
  levels.find((level) => findings.some((finding) => finding.level === level));
