import { join } from 'node:path';

export const docs = join(import.meta.dirname, '..');
export const root = join(docs, '../..');
export const dist = join(docs, 'dist');
/** Every page as Markdown, as it is rendered and as machines get it. Made by the build. */
export const pagesFolder = join(docs, '.pages');
export const contractYaml = join(root, 'packages/types/generated/openapi.gen.yaml');
export const contractJson = join(root, 'packages/types/generated/openapi.gen.json');
/** What the site was built from; written last, so that half a build is none. */
export const stampName = '.built-from';
/** What is in the site, for who serves it: address → file, type, hash. */
export const listName = '.files.json';
/** Stands in built files for the address the site will have, which is put in at the end. */
export const basePlaceholder = '/__site__/';
