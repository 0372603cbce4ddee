/**
 * Corrects wrong ARIA roles in the search box of VitePress. In its source, the dialog has the role `button`, and
 * elements with the role `option` contain links. Screen readers cannot present this. The correction gives the role
 * `dialog` to the box, `combobox` to the input, and `option` to each link.
 */

const corrections: [found: string, corrected: string][] = [
  ['      role="button"\n', '      role="dialog"\n      aria-modal="true"\n'],
  [`      :aria-owns="results?.length ? 'localsearch-list' : undefined"\n`, ''],
  ['      aria-expanded="true"\n      aria-haspopup="listbox"\n', ''],
  [
    '            aria-autocomplete="both"\n',
    '            role="combobox"\n            aria-autocomplete="list"\n' +
      `            :aria-expanded="results?.length ? 'true' : 'false'"\n`,
  ],
  [
    `            :id="'localsearch-item-' + index"\n` +
      `            :aria-selected="selectedIndex === index ? 'true' : 'false'"\n            role="option"\n`,
    '            role="presentation"\n',
  ],
  [
    `              :aria-label="[...p.titles, p.title].join(' > ')"\n`,
    `              :id="'localsearch-item-' + index"\n` +
      `              :aria-selected="selectedIndex === index ? 'true' : 'false'"\n              role="option"\n`,
  ],
  ['<span class="title-icon">#</span>', '<span class="title-icon" aria-hidden="true">#</span>'],
  ['<kbd :aria-label', '<kbd role="img" :aria-label'],
];

/**
 * Returns the corrected source of the search box. Throws if VitePress has changed the source, so that nobody publishes
 * an uncorrected search box.
 */
export function correctSearchBox(source: string): string {
  return corrections.reduce((text, [found, corrected]) => {
    if (!text.includes(found))
      throw new Error(
        `The source of VitePress's search box does not contain: ${found.trim()}; ` +
          'correct this text in accessible-search.ts',
      );
    return text.replaceAll(found, () => corrected);
  }, source);
}

/** A Vite plugin that corrects the source of the search box when Vite bundles it. */
export const accessibleSearch = {
  name: 'accessible-search',
  enforce: 'pre' as const,
  transform: (code: string, id: string): string | undefined =>
    id.endsWith('/VPLocalSearchBox.vue') ? correctSearchBox(code) : undefined,
};
