import type { Cause } from '../model.ts';
import { code, listWords } from '../words/values.ts';
import type { Difference, Traffic } from './tally.ts';

const number = (value: number): string => value.toLocaleString('en-US');
const several = (value: number, noun: string): string => `${number(value)} ${noun}${value === 1 ? '' : 's'}`;

/** Returns the end of a line in a list of causes: how many recorded requests the cause concerns. */
export function shortTrafficText({ traffic }: Cause): string {
  if (traffic === undefined) return '';
  const { used, refused, unchecked } = traffic;
  if (refused > 0) return `; refuses ${several(refused, 'recorded request')}`;
  if (used > 0) return `; used by ${several(used, 'recorded request')}`;
  return unchecked > 0 ? '' : '; used by no recorded request';
}

export function trafficTexts({ traffic }: Cause, report: { traffic?: Traffic }): string[] {
  if (traffic === undefined || report.traffic === undefined) return [];
  const { used, refused, unchecked, callers, callerCount, example } = traffic;
  const all = `of ${several(report.traffic.requests, 'recorded request')}`;
  const more = callerCount > callers.length ? [`${number(callerCount - callers.length)} more`] : [];
  const from = `from ${several(callerCount, 'caller')} (${listWords([...callers, ...more], 6)})`;
  const others = used > refused ? `, and ${number(used - refused)} more use the changed part` : '';
  return [
    refused > 0
      ? `${all}, the revision refuses ${number(refused)}${others}, ${from}`
      : used > 0
        ? `${all}, ${number(used)} use the changed part, ${from}`
        : unchecked > 0
          ? `${all}, none certainly uses the changed part`
          : `no recorded request uses the changed part`,
    ...(unchecked > 0 ? [`the record of ${several(unchecked, 'request')} does not show whether they use it`] : []),
    ...(example ? [`example in ${example.at}${example.says === undefined ? '' : `: ${example.says}`}`] : []),
  ];
}

export function trafficSummary({ traffic, causes }: { traffic?: Traffic; causes: Cause[] }): string[] {
  if (traffic === undefined) return [];
  const { files, requests, matched, unreadable, refused, callerCount, unused } = traffic;
  const breaking = causes.filter((cause) => cause.traffic !== undefined).length;
  return [
    `${several(requests, 'recorded request')} in ${listWords(files.map(code))}; ` +
      `${number(matched)} call an operation of the base`,
    ...(matched === 0
      ? ['Check the path of the servers in the contract, and `traffic.hosts` in the configuration']
      : []),
    refused === 0
      ? 'The revision refuses none of the recorded requests'
      : `The revision refuses ${number(refused)} of the recorded requests, from ${several(callerCount, 'caller')}`,
    ...(breaking === 0
      ? []
      : [`Breaking changes that affect no recorded request: ${number(unused.length)} of ${number(breaking)}`]),
    ...(unreadable === 0
      ? []
      : [`${several(unreadable, 'record')} could not be read, so the recorded requests allow no breaking change`]),
  ];
}

export function differenceTexts({ traffic }: { traffic?: Traffic }): string[] {
  if (traffic === undefined) return [];
  const { differences, moreDifferences } = traffic;
  return [
    ...differences.map(differenceText),
    ...(moreDifferences === 0 ? [] : [`${several(moreDifferences, 'message')} more differ in other ways`]),
  ];
}

const differenceText = ({ contract, message, operation, status, place, says, count, at }: Difference): string =>
  `The ${contract} does not allow ${several(count, message)}` +
  `${status === undefined ? '' : ` with status ${status}`} of ${code(operation)}: ` +
  `${code(place)} ${says} (first in ${at})`;
