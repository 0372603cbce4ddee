/** A pattern that recheck rejects or cannot analyse, and the reason why it is harmless. */
export interface Allowed {
  file: string;
  /** The pattern without its slashes, or the expression that builds the pattern at run time. */
  source: string;
  /** Why the pattern is harmless: what limits the length of the matched text, or who writes that text. */
  why: string;
}

const sourcesOnly = 'Only developers run the pattern, on the source files of this repository.';
const ownFiles = 'The build of the docs applies the pattern only to files of this repository.';
const ownOutput = 'Only developers run the pattern. It is applied only to the output of tools of this repository.';
const underReview =
  'The pattern runs only on the machine of a reviewer. It is part of the contract, or is applied to generated code.';

export const allowed: readonly Allowed[] = [
  {
    file: 'scripts/faults.ts',
    source: '`(?<=\\\\b(?:WHERE|ON) )${condition}\\\\s+AND `',
    why: sourcesOnly,
  },
  {
    file: 'scripts/faults.ts',
    source: "`\\\\sAND ${condition}(?=[ \\\\n\\`')])`",
    why: sourcesOnly,
  },
  {
    file: 'apps/server/src/http/headers.ts',
    source: String.raw`(?:"(?:[^"\\]|\\.)*"|[^,])+`,
    why: 'The contract limits `Prefer` to 256 characters, and the server rejects a longer header before it parses it.',
  },
  {
    file: 'apps/docs/src/finish.ts',
    source: String.raw`<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>`,
    why: ownFiles,
  },
  { file: 'apps/docs/src/machine-readable.ts', source: String.raw`\]\(\/([^)#]*)(#[^)]*)?\)`, why: ownFiles },
  {
    file: 'apps/docs/src/pages/included.ts',
    source: String.raw`(!?)\[([^\]]*)\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)\s]*)?\)`,
    why: ownFiles,
  },
  {
    file: 'apps/docs/src/weigh.ts',
    source: '(?:<script[^>]+src|<link[^>]+href|<img[^>]+src)="([^"]+)"',
    why: ownFiles,
  },
  {
    file: 'packages/client/src/testing/fake-service.ts',
    source: String.raw`^.*\/api(?=\/)`,
    why: 'The pattern is anchored, so it takes linear time. recheck cannot analyse the lookahead and only guesses.',
  },
  {
    file: 'packages/review/src/traffic/route.ts',
    source:
      String.raw`${'`'}^${'$'}{path.split(/\{[^{}]*\}/).map((text) => encodeURI(text)` +
      String.raw`.replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw${'`'}\$&${'`'})).join('([^/]+)')}$${'`'}`,
    why: 'The pattern takes linear time: the text of a path is escaped, and each value ends at the next slash.',
  },
  { file: 'packages/review/src/patterns/compile.ts', source: 'pattern', why: underReview },
  {
    file: 'packages/review/src/sources/schema.ts',
    source: 'pattern',
    why: 'The code only compiles the pattern, to see whether it is valid. The pattern is never applied to a text.',
  },
  { file: 'scripts/generate/validators.ts', source: String.raw`^\s*\/\/ .*node_modules.*\n`, why: ownOutput },
  { file: 'scripts/generate/validators.ts', source: String.raw`"[^"\n]*\/node_modules\/([^"\n]+)"\(`, why: ownOutput },
  { file: 'scripts/lint/contract.ts', source: String.raw`\s*\n\s*`, why: ownOutput },
  {
    file: 'scripts/lint/ledger.ts',
    source:
      String.raw`^\s*(?:it|test)(?:\.(?:each|for|concurrent)\b[^\n]*?\))?` +
      String.raw`\(\s*(['"${'`'}])((?:\\.|(?!\1)[^\\\n])*)\1`,
    why: 'The pattern is applied only to the tests of this repository.',
  },
  { file: 'apps/docs/src/pages/changelog-page.ts', source: String.raw`\s*\n\s*`, why: ownFiles },
  { file: 'scripts/release/version.ts', source: String.raw`\s*\n\s*`, why: ownOutput },
];
