/** Reads the file in which strace has recorded the storage calls of some processes. */
import type { DiskModel } from './disk-model.ts';

/** The system calls with which SQLite and Node.js open, write, sync, shorten and remove files. */
const storageCalls = ['openat', 'pwrite64', 'write', 'fsync', 'fdatasync', 'ftruncate', 'unlink', 'unlinkat'];

/** With these options, strace writes all storage calls for the given paths, with their data, to the file `trace`. */
export const traceOptions = (trace: string, paths: string[]): string[] => [
  '-fyxx',
  '--string-limit=2000000',
  `--output=${trace}`,
  `--trace=${storageCalls.join(',')}`,
  ...paths.flatMap((path) => ['-P', path]),
];

/** One system call. A call that was running when its process died has no result. */
export interface StorageCall {
  thread: string;
  name: string;
  path: string;
  /** The arguments as strace writes them, without the strings. */
  args: string;
  data: Buffer;
  result: number | undefined;
  isInjected: boolean;
}

type TraceEvent = { step: 'begin' | 'end'; call: StorageCall };

const hex = (text: string | undefined) => Buffer.from((text ?? '').replaceAll('\\x', ''), 'hex');

/** Returns an event for the beginning and for the end of each call, in the order of the trace. */
export function readTrace(text: string): TraceEvent[] {
  const events: TraceEvent[] = [];
  const running = new Map<string, StorageCall>();
  for (const line of text.split('\n')) {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    let call = running.get(thread);
    if (/^\w+\(/.test(rest)) {
      const name = rest.slice(0, rest.indexOf('('));
      const strings = [...rest.matchAll(/"([^"]*)"/g)].map(([, string]) => hex(string));
      const isByName = name === 'openat' || name.startsWith('unlink');
      const path = isByName ? strings[0] : hex(/^\w+\(\d+<([^>]*)>/.exec(rest)?.[1]);
      const args = rest.replaceAll(/"[^"]*"/g, '');
      call = {
        thread,
        name,
        path: String(path),
        args,
        data: strings[0] ?? Buffer.alloc(0),
        result: undefined,
        isInjected: false,
      };
      running.set(thread, call);
      events.push({ step: 'begin', call });
    }
    const result = /\) += (-?\d+)/.exec(rest)?.[1];
    const isEnd = result !== undefined || rest.startsWith('+++');
    if (call === undefined || !isEnd) continue;
    if (result !== undefined) call.result = Number(result);
    call.isInjected = rest.endsWith('(INJECTED)');
    running.delete(thread);
    events.push({ step: 'end', call });
  }
  return events;
}

/** Applies the beginning or the end of a recorded system call to `disk`, a model of what survives a power failure. */
export function repeat({ step, call }: TraceEvent, disk: DiskModel): void {
  const { name, path, args, data, result } = call;
  if (name === 'fsync' || name === 'fdatasync') {
    // A test can make a sync succeed without any effect. The process continues, but the disk has stored nothing.
    const end = call.isInjected || result !== 0 ? 'failed' : 'done';
    if (step === 'begin') disk.beginSync(path, call);
    else disk.endSync(path, call, result === undefined ? 'interrupted' : end);
    return;
  }
  if (step === 'begin' || call.isInjected || result === undefined || result < 0) return;
  const lastNumber = Number(/(\d+)(?:\)| <unfinished)/.exec(args)?.[1]);
  if (name === 'openat' && args.includes('O_CREAT')) disk.create(path);
  else if (name === 'pwrite64') disk.write(path, data.subarray(0, result), lastNumber);
  else if (name === 'ftruncate') disk.truncate(path, lastNumber);
  else if (name.startsWith('unlink')) disk.remove(path);
}
