import { onContentUpdated } from 'vitepress';

const addressInSamples = 'http://localhost:8787';
let isServedByJurybox: Promise<boolean> | undefined;

/**
 * Replaces the address of the API in a code sample by the address of the server that serves this site. Returns the
 * sample unchanged if this server is not a Jurybox server, because then it has no API.
 */
export async function withOwnAddress(text: string): Promise<string> {
  isServedByJurybox ??= fetch(location.pathname, { method: 'HEAD' }).then(
    ({ headers }) => headers.has('x-request-id'),
    () => false,
  );
  return (await isServedByJurybox) ? text.replaceAll(addressInSamples, location.origin) : text;
}

/** Replaces the address of the API in all code samples of each page that the reader opens. */
export function showOwnAddress(): void {
  onContentUpdated(async () => {
    for (const code of document.querySelectorAll('.vp-doc code')) {
      const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() !== null) {
        const { currentNode: node } = texts;
        if (node.nodeValue?.includes(addressInSamples)) node.nodeValue = await withOwnAddress(node.nodeValue);
      }
    }
  });
}
