/** The code in what is written for people: every fenced block, and whether it is marked as not run, and why. */
export interface Block {
  file: string;
  line: number;
  language: string;
  text: string;
  /** Why it is not run, if it says so in a comment above it. */
  notRun: string | undefined;
}

export function blocksIn(file: string, text: string): Block[] {
  return [...text.matchAll(/(?:<!-- not run: ([^\n]*?) -->\n+)?^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm)].map((found) => {
    const [, notRun, language = '', code = ''] = found;
    return { file, line: text.slice(0, found.index).split('\n').length, language, text: code, notRun };
  });
}

/** What a shell block runs: a command per line, without what it says about itself. */
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
