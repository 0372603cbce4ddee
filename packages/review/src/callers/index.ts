import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationsOf, type Document } from '../document.ts';
import type { Finding } from '../model.ts';
import { contractTypes, generateClient, withTypes, type Generated } from './generated.ts';
import type { Party } from './calls.ts';
import { runMatrix, type Cell } from './matrix.ts';
import { sideOf } from './recorded.ts';

export interface Names {
  added: string[];
  removed: string[];
  changed: string[];
}

/** What a change does to the programs that call the service. */
export interface Callers {
  /** Functions of the generated client. */
  functions: Names;
  /** Types of the generated client that the contract names. */
  types: Names;
  matrix: Cell[];
  /** Whether a client was generated and run, or why not. */
  run: { ran: boolean; says: string };
  /** What earlier releases' programs say, or why they were not asked. */
  programs: { ran: boolean; says: string; errors: string[] };
}

const none = (): Names => ({ added: [], removed: [], changed: [] });

/** The clients of both revisions, in a folder of their own. */
export interface Clients {
  ready: Promise<Record<'base' | 'revision', Party>>;
  folder: string;
  remove(): void;
}

/** Begins to generate the clients of both revisions. That takes as long as a review, so it is begun before. */
export function startClients(base: Document, revision: Document): Clients {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-callers-'));
  const ready = Promise.all([partyOf(base, join(folder, 'base')), partyOf(revision, join(folder, 'revision'))]).then(
    ([one, two]) => ({ base: one, revision: two }),
  );
  // Whoever asks gets the reason; nobody may.
  ready.catch(() => undefined);
  return { ready, folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Compares the clients of both revisions by name, and runs each against the other revision's server. */
export async function effectOnCallers(
  clients: Clients | undefined,
  revision: Document,
  findings: Finding[],
  programs: Callers['programs'],
): Promise<Callers> {
  const callers: Callers = {
    functions: none(),
    types: none(),
    matrix: [],
    run: { ran: false, says: 'not run: it was not asked for' },
    programs,
  };
  if (!clients) return callers;
  try {
    const parties = await clients.ready;
    Object.assign(
      callers,
      compareClients(
        parties.base.generated,
        parties.revision.generated,
        touched(findings, revision, parties.revision.generated),
      ),
    );
    callers.matrix = await runMatrix(parties, new Set(findings.flatMap(({ operations }) => operations)));
    if (callers.matrix.every(({ requests, answers }) => requests.of + answers.of === 0))
      throw new Error('the contracts record no examples that a generated function sends or reads');
    callers.run = {
      ran: true,
      says: 'generated clients called servers that speak the other revision, over the examples that the contracts record',
    };
  } catch (error) {
    callers.run.says = `not run: ${(error as Error).message.split('\n')[0] ?? ''}`.replaceAll(`${clients.folder}/`, '');
  }
  return callers;
}

async function partyOf(document: Document, folder: string): Promise<Party> {
  const [side, generated] = [sideOf(document), await generateClient(document, join(folder, 'generated'))];
  // To the generator, a document it cannot read is none to write a client for.
  if (side.operations.size > 0 && generated.functions.size === 0)
    throw new Error('@hey-api/openapi-ts gave no function');
  return { side, generated, folder };
}

/** Functions whose messages changed, though their types may not say so: a limit is in no type. */
function touched(findings: Finding[], revision: Document, { functions }: Generated): Set<string> {
  const labels = new Set(
    findings
      .filter(({ rule }) => rule !== 'documentation' && rule !== 'servers')
      .flatMap(({ operations }) => operations),
  );
  return new Set(
    [...operationsOf(revision).values()]
      .map(({ method, path }) => `${method} ${path}`)
      .filter((label) => labels.has(label))
      .flatMap((label) => functions.get(label)?.name ?? []),
  );
}

function compareClients(
  before: Generated,
  after: Generated,
  changed: Set<string>,
): Pick<Callers, 'functions' | 'types'> {
  return {
    functions: compareNames(withTypes(before), withTypes(after), changed),
    types: compareNames(contractTypes(before), contractTypes(after)),
  };
}

function compareNames(before: Map<string, string>, after: Map<string, string>, changed = new Set<string>()): Names {
  return {
    added: [...after.keys()].filter((name) => !before.has(name)).sort(),
    removed: [...before.keys()].filter((name) => !after.has(name)).sort(),
    changed: [...after.keys()]
      .filter((name) => before.has(name) && (changed.has(name) || before.get(name) !== after.get(name)))
      .sort(),
  };
}
