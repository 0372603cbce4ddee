// Each measured process loads this file. When the process ends, it writes its CPU time and its peak memory to a file.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// On Linux, `maxRSS` can contain the memory of the parent process. `VmHWM` is the peak of this process only.
const status = '/proc/self/status';
const peakKiB = (maxRSS) =>
  existsSync(status) ? Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]) : maxRSS;

const folder = process.env['JURYBOX_USAGE'];
if (folder !== undefined)
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = { cpuMs: (userCPUTime + systemCPUTime) / 1000, peakMiB: peakKiB(maxRSS) / 1024 };
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(usage));
  });
