/** A link to the results of an evaluation has the form `/app/results#<evaluation id>/<API key>`. */
import { readStored, writeStored } from '../storage.ts';

export interface ResultsLink {
  evaluation_id: string;
  apiKey: string;
}

const name = 'jurybox.app.results';

export const formatResultsLink = (origin: string, { evaluation_id: id, apiKey }: ResultsLink): string =>
  `${origin}/app/results#${id}/${apiKey}`;

/**
 * Reads the link from the address bar. Then removes the key from the address bar, so that screenshots do not show it.
 * Stores the link in the tab, so that the page survives a reload.
 */
export function readResultsLink(): ResultsLink | undefined {
  const [, id, apiKey] = /^#([\w-]{1,128})\/(jbx_[\w-]{8,200})$/.exec(location.hash) ?? [];
  if (id !== undefined && apiKey !== undefined) writeStored('sessionStorage', name, { evaluation_id: id, apiKey });
  if (location.hash !== '') history.replaceState(null, '', location.pathname);
  return readStored('sessionStorage', name) as ResultsLink | undefined;
}
