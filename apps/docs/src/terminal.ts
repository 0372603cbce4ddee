/**
 * Some programs run commands in a terminal with the width 0. VitePress divides by this width when it shows its
 * progress, and would then write without end. So this function makes VitePress believe that there is no terminal.
 */
export function hideTerminalWithoutWidth(stream: { isTTY: boolean; columns: number }): void {
  if (stream.isTTY && !(stream.columns > 0)) stream.isTTY = false;
}
