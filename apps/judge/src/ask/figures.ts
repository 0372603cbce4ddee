/** Formats the figures of the results as text. */

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const percentRange = ({ low, high }: { low: number; high: number }): string =>
  `${percent(low)} – ${percent(high)}`;

export const roundedFigure = (value: number): string => String(Math.round(value * 100) / 100).replace('-', '−');

export const figureRange = ({ low, high }: { low: number; high: number }): string =>
  `${roundedFigure(low)} – ${roundedFigure(high)}`;
