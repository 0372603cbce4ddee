import type { Document, Schema } from '@jurybox/openapi';

type Operation = Record<string, never> & {
  parameters: unknown[];
  responses: Record<string, Response>;
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  deprecated?: boolean;
  security?: unknown[];
  operationId: string;
};
interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: unknown }>;
}

export const judgePath =
  '/human-evaluations/{evaluation_id}/evaluation_scenario/{evaluation_scenario_id}/{evaluation_type}';
export const listPath = '/apps';

const operation = (document: Document, path: string, method: string): Operation =>
  document.paths![path]![method] as Operation;
export const judged = (document: Document): Operation => operation(document, judgePath, 'put');
export const listed = (document: Document): Operation => operation(document, listPath, 'get');
const parameter = (name: string, required: boolean, more: object = {}) => ({
  name,
  in: 'query',
  required,
  schema: { type: 'string', maxLength: 20 },
  ...more,
});
/** Returns a function that adds a query parameter to `GET /apps`. `more` overrides members of the parameter. */
export const addParameter =
  (name: string, required: boolean, more: object = {}) =>
  (document: Document) =>
    void listed(document).parameters.push(JSON.parse(JSON.stringify(parameter(name, required, more))));
export const success = (document: Document): Response => judged(document).responses['200'] as Response;

export const schemaOfParameter = (document: Document, name: string): Schema =>
  (document.components!['parameters']![name] as { schema: Schema }).schema;
