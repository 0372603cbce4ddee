/** Returns the body as text, or undefined if the body is longer than `maxBytes`. */
export async function readBodyText(response: Response, maxBytes: number): Promise<string | undefined> {
  const { body, headers } = response;
  const contentLength = headers.get('content-length');
  // Counting is not necessary if `Content-Length` is within the limit. Only a compressed body may still be too long.
  if (!body || (contentLength !== null && !headers.has('content-encoding') && Number(contentLength) <= maxBytes))
    return response.text();
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      reader.cancel().catch(() => {});
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
