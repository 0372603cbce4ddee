/** Formats the figures of the results as text. */

/** Formats a count with separators between thousands. */
export const grouped = (count: number): string => count.toLocaleString('en');

/** Formats a count together with its noun, for example "1 vote" or "2 votes". */
export const counted = (count: number, noun: string): string => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const percentRange = ({ low, high }: { low: number; high: number }): string =>
  `${percent(low)} – ${percent(high)}`;

export const roundedFigure = (value: number): string => String(Math.round(value * 100) / 100).replace('-', '−');

export const figureRange = ({ low, high }: { low: number; high: number }): string =>
  `${roundedFigure(low)} – ${roundedFigure(high)}`;
