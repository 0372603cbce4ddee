/** The repository's rules about documents. */
import type { Repo, Rule } from './repo.ts';

/** The commands of pnpm and npm that need no script. */
const builtIn = ['install', 'add', 'remove', 'update', 'exec', 'dlx', 'pack', 'publish', 'audit', 'why', 'ci', 'help'];
const known = ['README.md', 'CONTRIBUTING.md'];

function isProse(file: string): boolean {
  return file.endsWith('.md') && !/(^|\/)(CHANGELOG\.md|\.changeset\/)/.test(file);
}

/**
 * If a document shows a command `pnpm …` or `npm …` in a code block or between backticks, a package has this script or
 * uses this tool.
 */
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

/** A picture of code is a code block that begins with the folder of a source. Its other words are files in it. */
const codePicture = /^```\n((?:apps|packages)\/[\w-]+\/src)\n([\s\S]*?)^```/gm;

/** Each word in a picture of code in a document is a file or a folder. */
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

/** Returns which of README.md and CONTRIBUTING.md do not exist. */
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
