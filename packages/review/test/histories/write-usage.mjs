// Each measured process loads this file, which writes the resource usage of the process when the process ends.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env['JURYBOX_USAGE'];
if (folder !== undefined)
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = { cpuMs: (userCPUTime + systemCPUTime) / 1000, peakMiB: maxRSS / 1024 };
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(usage));
  });
