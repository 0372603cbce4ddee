/** The repository's own rules about code. */
import { importsOf, isGenerated, packageOf, type Rule } from './repo.ts';

/** hey-api chooses these two names. Both files have the header. */
const unnamed = ['packages/client/generated/index.ts', 'packages/client/generated/client/index.ts'];
const header = /^(?:\/\/|\/\*+|#|--|<!--)\s*@generated\b/;

/** A generated file is marked in its name and its first line, and no other file is. JSON has no comments. */
export const generatedIsMarked: Rule = ({ files, read }) =>
  files.flatMap((file) => {
    const named = /\.gen\.[^/]+$/.test(file);
    const marked = header.test(read(file) ?? '');
    if (!isGenerated(file)) {
      return [
        ...(named ? [`${file}: \`.gen.\` is for generated files; name it differently`] : []),
        ...(marked ? [`${file}: says @generated, but is not in a generated/ folder; take the line away`] : []),
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

/** Only a package's own src/ and generated/ import from its generated/. Others import the package. */
export const generatedIsPrivate: Rule = (repo) =>
  importsOf(repo)
    .filter(({ target }) => /(^|\/)generated\//.test(target))
    .filter(
      ({ file, target }) => packageOf(file) !== packageOf(target) || !/^[^/]+\/[^/]+\/(src|generated)\//.test(file),
    )
    .map(
      ({ file, specifier }) =>
        `${file}: imports ${specifier}; import the package instead, and export from its src/ what is missing`,
    );

/** No package imports an app: the server and the docs use the packages. */
export const packagesStandAlone: Rule = (repo) =>
  importsOf(repo)
    .filter(
      ({ file, target }) =>
        file.startsWith('packages/') &&
        (target.startsWith('apps/') || target.startsWith('@jurybox/server') || target.startsWith('@jurybox/docs')),
    )
    .map(
      ({ file, specifier }) =>
        `${file}: imports ${specifier}; a package does not use an app, move what both need into a package`,
    );

export const maxLines = 300;

/** The ledger is a list, and pnpm writes the lockfile. */
export const filesAreShort: Rule = ({ files, read }) =>
  files
    .filter(
      (file) =>
        /\.([mc]?[jt]sx?|sql|css|html|vue|sh|ya?ml)$/.test(file) &&
        !isGenerated(file) &&
        !['spec/unknowns.yaml', 'pnpm-lock.yaml'].includes(file),
    )
    .map((file) => ({ file, lines: (read(file) ?? '').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > maxLines)
    .map(
      ({ file, lines }) => `${file}: has ${lines} lines, more than ${maxLines}; split it where it changes its subject`,
    );

const maxWidth = 120;

/** Files that a tool writes, that are kept as they were released, or whose format has no line breaks in a text. */
const isNotWritten = (file: string): boolean =>
  isGenerated(file) ||
  /(^|\/)CHANGELOG\.md$|(^|\/)snapshots\/|\.(json|svg|csv|snap)$/.test(file) ||
  ['pnpm-lock.yaml', 'docs/contract-changelog.md', 'LICENSE'].includes(file) ||
  file.startsWith('packages/client/test/released-programs/');

/** A line fits into an editor beside a second one. Addresses are not counted, because nothing can break them. */
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

/** `scripts` and `apps/docs` share packages; neither imports the other. */
export const scriptsAndDocsAreSeparate: Rule = (repo) =>
  importsOf(repo)
    .filter(
      ({ file, target }) =>
        (file.startsWith('scripts/') && target.startsWith('apps/docs/')) ||
        (file.startsWith('apps/docs/') && target.startsWith('scripts/')),
    )
    .map(({ file, specifier }) => `${file}: imports ${specifier}; move what both need into a package`);

/** No file contains a path of one machine, or the address of a registry. */
export const nothingIsLocal: Rule = ({ files, read }) =>
  files.flatMap((file) => {
    const text = read(file) ?? '';
    const home = /(?<![\w.)\]}-])\/(?:home|Users|root|work)\/[\w.-]+|\b[A-Z]:\\+Users\\/.exec(text);
    // Publishing names the public registry; nothing else has to name any.
    const hosts = [
      ...text.matchAll(/\bhttps?:\/\/[\w.:-]*(?:registry|artifactory|nexus|verdaccio|npm-proxy|pkgs)[\w.:-]*/gi),
    ].map(([host]) => host);
    const host = hosts.find(
      (found) => !(file.startsWith('.github/workflows/') && /^https:\/\/registry\.npmjs\.org$/.test(found)),
    );
    const tarball = file === 'pnpm-lock.yaml' ? /\btarball: \S+/.exec(text)?.[0] : undefined;
    return [
      ...(isGenerated(file) && text.includes('node_modules')
        ? [`${file}: says where packages are installed; the generator should leave that out`]
        : []),
      ...(home ? [`${file}: names a place on one machine (${home[0]}); write it relative to the repository`] : []),
      ...(host === undefined ? [] : [`${file}: names a registry (${host}); leave that to who installs`]),
      ...(tarball === undefined
        ? []
        : [`${file}: says where a package was fetched (${tarball}); install without lockfile-include-tarball-url`]),
    ];
  });
