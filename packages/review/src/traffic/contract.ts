import { isObject, type Document, type MediaType } from '@jurybox/openapi';
import { readContract } from '../review.ts';
import { validatorsOf, type Validators } from '../witness/validators.ts';

/** A contract as it applies to requests, or as it applies to responses, with its validators. */
export interface SideOfMessage {
  document: Document;
  validators: Validators;
}

export type TrafficContract = ReturnType<typeof trafficContract>;

/** Returns a contract in the form that the check of recorded requests and responses needs. */
export function trafficContract(document: Document) {
  const { request, response, operations } = readContract(document);
  const sideOf = (seen: Document): SideOfMessage => ({ document: seen, validators: validatorsOf(seen) });
  return {
    /** The operations that callers call, by a key such as `GET /apps/{}`. Omits webhooks and callbacks. */
    operations: new Map([...operations].filter(([, { isSentByService }]) => !isSentByService)),
    request: sideOf(request),
    response: sideOf(response),
  };
}

/** Returns the entry of `content` that applies to a media type: by its name, or by a range such as `application/*`. */
export function mediaFor(content: Record<string, MediaType>, type: string): [string, MediaType] | undefined {
  const entries = Object.entries(content);
  const essence = (name: string) => name.split(';')[0]?.trim() ?? '';
  const suffix = /\+\w+$/.exec(type)?.[0];
  const [group = ''] = type.split('/');
  const names = [type, ...(suffix === undefined ? [] : [`${group}/*${suffix}`]), `${group}/*`, '*/*'];
  return names.map((name) => entries.find(([one]) => essence(one) === name)).find((one) => one !== undefined);
}

export const isJson = (type: string): boolean => /^application\/(.+\+)?json$/.test(type);

/** Returns the names of all members and parameters that a contract declares. */
export function declaredNames(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const item of node) declaredNames(item, found);
  else if (isObject(node)) {
    if (typeof node['in'] === 'string' && typeof node['name'] === 'string') found.add(node['name']);
    for (const [key, value] of Object.entries(node)) {
      if ((key === 'properties' || key === 'headers') && isObject(value))
        for (const name of Object.keys(value)) found.add(name);
      if (key !== 'example' && key !== 'examples') declaredNames(value, found);
    }
  }
  return found;
}
