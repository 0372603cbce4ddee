import { join } from 'node:path';

export const docs = join(import.meta.dirname, '..');
export const root = join(docs, '../..');
export const dist = join(docs, 'dist');
/** The build writes every page as Markdown into this folder. */
export const pagesFolder = join(docs, '.pages');
export const contractYaml = join(root, 'packages/types/generated/openapi.gen.yaml');
export const contractJson = join(root, 'packages/types/generated/openapi.gen.json');
/** The build writes this placeholder into files and replaces it by the base address at the end. */
export const basePlaceholder = '/__site__/';
