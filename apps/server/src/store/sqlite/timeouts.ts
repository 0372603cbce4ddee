export const timeoutsMs = {
  /** In a server: the longest time that a transaction waits for the writer thread, and then for each reply. */
  writer: 2000,
  /** The longest time for which a transaction keeps the lock while it waits for its next statement. */
  idle: 1500,
  /** The longest time that closing waits for a stalled disk. */
  close: 4000,
  /** The longest time that a command, or the start of a server, waits for the lock of another program. */
  lock: 5000,
};
