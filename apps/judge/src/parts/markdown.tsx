import MarkdownIt, { type Token } from 'markdown-it';
import { h, type ComponentChild } from 'preact';

// `breaks` keeps the line ends of a text. HTML in it is shown as text, and addresses do not become links.
const parser = new MarkdownIt({ breaks: true, html: false, linkify: false });

/**
 * Turns Markdown into elements. Each element is created from a token of the parser, with only the attributes below. So
 * the content security policy can forbid scripts to turn strings into HTML.
 */
export function renderMarkdown(text: string): ComponentChild {
  return childrenOf(parser.parse(text, {}), true);
}

interface Open {
  token: Token | undefined;
  children: ComponentChild[];
}

/** Returns the elements for a flat list of tokens. An element begins with one token and ends with a later one. */
function childrenOf(tokens: Token[], isTop = false): ComponentChild[] {
  const root: Open = { token: undefined, children: [] };
  const opened = [root];
  for (const token of tokens) {
    const parent = opened.at(-1) ?? root;
    if (token.nesting === 1) opened.push({ token, children: [] });
    else if (token.nesting === 0) parent.children.push(leafOf(token));
    else {
      opened.pop();
      const isOutermost = isTop && opened.length === 1;
      (opened.at(-1) ?? root).children.push(elementOf(parent.token ?? token, parent.children, isOutermost));
    }
  }
  return root.children;
}

function elementOf(token: Token, children: ComponentChild[], isOutermost: boolean): ComponentChild {
  // In a list without blank lines, the parser marks the paragraphs as hidden.
  if (token.hidden) return children;
  if (token.type === 'link_open') return linkTo(token.attrGet('href'), children);
  // Headings in a text begin at level 3, because the page itself uses the levels 1 and 2.
  const tag = token.type === 'heading_open' ? `h${Math.min(6, Number(token.tag.slice(1)) + 2)}` : token.tag;
  const start = token.attrGet('start');
  const dir = isOutermost ? { dir: 'auto' } : {};
  const align = /right|center/.exec(String(token.attrGet('style')))?.[0];
  const attributes = { ...(start === null ? {} : { start }), ...(align === undefined ? {} : { class: align }) };
  const element = h(tag, { ...(tag === 'table' ? {} : dir), ...attributes }, children);
  return tag === 'table' ? h('div', { class: 'table', ...dir, tabIndex: 0 }, element) : element;
}

function leafOf(token: Token): ComponentChild {
  switch (token.type) {
    case 'inline':
      return childrenOf(token.children ?? []);
    case 'code_inline':
      return <code dir="auto">{token.content}</code>;
    case 'code_block':
    case 'fence':
      return (
        <pre tabIndex={0} dir="ltr">
          <code>{token.content.replace(/\n$/, '')}</code>
        </pre>
      );
    case 'image':
      return linkTo(token.attrGet('src'), `Picture: ${token.content === '' ? 'no description' : token.content}`);
    case 'softbreak':
    case 'hardbreak':
      return <br />;
    case 'hr':
      return <hr />;
    default:
      return token.content;
  }
}

/** A link to another website. It opens in a new tab, and the website does not get the address of this page. */
function linkTo(target: string | number | null, children: ComponentChild): ComponentChild {
  const address = String(target);
  if (!/^https?:\/\//i.test(address)) return <span class="link">{children}</span>;
  return (
    <a href={address} title={address} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}
