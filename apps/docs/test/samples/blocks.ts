/** A fenced code block of a guide or another document. */
export interface Block {
  file: string;
  line: number;
  language: string;
  text: string;
  /** The reason in the comment `<!-- not run: … -->` above the block. Undefined if the tests must run the block. */
  notRun: string | undefined;
}

export function blocksIn(file: string, text: string): Block[] {
  return [...text.matchAll(/(?:<!-- not run: ([^\n]*?) -->\n+)?^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm)].map((found) => {
    const [, notRun, language = '', code = ''] = found;
    return { file, line: text.slice(0, found.index).split('\n').length, language, text: code, notRun };
  });
}

/** Returns the commands of a shell block, one per line, without the prompt `$` and without comments. */
export function commandsOf(block: Block): string[] {
  return block.text
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+#.*$/, '')
        .replace(/^\$ /, '')
        .trim(),
    )
    .filter((line) => line !== '' && !line.startsWith('#'));
}
