import { effectOnCallers, startClients, type Callers } from '../../src/callers/index.ts';
import type { Document } from '@jurybox/openapi';
import type { Finding } from '../../src/model.ts';

/** The effect of a change on callers, with clients that are generated and deleted again. */
export async function effectOf(base: Document, revision: Document, findings: Finding[]): Promise<Callers> {
  const clients = startClients(base, revision);
  try {
    return await effectOnCallers(clients, revision, findings, { ran: false, says: '', errors: [] });
  } finally {
    clients.remove();
  }
}
