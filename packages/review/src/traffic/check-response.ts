import { isObject, type Header } from '@jurybox/openapi';
import { responseFor } from '../findings/operation/responses.ts';
import type { ReviewedOperation } from '../operations.ts';
import { checkBody, emptyCheck } from './check-request.ts';
import type { SideOfMessage } from './contract.ts';
import type { Exchange } from './exchange.ts';
import { checkValue, violation, type Check } from './violation.ts';

/** Checks a recorded response against one contract. If its body was not recorded, checks its status and headers. */
export function checkResponse(side: SideOfMessage, operation: ReviewedOperation, exchange: Exchange): Check {
  const check = emptyCheck();
  const { status, response, method } = exchange;
  // Contracts need not describe 304, with which a cache responds, or 101, which begins another protocol.
  if (status === undefined || status === 304 || status === 101) return check;
  const described = responseFor(operation, String(status));
  if (described === undefined) {
    check.violations.push(violation('status', 'status', 'the contract does not describe this status'));
    return check;
  }
  for (const [name, header] of described.headers) checkHeader(side, name, header, exchange, check);
  if (method !== 'HEAD') checkBody(side, described.content, response, check);
  return check;
}

function checkHeader(
  { validators }: SideOfMessage,
  name: string,
  header: Header,
  { response }: Exchange,
  check: Check,
): void {
  const part = `header ${name}`;
  // OpenAPI ignores a header with the name Content-Type.
  if (response.headers === undefined || name.toLowerCase() === 'content-type') return;
  const texts = response.headers.get(name.toLowerCase());
  if (texts === undefined) {
    if (header.required === true) check.violations.push(violation(part, 'header-required', 'the header is missing'));
  } else if (isObject(header.schema)) {
    const list = texts.flatMap((text) => text.split(',')).map((text) => text.trim());
    checkValue({ validators, check, part }, header.schema, [texts[0], list], true);
  }
}
