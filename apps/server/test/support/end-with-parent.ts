/**
 * Ends this process when its parent process ends for any reason. Child processes load this file with `--import`. The
 * operating system closes the stdin pipe when the parent ends.
 */
process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).on('error', () => {});
process.stdin.resume().unref();
