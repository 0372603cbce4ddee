/** The body as text, or nothing when it is longer than `most` bytes. */
export async function bodyText(response: Response, most: number): Promise<string | undefined> {
  const { body, headers } = response;
  const announced = headers.get('content-length');
  // What is announced is what comes, unless it is packed.
  if (!body || (announced !== null && !headers.has('content-encoding') && Number(announced) <= most))
    return response.text();
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > most) {
      reader.cancel().catch(() => {});
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
