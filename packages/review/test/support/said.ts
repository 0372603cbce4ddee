import type { Finding } from '../../src/model.ts';
import { titleOf } from '../../src/words/title.ts';

export const short = (text = '', most = 100): string => text.replaceAll('\n', ' ').slice(0, most);

/** Returns lines for a snapshot: the name, and all parts of each finding in one line. */
export const said = (name: string, findings: Finding[]): string[] => [
  `${name}:`,
  ...findings.map((finding) => {
    const { level, rule, narrowRule = rule, direction, position, proof, pointer, message, witness } = finding;
    const fingerprint = finding.fingerprint.slice(0, 5);
    const place = `${position} ${pointer.replace(/^#.*?\/schema\/?(?!s)/, '')}`;
    const shown = witness
      ? ` | ${witness.validIn} ${short(JSON.stringify(witness.value) ?? witness.http)}: ${short(witness.refusal)}`
      : '';
    const title = titleOf({ findings: [finding] });
    return `  ${fingerprint} ${level} ${narrowRule} ${direction} ${proof} at ${place} | ${message}${shown} | ${title}`;
  }),
];
