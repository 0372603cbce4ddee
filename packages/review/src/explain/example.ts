import type { Document, Schema } from '@jurybox/openapi';
import type { Compared } from '../compared.ts';

/** The page of a rule: its texts, and a pair of small contracts for which the rule reports a finding. */
export interface RulePage {
  /** A sentence that says what the rule reports. */
  what: string;
  /** A sentence that says what to do instead of the breaking change. */
  instead: string;
  /** The two contracts of the example. A rule that reports only what no other rule reports has no example. */
  example?: Compared<Document>;
  /** The part of both documents that the page shows. */
  shown?: Compared<unknown>;
}

type Operation = Record<string, unknown>;
type Components = NonNullable<Document['components']>;

const documentWith = (path: string, methods: Record<string, unknown>, components?: Components): Document => ({
  openapi: '3.1.1',
  info: { title: 'Notes', version: '1.0.0' },
  paths: { [path]: methods },
  ...(components ? { components } : {}),
});

const done = { 204: { description: 'Done.' } };

/** Returns the page of a rule. The example on the page is a change of the schema of a request body or of a response. */
export function schemaPage(
  position: 'request' | 'response',
  [base, revision]: [Schema, Schema],
  texts: Pick<RulePage, 'what' | 'instead'>,
): RulePage {
  const documentOf = (schema: Schema): Document => {
    const content = { 'application/json': { schema } };
    return documentWith('/notes', {
      post:
        position === 'request'
          ? { operationId: 'addNote', requestBody: { required: true, content }, responses: done }
          : { operationId: 'addNote', responses: { 200: { description: 'The note.', content } } },
    });
  };
  const name = position === 'request' ? 'requestBody' : 'response';
  return {
    ...texts,
    example: { base: documentOf(base), revision: documentOf(revision) },
    shown: { base: { [name]: base }, revision: { [name]: revision } },
  };
}

/** Returns a page whose example changes the operation `POST /notes`. */
export function operationPage(
  [base, revision]: [Operation, Operation],
  texts: Pick<RulePage, 'what' | 'instead'>,
  components?: [Components, Components],
): RulePage {
  const documentOf = (operation: Operation, side: 0 | 1): Document =>
    documentWith('/notes', { post: { operationId: 'addNote', responses: done, ...operation } }, components?.[side]);
  return {
    ...texts,
    example: { base: documentOf(base, 0), revision: documentOf(revision, 1) },
    shown: components
      ? { base: { ...base, ...components[0] }, revision: { ...revision, ...components[1] } }
      : { base, revision },
  };
}

/** Returns a page whose example changes the methods of the path `/notes`. */
export function pathPage([base, revision]: [object, object], texts: Pick<RulePage, 'what' | 'instead'>): RulePage {
  const documentOf = (methods: object): Document => documentWith('/notes', { ...methods });
  return { ...texts, example: { base: documentOf(base), revision: documentOf(revision) }, shown: { base, revision } };
}
