import { join } from 'node:path';

export const judge = join(import.meta.dirname, '..');
export const root = join(judge, '../..');
/** The folder with the built page. The server serves it at `/judge/`. */
export const dist = join(judge, 'dist');
