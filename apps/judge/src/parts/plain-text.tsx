import { useMemo } from 'preact/hooks';

interface Block {
  kind: 'text' | 'code';
  text: string;
}

/**
 * Splits a text into prose and code. A line of three backticks begins and ends code, as in Markdown. The lines with the
 * backticks stay visible, because judges compare texts and must see all of each text. Only blank lines around code are
 * removed.
 */
export function blocksOf(text: string): Block[] {
  const trimmed = text.trim();
  if (/^[[{]/.test(trimmed) && isJson(trimmed)) return [{ kind: 'code', text }];
  const blocks: Block[] = [];
  let fence = '';
  let lines: string[] = [];
  const end = (kind: Block['kind']) => {
    const isText = (line: string) => line.trim() !== '';
    const shown = lines.slice(lines.findIndex(isText), lines.findLastIndex(isText) + 1);
    if (shown.length > 0) blocks.push({ kind, text: shown.join('\n') });
    lines = [];
  };
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const marker = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence === '' && marker !== '') {
      end('text');
      fence = marker;
      lines.push(line);
    } else if (fence !== '' && marker.startsWith(fence) && line.trim() === marker) {
      lines.push(line);
      end('code');
      fence = '';
    } else lines.push(line);
  }
  end(fence === '' ? 'text' : 'code');
  return blocks;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Shows the output of a model as plain text: Markdown and HTML have no effect. */
export function PlainText({ text }: { text: string }) {
  const blocks = useMemo(() => blocksOf(text), [text]);
  if (blocks.length === 0) return <p class="empty">(empty)</p>;
  return (
    <div class="plain" dir="auto">
      {blocks.map(({ kind, text: part }, at) =>
        kind === 'code' ? (
          <pre key={at} tabIndex={0}>
            <code>{part}</code>
          </pre>
        ) : (
          <p key={at}>{part}</p>
        ),
      )}
    </div>
  );
}
