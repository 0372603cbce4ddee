let ending: Promise<void> | undefined;

/**
 * Fulfils when this turn of the event loop has read what there is to read. One for all who wait in a turn. A request
 * that comes in one piece is announced after its head, and is whole by then.
 */
export function endOfTurn(): Promise<void> {
  return (ending ??= new Promise((resolve) => {
    setImmediate(() => {
      ending = undefined;
      resolve();
    });
  }));
}
