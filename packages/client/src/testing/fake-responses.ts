/** A response, or a function that creates it from the request id. The body of a created response contains this id. */
export type FakeResponse = Response | ((requestId: string) => Response);

export function problem(status: number, code: string, headers: Record<string, string> = {}): FakeResponse {
  return (requestId) => {
    const body = {
      detail: 'From the fake service.',
      type: `/docs/errors#${code}`,
      title: code,
      status,
      code,
      request_id: requestId,
    };
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/problem+json', ...headers },
    });
  };
}

export function invalid(loc: (string | number)[], type: string): Response {
  return Response.json({ detail: [{ msg: 'From the fake service.', loc, type }] }, { status: 422 });
}

/** Returns the FNV-1a hash of a text, for entity tags: equal texts have equal tags. */
export function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value.toString(16);
}
