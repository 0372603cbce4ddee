// Each measured process loads this file, which writes the resource usage of the process when the process ends.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// On Linux, `maxRSS` can be the memory of the process that started this one. `VmHWM` is only that of this process.
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
