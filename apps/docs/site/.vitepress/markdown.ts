/** Changes how VitePress renders Markdown: links to files, HTTP methods with paths, and tables. */
import type { MarkdownRenderer } from 'vitepress';
import { basePlaceholder } from '../../src/paths.ts';

export function extendMarkdown(md: MarkdownRenderer): void {
  openFilesDirectly(md);
  drawPaths(md);
  labelCells(md);
}

/**
 * Adds a `target` to each link to a file, so that the browser opens the file. Without it, the router of VitePress would
 * look for a page with this address.
 */
function openFilesDirectly(md: MarkdownRenderer): void {
  md.core.ruler.push('files', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (!/^\/((latest|v)\/|[\w-]+\.(atom|txt)$)/.test(href ?? '')) continue;
      // VitePress adds the base address only to links without a `target`.
      token.attrSet('href', `${basePlaceholder}${href?.slice(1)}`);
      token.attrSet('target', '_self');
      if (href?.endsWith('/reference.html')) token.attrSet('download', 'jurybox-api-reference.html');
    }
  });
}

/** Colours the method of an endpoint such as `GET /apps`. Allows line breaks after each `/` of the path. */
function drawPaths(md: MarkdownRenderer): void {
  const inherited = md.renderer.rules.code_inline;
  md.renderer.rules.code_inline = (tokens, at, options, env, self) => {
    const content = tokens[at]?.content ?? '';
    const [, method, path] = /^(?:(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) )?(\/[\w{}/.-]+)$/.exec(content) ?? [];
    if (path === undefined) return inherited?.(tokens, at, options, env, self) ?? self.renderToken(tokens, at, options);
    const drawn = path.replaceAll('/', '/<wbr>').replace('/<wbr>', '/');
    return method === undefined
      ? `<code v-pre>${drawn}</code>`
      : `<code v-pre class="endpoint"><span class="method ${method.toLowerCase()}">${method}</span> ${drawn}</code>`;
  };
}

/**
 * Stores the heading of a column in each cell of this column. On a phone, the cells of a row are one below the other,
 * and the style sheet shows the stored heading in each cell.
 */
function labelCells(md: MarkdownRenderer): void {
  md.core.ruler.push('labels', ({ tokens }) => {
    let headings: string[] = [];
    let column = 0;
    for (const [at, token] of tokens.entries()) {
      if (token.type === 'table_open') headings = [];
      else if (token.type === 'th_open') headings.push(tokens[at + 1]?.content.replaceAll('`', '') ?? '');
      else if (token.type === 'tr_open') column = 0;
      else if (token.type === 'td_open') token.attrSet('data-label', headings[column++] ?? '');
    }
  });
}
