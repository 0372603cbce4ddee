/** Returns a command that starts a Node.js program. The program's clock is ahead, or behind if `milliseconds` < 0. */
export function withShiftedClock(milliseconds: number): string[] {
  const script = `globalThis.Date = class extends Date {
    constructor(...values) { super(...(values.length === 0 ? [Date.now()] : values)); }
    static now() { return super.now() + ${milliseconds}; }
  };`;
  return ['env', `NODE_OPTIONS=--import=data:text/javascript,${encodeURIComponent(script)}`];
}
