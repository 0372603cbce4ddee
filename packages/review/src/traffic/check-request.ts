import { dereference, isObject, type Schema } from '@jurybox/openapi';
import type { ReviewedOperation } from '../operations.ts';
import { isJson, mediaFor, type SideOfMessage } from './contract.ts';
import type { RecordedMessage } from './exchange.ts';
import { checkJson, checkParameters, mayBe, type Sent } from './parameters.ts';
import { checkValue, violation, type Check } from './violation.ts';

export const emptyCheck = (): Check => ({ violations: [], unchecked: new Set() });

export function checkRequest(side: SideOfMessage, operation: ReviewedOperation, sent: Sent): Check {
  const check = emptyCheck();
  checkParameters(side, operation, sent, check);
  const { exchange } = sent;
  const { requestBody } = operation;
  if (exchange.body === 'none') {
    if (requestBody?.required === true)
      check.violations.push(violation('body', 'body-required', 'the body is missing'));
  } else if (requestBody === undefined) {
    if (exchange.body === 'unrecorded') check.unchecked.add('body');
    else check.violations.push(violation('body', 'body-removed', 'the contract describes no body'));
  } else checkBody(side, requestBody.content, exchange, check);
  return check;
}

export function checkBody(
  { document, validators }: SideOfMessage,
  content: Parameters<typeof mediaFor>[0],
  { type, body }: RecordedMessage,
  check: Check,
): void {
  const context = { validators, check, part: 'body' };
  const isParsed = typeof body === 'object' && 'value' in body;
  const sentAs = type ?? (isParsed ? 'application/json' : undefined);
  const media = sentAs === undefined ? undefined : mediaFor(content, sentAs);
  if (sentAs !== undefined && media === undefined) {
    if (Object.keys(content).length > 0)
      check.violations.push(violation('body', 'content-type', 'the contract does not describe this media type'));
    return;
  }
  const schema = media?.[1].schema;
  if (body === 'none') return;
  if (sentAs === undefined || body === 'unrecorded') check.unchecked.add('body');
  else if (schema === undefined) return;
  else if (isParsed) {
    check.body = (body as { value: unknown }).value;
    checkValue(context, schema, [check.body]);
  } else if (isJson(sentAs)) checkJson((body as { text: string }).text, schema, context);
  else if (sentAs === 'application/x-www-form-urlencoded')
    checkValue(context, schema, [formOf((body as { text: string }).text, schema)], true);
  else check.unchecked.add('body');

  function formOf(text: string, of: Schema): Record<string, unknown> {
    const form = new URLSearchParams(text);
    const { properties } = dereference<Schema>(document, of);
    const isList = (name: string) =>
      isObject(properties) && isObject(properties[name]) && mayBe(document, properties[name], 'array');
    return Object.fromEntries(
      [...new Set(form.keys())].map((name): [string, unknown] => {
        const texts = form.getAll(name);
        return [name, texts.length > 1 || isList(name) ? texts : texts[0]];
      }),
    );
  }
}
