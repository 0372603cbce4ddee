/** A finding of the contract review with its proof, as the review reports it for a small contract. */
import { reviewDocuments } from '@jurybox/review';
import { svg, text } from './draw.ts';

/** The change from the first contract to the second, as the picture describes it. */
const change = 'POST /orders: "currency" is now required in the request body';

type Document = Parameters<typeof reviewDocuments>[0];

/** A contract with one operation, whose request body has these required members. */
function contract(required: string[]): Document {
  const schema = {
    type: 'object',
    required,
    properties: { item: { type: 'string' }, currency: { type: 'string', enum: ['EUR', 'USD'] } },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Orders', version: '1.0.0' },
    paths: {
      '/orders': {
        post: {
          requestBody: { required: true, content: { 'application/json': { schema } } },
          responses: { 201: { description: 'The order.' } },
        },
      },
    },
  };
}

export function findingPicture(): string {
  const [finding] = reviewDocuments(contract(['item']), contract(['item', 'currency']));
  if (finding?.witness === undefined)
    throw new Error('the picture needs a finding with a proof, but the review reported none');
  const { witness } = finding;
  const request = witness.http.trim().split('\n');
  const lineHeight = 19;
  const top = 96;
  const bottom = top + request.length * lineHeight;
  return svg(
    720,
    bottom + 62,
    `A finding of the contract review: ${change}. A request proves it: the new contract refuses the request.`,
    [
      '<style>.code { font: 13px ui-monospace, Menlo, Consolas, monospace; white-space: pre; }</style>',
      `<rect class="plain" x="1" y="1" width="718" height="${bottom + 60}" rx="10"/>`,
      '<rect x="20" y="20" width="72" height="24" rx="5" style="fill: #b3261e; stroke: none"/>',
      '<text x="56" y="36.5" text-anchor="middle" style="fill: #fff; font-weight: 700; font-size: 12px">BREAKS</text>',
      text(104, 37, change, 'bold'),
      text(20, 68, 'Callers send this request today:', 'soft'),
      ...request.map((line, at) => text(32, top + at * lineHeight, line, 'code')),
      `<line x1="20" y1="${top - 14}" x2="20" y2="${bottom - 12}" class="strong"/>`,
      text(20, bottom + 20, witness.refusal ?? '', 'soft'),
    ],
  );
}
