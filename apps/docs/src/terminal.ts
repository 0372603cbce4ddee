/**
 * Treats a terminal with a width of 0 as no terminal. Some programs that run commands create such a terminal. The
 * progress display of VitePress divides by the width, and would then write to the terminal without end.
 */
export function hideTerminalWithoutWidth(stream: { isTTY: boolean; columns: number }): void {
  if (stream.isTTY && !(stream.columns > 0)) stream.isTTY = false;
}
