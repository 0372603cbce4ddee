/**
 * Loaded into child processes with `--import`. Ends the process when its parent ends, however the parent ends: stdin is
 * a pipe that the operating system closes with the parent.
 */
process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).on('error', () => {});
process.stdin.resume().unref();
