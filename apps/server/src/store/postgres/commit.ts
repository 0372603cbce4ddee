import { errorMessage, OutcomeUnknown } from '../database.ts';
import type { Connection } from './driver.ts';
import { ConnectionLost } from './errors.ts';
import type { PrimaryPool } from './pool.ts';
import { query, sendWithoutTimeout } from './statement.ts';
import { Deadline } from '../deadline.ts';
import { timeoutsMs } from './timeouts.ts';

export async function rollBack(client: Connection, error: unknown): Promise<void> {
  try {
    if (error instanceof ConnectionLost) throw error;
    await query(client, new Deadline(200), 'ROLLBACK', []);
    client.release();
  } catch (failure) {
    client.release(failure as Error);
  }
}

/**
 * Commits a transaction. `writes` are its statements that have no response yet. If COMMIT times out, this function
 * stops waiting, but the connection stays in use until COMMIT ends. If the connection fails after COMMIT was sent, the
 * transaction may or may not be stored.
 */
export async function commit(
  pool: PrimaryPool,
  client: Connection,
  deadline: Deadline,
  writes: readonly Promise<unknown>[],
): Promise<void> {
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const confirmation = sendCommit(client, writes)
    .then(
      () => client.release(),
      (error: unknown) => {
        client.release(error instanceof OutcomeUnknown ? error : undefined);
        if (!isLate) throw error;
      },
    )
    .finally(() => {
      clearTimeout(timer);
      if (isLate) pool.unconfirmedCommits.remove(client);
    });
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      pool.unconfirmedCommits.add(client);
      reject(new OutcomeUnknown('the commit was not confirmed in time'));
    }, deadline.remainingMs(timeoutsMs.statement));
  });
  await Promise.race([confirmation, timeout]);
}

/** Whether the code of a notice warns that a commit may not be replicated, or that there was no transaction. */
const isCommitWarning = (code = '') => code.startsWith('01') || code === '25P01';

/**
 * Sends COMMIT. An error response does not prove that nothing was stored, because the server or a proxy may have failed
 * after the commit. So this function throws OutcomeUnknown: a retry could store the change twice.
 */
async function sendCommit(client: Connection, writes: readonly Promise<unknown>[]): Promise<void> {
  let warning: string | undefined;
  const onNotice = ({ code, message }: { code?: string | undefined; message?: string | undefined }) => {
    if (isCommitWarning(code)) warning = message ?? code;
  };
  client.on('notice', onNotice);
  try {
    const [ended, ...written] = await Promise.allSettled([sendWithoutTimeout(client, 'COMMIT'), ...writes]);
    const failedWrite = written.find((result) => result.status === 'rejected');
    const isRolledBack = ended.status === 'fulfilled' && ended.value.command === 'ROLLBACK';
    // After a failed statement, PostgreSQL responds to COMMIT with ROLLBACK. Report the error of the statement.
    if (failedWrite !== undefined && isRolledBack) throw failedWrite.reason;
    const failed = ended.status === 'rejected' ? ended : failedWrite;
    if (failed !== undefined)
      throw new OutcomeUnknown(`a commit failed: ${errorMessage(failed.reason)}`, { cause: failed.reason });
    if (warning !== undefined) throw new OutcomeUnknown(warning);
    // An earlier statement failed, and the caller ignored its error.
    if (isRolledBack) throw new Error('the transaction ended with ROLLBACK');
  } finally {
    client.off('notice', onNotice);
  }
}
