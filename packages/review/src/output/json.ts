import type { Report } from '../report.ts';

/** The report as `report.schema.json` documents it. The same review gives the same bytes. */
export function toJson(report: Report): string {
  const finite = (_: string, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
  return `${JSON.stringify(report, finite, 2)}\n`;
}
