/** The repository's rules about code. */
import { isGenerated, type Rule } from './repo.ts';

/** Generated files without `.gen.` in their name, because hey-api chooses their names. */
const unnamed = ['packages/client/generated/index.ts', 'packages/client/generated/client/index.ts'];
const header = /^(?:\/\/|\/\*+|#|--|<!--)\s*@generated\b/;

/**
 * The name of every generated file contains `.gen.`. The first line contains `@generated`, except in JSON files. No
 * other file contains these marks.
 */
export const generatedIsMarked: Rule = ({ files, read }) =>
  files.flatMap((file) => {
    const named = /\.gen\.[^/]+$/.test(file);
    const marked = header.test(read(file) ?? '');
    if (!isGenerated(file)) {
      return [
        ...(named ? [`${file}: \`.gen.\` is for generated files; name it differently`] : []),
        ...(marked ? [`${file}: says @generated, but is not in a generated/ folder; delete the line`] : []),
      ];
    }
    return [
      ...(named || unnamed.includes(file)
        ? []
        : [`${file}: is in generated/ without \`.gen.\` in its name; the generator should name it so`]),
      ...(marked || file.endsWith('.json')
        ? []
        : [`${file}: is in generated/ without @generated in its first line; the generator should write it`]),
    ];
  });

const maxWidth = 120;

/**
 * Returns whether the width limit does not apply: a tool writes the file, the file must not change after its release,
 * or its format allows no line breaks in a text.
 */
const isNotWritten = (file: string): boolean =>
  isGenerated(file) ||
  /(^|\/)CHANGELOG\.md$|(^|\/)snapshots\/|\.(json|svg|webp|csv|snap)$/.test(file) ||
  ['pnpm-lock.yaml', 'docs/contract-changelog.md', 'LICENSE'].includes(file) ||
  file.startsWith('packages/client/test/released-programs/');

/** Limits the width of a line, so that two files fit side by side. Does not count web addresses, which cannot wrap. */
export const linesAreShort: Rule = ({ files, read }) =>
  files
    .filter((file) => !isNotWritten(file))
    .flatMap((file) =>
      (read(file) ?? '')
        .split('\n')
        .map((line, at) => ({ at: at + 1, width: line.replaceAll(/https?:\/\/\S+/g, '').length }))
        .filter(({ width }) => width > maxWidth)
        .map(({ at, width }) => `${file}:${at}: has ${width} characters, more than ${maxWidth}; break the line`),
    );

/** No file contains the address of a registry or an absolute path. An absolute path is valid on one machine only. */
export const nothingIsLocal: Rule = ({ files, read }) =>
  files.flatMap((file) => {
    const text = read(file) ?? '';
    const home = /(?<![\w.)\]}-])\/(?:home|Users|root|work)\/[\w.-]+|\b[A-Z]:\\+Users\\/.exec(text);
    // Only the workflow that publishes needs the address of a registry.
    const hosts = [
      ...text.matchAll(/\bhttps?:\/\/[\w.:-]*(?:registry|artifactory|nexus|verdaccio|npm-proxy|pkgs)[\w.:-]*/gi),
    ].map(([host]) => host);
    const host = hosts.find(
      (found) => !(file.startsWith('.github/workflows/') && /^https:\/\/registry\.npmjs\.org$/.test(found)),
    );
    const tarball = file === 'pnpm-lock.yaml' ? /\btarball: \S+/.exec(text)?.[0] : undefined;
    return [
      ...(isGenerated(file) && text.includes('node_modules')
        ? [`${file}: contains the path of an installed package; the generator should remove it`]
        : []),
      ...(home ? [`${file}: contains an absolute path (${home[0]}); write a relative path`] : []),
      ...(host === undefined ? [] : [`${file}: contains the address of a registry (${host}); remove it`]),
      ...(tarball === undefined
        ? []
        : [`${file}: contains the address of a package (${tarball}); install without lockfile-include-tarball-url`]),
    ];
  });
