import type { Report } from '../report.ts';

/** The report as `report.schema.json` documents it; the same review gives the same bytes. */
export function toJson(report: Report): string {
  return `${JSON.stringify(report, (_, value: unknown) => (typeof value === 'number' && !Number.isFinite(value) ? String(value) : value), 2)}\n`;
}
