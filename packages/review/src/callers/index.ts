import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mapCompared, type Compared } from '../compared.ts';
import { operationsOf, type Document } from '@jurybox/openapi';
import { labelOf } from '../findings/rule.ts';
import type { Finding } from '../model.ts';
import { contractTypes, generateClient, withTypes, type Generated } from './generated.ts';
import type { Party } from './calls.ts';
import { withoutClients, type Callers, type NameChanges } from './effect.ts';
import { runMatrix } from './matrix.ts';
import type { CompiledPrograms } from './programs.ts';
import { recordedContract } from './recorded.ts';

/** The generated clients of both contracts, in a temporary folder. */
export interface Clients {
  ready: Promise<Compared<Party>>;
  folder: string;
  remove(): void;
}

/**
 * Starts generating the clients of both contracts and returns at once, so that the review can compare the contracts at
 * the same time.
 */
export function startClients(base: Document, revision: Document): Clients {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-callers-'));
  const ready = Promise.all([partyOf(base, join(folder, 'base')), partyOf(revision, join(folder, 'revision'))]).then(
    ([baseParty, revisionParty]) => ({ base: baseParty, revision: revisionParty }),
  );
  // `effectOnCallers` reports a failure of the generator later. Until then, this handler keeps the failure from ending
  // the process.
  ready.catch(() => undefined);
  return { ready, folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Compares the names in the clients of both contracts, and runs each client against a server of the other contract. */
export async function effectOnCallers(
  clients: Clients,
  revision: Document,
  findings: Finding[],
  programs: CompiledPrograms,
): Promise<Callers> {
  const callers = withoutClients(programs);
  try {
    const parties = await clients.ready;
    Object.assign(
      callers,
      compareClients(
        mapCompared(parties, ({ generated }) => generated),
        functionsWithFindings(findings, revision, parties.revision.generated),
      ),
    );
    callers.matrix = await runMatrix(parties, new Set(findings.flatMap(({ operations }) => operations)));
    if (callers.matrix.every(({ requests, responses }) => requests.of + responses.of === 0))
      throw new Error('the contracts contain no example that a generated function sends or reads');
    callers.run = {
      ran: true,
      says:
        'the generated client of each contract called a server of the other contract ' +
        'with the examples of both contracts',
    };
  } catch (error) {
    callers.run.says = ((error as Error).message.split('\n')[0] ?? '').replaceAll(`${clients.folder}/`, '');
  }
  return callers;
}

async function partyOf(document: Document, folder: string): Promise<Party> {
  const [contract, generated] = [recordedContract(document), await generateClient(document, join(folder, 'generated'))];
  // The generator writes an empty client for a document that it cannot read.
  if (contract.operations.size > 0 && generated.functions.size === 0)
    throw new Error('@hey-api/openapi-ts generated no function');
  return { contract, generated, folder };
}

/**
 * Returns the generated functions of operations that have findings. The report lists such a function as changed even if
 * its types are equal, because TypeScript types do not express limits such as `maxLength`.
 */
function functionsWithFindings(findings: Finding[], revision: Document, { functions }: Generated): Set<string> {
  const labels = new Set(
    findings
      .filter(({ rule }) => rule !== 'documentation' && rule !== 'servers')
      .flatMap(({ operations }) => operations),
  );
  return new Set(
    [...operationsOf(revision).values()]
      .map(labelOf)
      .filter((label) => labels.has(label))
      .flatMap((label) => functions.get(label)?.name ?? []),
  );
}

const compareClients = (clients: Compared<Generated>, changed: Set<string>): Pick<Callers, 'functions' | 'types'> => ({
  functions: compareNames(mapCompared(clients, withTypes), changed),
  types: compareNames(mapCompared(clients, contractTypes)),
});

function compareNames({ base, revision }: Compared<Map<string, string>>, changed = new Set<string>()): NameChanges {
  return {
    added: [...revision.keys()].filter((name) => !base.has(name)).sort(),
    removed: [...base.keys()].filter((name) => !revision.has(name)).sort(),
    changed: [...revision.keys()]
      .filter((name) => base.has(name) && (changed.has(name) || base.get(name) !== revision.get(name)))
      .sort(),
  };
}
