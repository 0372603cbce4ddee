/** Escapes the characters that Markdown or Vue would read as markup. Leaves code unchanged. */
export function escapeMarkup(text: string): string {
  return text
    .trim()
    .split(/(^```[\s\S]*?^```|`[^`]*`)/m)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')))
    .join('');
}

export function oneLine(text: string): string {
  return escapeMarkup(text.replaceAll(/\s+/g, ' '));
}

/** Returns the text in a form that fits into one cell of a Markdown table. */
export function tableCell(text: string): string {
  return oneLine(text).replaceAll('|', '\\|');
}
