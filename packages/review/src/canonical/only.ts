import type { Schema } from '@jurybox/openapi';
import { documentationKeywords } from '../findings/schema/keywords.ts';

/** Whether a schema has only the given keywords, apart from keywords that document it. */
export const hasOnly = (schema: Schema, keywords: string[]): boolean =>
  Object.keys(schema).every(
    (key) => keywords.includes(key) || documentationKeywords.includes(key) || key.startsWith('x-') || key === 'default',
  );
