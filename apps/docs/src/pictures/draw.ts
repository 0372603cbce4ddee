/**
 * Draws boxes and arrows as SVG. The picture has light and dark colours. The browser shows the colours that match the
 * page.
 */

export interface Box {
  x: number;
  y: number;
  w: number;
  h?: number;
  title: string;
  /** Lines of smaller text below the title. */
  lines?: string[];
  kind?: 'plain' | 'main' | 'quiet';
}

const height = (box: Box): number => box.h ?? 34 + 17 * (box.lines?.length ?? 0);

export function svg(width: number, tall: number, title: string, parts: string[]): string {
  const size = `viewBox="0 0 ${width} ${tall}" width="${width}" height="${tall}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${escaped(title)}">
<title>${escaped(title)}</title>
<style>
  svg { --ink: #24292f; --soft: #57606a; --line: #6e7781; --fill: #f6f8fa; --main: #dbe4ff; --edge: #2f49a0; }
  svg { font: 14px ui-sans-serif, system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) {
    svg { --ink: #f0f3f6; --soft: #b1bac4; --line: #9ea7b3; --fill: #262c36; --main: #2b3a70; --edge: #b4c1ff; }
  }
  text { fill: var(--ink); } .soft { fill: var(--soft); font-size: 12.5px; } .bold { font-weight: 600; }
  rect, path, line { stroke: var(--line); fill: none; stroke-width: 1.3; }
  .plain { fill: var(--fill); } .main { fill: var(--main); stroke: var(--edge); } .quiet { stroke-dasharray: 4 3; }
  .head { fill: var(--line); stroke: none; } .bar { fill: var(--main); stroke: var(--edge); }
  .strong { stroke: var(--ink); stroke-width: 2; }
</style>
<defs><marker id="a" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
<path class="head" d="M0 0 8 4 0 8z"/></marker></defs>
${parts.join('\n')}
</svg>
`;
}

export function box({ x, y, w, title, lines = [], kind = 'plain', ...rest }: Box): string {
  const h = height({ x, y, w, title, lines, ...rest });
  const middle = x + w / 2;
  const first = y + h / 2 + 5 - (17 * lines.length) / 2;
  const words = lines.map((line, at) => text(middle, first + 17 * (at + 1), line, 'soft', 'middle'));
  const frame = `<rect class="${kind}" x="${x}" y="${y}" width="${w}" height="${h}" rx="6"/>`;
  return `${frame}${text(middle, first, title, 'bold', 'middle')}${words.join('')}`;
}

export function text(
  x: number,
  y: number,
  words: string,
  style = '',
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  const attributes = [
    ...(style === '' ? [] : [` class="${style}"`]),
    ...(anchor === 'start' ? [] : [` text-anchor="${anchor}"`]),
  ];
  return `<text x="${x}" y="${y}"${attributes.join('')}>${escaped(words)}</text>`;
}

export function arrow(path: string, isQuiet = false): string {
  return `<path d="${path}"${isQuiet ? ' class="quiet"' : ''} marker-end="url(#a)"/>`;
}

/** Draws boxes in rows, with an arrow from each box to the next. */
export function chain(
  steps: Omit<Box, 'x' | 'y' | 'w'>[],
  { w, gap, perRow, y = 10 }: { w: number; gap: number; perRow: number; y?: number },
): { parts: string[]; width: number; height: number } {
  const h = Math.max(...steps.map((step) => height({ ...step, x: 0, y: 0, w })));
  const place = (at: number) => ({ x: 10 + (at % perRow) * (w + gap), y: y + Math.floor(at / perRow) * (h + 44) });
  const parts = steps.flatMap((step, at) => {
    const here = place(at);
    const drawn = box({ ...step, ...here, w, h });
    if (at === 0) return [drawn];
    const before = place(at - 1);
    if (before.y === here.y) return [drawn, arrow(`M${before.x + w} ${here.y + h / 2}H${here.x - 2}`)];
    const between = before.y + h + 22;
    return [drawn, arrow(`M${before.x + w / 2} ${before.y + h}V${between}H${here.x + w / 2}V${here.y - 2}`)];
  });
  const rows = Math.ceil(steps.length / perRow);
  return { parts, width: 20 + perRow * w + (perRow - 1) * gap, height: y + rows * h + (rows - 1) * 44 + 10 };
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
