/** The data for the form "Try it", per operation. The browser loads it when a reader opens such a form. */
import { dereference, operationsOf, type Operation, type Schema } from '@jurybox/openapi';
import type { Contract } from './contract.ts';
import { exampleBody, exampleOf } from './samples.ts';

export interface ConsoleOperation {
  method: string;
  path: string;
  needsKey: boolean;
  fields: ConsoleField[];
  /** The example request body as JSON; each id is an empty string. Undefined if the operation has no request body. */
  body?: string;
}

export interface ConsoleField {
  name: string;
  in: string;
  required: boolean;
  /** The value that the field has when the form opens. It is empty if the parameter is optional or an id. */
  value: string;
  /** The allowed values, if the contract lists them. */
  values?: string[];
}

export function consoleData(contract: Contract): Record<string, ConsoleOperation> {
  return Object.fromEntries(
    [...operationsOf(contract).values()].map((operation) => [
      operation.operationId ?? '',
      consoleOperation(contract, operation),
    ]),
  );
}

function consoleOperation(contract: Contract, operation: Operation): ConsoleOperation {
  const body = exampleBody(contract, operation);
  return {
    method: operation.method,
    path: operation.path,
    needsKey: operation.node['x-role'] !== undefined,
    fields: operation.parameters.map((parameter) => {
      const schema = dereference<Schema & { enum?: unknown[] }>(contract, parameter.schema);
      const required = parameter.required === true;
      return {
        name: parameter.name,
        in: parameter.in,
        required,
        value: required ? withoutIds(String(exampleOf(contract, parameter))) : '',
        ...(schema.enum === undefined ? {} : { values: schema.enum.map(String) }),
      };
    }),
    ...(body === undefined ? {} : { body: withoutIds(JSON.stringify(body, null, 2)) }),
  };
}

/** Removes the ids from an example, because no server has objects with these ids. */
const withoutIds = (text: string): string => text.replaceAll(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, '');
