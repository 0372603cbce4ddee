import type { Report } from '../report.ts';

/** Returns the report in the format of `report.schema.json`. The same review always gives the same bytes. */
export function toJson(report: Report): string {
  const finite = (_: string, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
  return `${JSON.stringify(report, finite, 2)}\n`;
}
