/** Rules for Markdown documents. */
import type { Repo, Rule } from './repo.ts';

/** Commands of pnpm and npm themselves. All other commands are scripts in a package.json. */
const builtIn = ['install', 'add', 'remove', 'update', 'exec', 'dlx', 'pack', 'publish', 'audit', 'why', 'ci', 'help'];
const known = ['README.md', 'CONTRIBUTING.md'];

function isProse(file: string): boolean {
  return file.endsWith('.md') && !/(^|\/)(CHANGELOG\.md|\.changeset\/)/.test(file);
}

/** Each `pnpm …` or `npm …` command in a document exists: as a script or a tool of a package. */
export const commandsExist: Rule = (repo) =>
  repo.files.filter(isProse).flatMap((file) =>
    commandsIn(repo.read(file) ?? '')
      .filter((command) => !exists(command, repo))
      .map(
        (command) =>
          `${file}: \`${command}\` is not a command of this repository; ` +
          'add the script to package.json or correct the text',
      ),
  );

/** A code block that shows a source folder. Its first line is the path of this folder. */
const codePicture = /^```\n((?:apps|packages)\/[\w-]+\/src)\n([\s\S]*?)^```/gm;

/** Each word in such a code block is the name of a file or a folder in the source folder. */
export const picturesNameFiles: Rule = (repo) =>
  repo.files.filter(isProse).flatMap((file) =>
    [...(repo.read(file) ?? '').matchAll(codePicture)].flatMap(([, folder = '', picture = '']) => {
      const names = new Set(
        repo.files.filter((path) => path.startsWith(`${folder}/`)).flatMap((path) => path.split('/').slice(3)),
      );
      return (picture.match(/[\w.-]+/g) ?? [])
        .filter((word) => !names.has(word))
        .map((word) => `${file}: \`${word}\` in a picture is neither a file nor a folder in ${folder}`);
    }),
  );

/** Returns which of the two documents in `known` are missing. */
export const unwritten = (repo: Repo): string[] => known.filter((file) => repo.read(file) === undefined);

export function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^ *```[^\n]*\n([\s\S]*?)^ *```/gm)].flatMap(([, block = '']) => block.split('\n'));
  const inline = [...text.replaceAll(/^ *```[^\n]*\n[\s\S]*?^ *```/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code = '']) => code,
  );
  return [...blocks, ...inline]
    .flatMap((line) => line.replace(/\s#.*$/, '').split(/&&|;/))
    .map((line) =>
      line
        .trim()
        .replace(/^\$ /, '')
        .replace(/^(?:[A-Z_]+=\S* )+/, ''),
    )
    .filter((line) => /^p?npm /.test(line));
}

function exists(command: string, repo: Repo): boolean {
  const words = command.split(/\s+/).slice(1);
  const filter = words.indexOf('--filter');
  const from = filter === -1 ? undefined : words[filter + 1];
  const rest = words.filter((word, at) => !word.startsWith('-') && !(filter !== -1 && at === filter + 1));
  const name = rest[0] === 'run' ? rest[1] : rest[0];
  if (name === undefined) return words.some((word) => word.startsWith('-')) && from === undefined;
  const manifests = repo.files.filter((file) =>
    from === undefined ? file === 'package.json' : file.endsWith('/package.json'),
  );
  const scripts = manifests
    .map((file) => JSON.parse(repo.read(file) ?? '{}'))
    .filter((manifest) => from === undefined || manifest.name === from || manifest.name === `@jurybox/${from}`);
  return (
    scripts.some(
      ({ scripts: own, devDependencies: tools }) => own?.[name] !== undefined || tools?.[name] !== undefined,
    ) ||
    (rest[0] !== 'run' && builtIn.includes(name))
  );
}
