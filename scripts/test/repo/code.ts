/** Rules for all files of the repository. */
import { isGenerated, type Rule } from './repo.ts';

/** Generated files whose names do not contain `.gen.`, because hey-api chooses their names. */
const unnamed = ['packages/client/generated/index.ts', 'packages/client/generated/client/index.ts'];
const header = /^(?:\/\/|\/\*+|#|--|<!--)\s*@generated\b/;

/** Only generated files have `.gen.` in their names and (except JSON) `@generated` in their first line. */
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

/** Returns whether lines may be long: a tool wrote the file, it must not change, or its format has no line breaks. */
const isNotWritten = (file: string): boolean =>
  isGenerated(file) ||
  /(^|\/)CHANGELOG\.md$|(^|\/)snapshots\/|\.(json|svg|webp|csv|snap)$/.test(file) ||
  ['pnpm-lock.yaml', 'docs/contract-changelog.md', 'LICENSE'].includes(file) ||
  file.startsWith('packages/client/test/released-programs/');

/** A line has at most 120 characters, so that two files fit side by side. Web addresses do not count. */
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

/** A file contains neither the address of a registry nor an absolute path, which exists on only one machine. */
export const nothingIsLocal: Rule = ({ files, read }) =>
  files.flatMap((file) => {
    const text = read(file) ?? '';
    const home = /(?<![\w.)\]}-])\/(?:home|Users|root|work)\/[\w.-]+|\b[A-Z]:\\+Users\\/.exec(text);
    const host = /\bhttps?:\/\/[\w.:-]*(?:registry|artifactory|nexus|verdaccio|npm-proxy|pkgs)[\w.:-]*/i.exec(
      text,
    )?.[0];
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
