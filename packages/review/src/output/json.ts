import type { Report } from '../report.ts';

/**
 * Returns the report in the format of `report.schema.json`, or a list of reports if there are several. The same review
 * always gives the same bytes.
 */
export function toJson(reports: Report[]): string {
  const finite = (_: string, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
  return `${JSON.stringify(reports.length === 1 ? reports[0] : reports, finite, 2)}\n`;
}
