/**
 * A link for a judge: `/judge/#<evaluation id>/<API key>`. If the highest score is not 5, the link ends with the scale,
 * for example `/scale-10`.
 */
export interface Link {
  evaluationId: string;
  apiKey: string;
  scale: Scale;
}

/** The highest score. Up to 10, a judge scores with one press of a key; up to 100, with a slider. */
export type Scale = 5 | 10 | 100;
export const scales: readonly Scale[] = [5, 10, 100];

const pattern = /^#([\w-]{1,128})\/(jbx_[\w-]{8,200})(?:\/scale-(5|10|100))?$/;

/** Reads the link from the part of an address that begins with `#`. */
export function parseLink(hash: string): Link | undefined {
  const [, evaluationId, apiKey, scale] = pattern.exec(hash) ?? [];
  if (evaluationId === undefined || apiKey === undefined) return undefined;
  return { evaluationId, apiKey, scale: scales.find((each) => String(each) === scale) ?? 5 };
}

export function formatLink(origin: string, { evaluationId, apiKey, scale }: Link): string {
  return `${origin}/judge/#${evaluationId}/${apiKey}${scale === 5 ? '' : `/scale-${scale}`}`;
}

/** Returns the part of an API key that is not secret. Only this part may appear in a name in the browser's storage. */
export function prefixOf(apiKey: string): string {
  return apiKey.split('_', 2).join('_');
}
