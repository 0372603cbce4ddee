import { join } from 'node:path';

export const docs = join(import.meta.dirname, '..');
export const root = join(docs, '../..');
export const dist = join(docs, 'dist');
/** The folder into which the build writes the Markdown of all pages, before VitePress renders it. */
export const pagesFolder = join(docs, '.pages');
export const contractYaml = join(root, 'packages/types/generated/openapi.gen.yaml');
export const contractJson = join(root, 'packages/types/generated/openapi.gen.json');
/** Stands for the base address of the site in all files until the last step of the build replaces it. */
export const basePlaceholder = '/__site__/';
