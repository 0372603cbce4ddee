import type { Callers } from '../../src/callers/effect.ts';
import { effectOnCallers, startClients } from '../../src/callers/index.ts';
import type { Document } from '@jurybox/openapi';
import type { Finding } from '../../src/model.ts';

/** Returns the effect of a change on callers. Generates the clients of both contracts, and deletes them at the end. */
export async function effectOf(base: Document, revision: Document, findings: Finding[]): Promise<Callers> {
  const clients = startClients(base, revision);
  try {
    return await effectOnCallers(clients, revision, findings, { ran: false, says: '', errors: [] });
  } finally {
    clients.remove();
  }
}
