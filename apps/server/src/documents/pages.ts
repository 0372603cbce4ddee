import { judgePageFolder, siteFolder } from '../file-locations.ts';
import type { BuiltFolder } from './built-folder.ts';

const common =
  "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'";

/**
 * The site, which `pnpm --filter docs build:site` writes. Its pages may load only files of the site. The code samples
 * and the reference use inline styles. Pictures and an icon font may be `data:` URLs.
 */
export const site: BuiltFolder = {
  folder: siteFolder,
  base: '/docs/',
  redirects: ['/'],
  contentSecurityPolicy: `${common}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:`,
};

/**
 * The page for judges, which `pnpm --filter judge build:page` writes. It shows text of language models. So it may only
 * load files from this server and send requests to it, and its scripts cannot turn text into HTML.
 */
export const judgePage: BuiltFolder = {
  folder: judgePageFolder,
  base: '/judge/',
  contentSecurityPolicy:
    `${common}; style-src 'self'; img-src 'self'; font-src 'none'; connect-src 'self'; ` +
    "require-trusted-types-for 'script'; trusted-types 'none'",
};
