/** Timeouts in milliseconds. Together they keep the time of every response below two seconds. */
export const timeoutsMs = {
  /** The longest time to open a connection, or to wait for a free connection. */
  connection: 500,
  /** The longest time that a transaction waits for earlier transactions of this server that change the same row. */
  rowQueue: 800,
  /** The age of an unconfirmed commit at which the store checks whether the database still works on it. */
  unconfirmedCommit: 5000,
  /** After the database has refused a connection, the store opens no further connections for this time. */
  moreConnections: 30_000,
  statement: 900,
  lock: 500,
  /** The longest time of one call of the store, including retries. */
  storeCall: 1300,
};
