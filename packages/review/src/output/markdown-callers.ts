import { cellLine, nameChangeLines, type Report } from '../report.ts';
import { sentence } from '../words/values.ts';
import { escape } from './markdown-text.ts';

/** Returns a collapsed section about the generated clients and the programs of earlier releases. */
export function callerLines({ callers, sections }: Report): string[] {
  const { functions, types, matrix, programs } = callers;
  const lines = [
    ...nameChangeLines('functions', functions, 10, escape).map((line) => `- ${line}`),
    ...nameChangeLines('types', types, 10, escape).map((line) => `- ${line}`),
    ...matrix.map((cell) => {
      const failed = cell.failed.length > 0 ? ` (failed: ${cell.failed.slice(0, 20).map(escape).join('; ')})` : '';
      return `- ${escape(cellLine(cell))}${failed}`;
    }),
    ...sections.filter(({ ran }) => ran).map(({ says }) => `- ${escape(sentence(says))}`),
    ...programs.errors.map((line) => `  - ${escape(line)}`),
  ];
  return lines.length === 0
    ? []
    : ['<details><summary>Generated clients and other checks</summary>', '', ...lines, '', '</details>'];
}
