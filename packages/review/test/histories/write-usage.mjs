// Loaded into each measured process. Writes what the process used when it ends.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env['JURYBOX_USAGE'];
if (folder !== undefined)
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = { cpuMs: (userCPUTime + systemCPUTime) / 1000, peakMiB: maxRSS / 1024 };
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(usage));
  });
