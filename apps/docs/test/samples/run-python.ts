import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Ran } from './run-typescript.ts';

/**
 * A Python program that reads one sample per line and runs each like a separate program. It prints the exit code and
 * the output of each sample.
 */
const program = `
import contextlib, io, json, os, sys, traceback
for line in sys.stdin:
    sample = json.loads(line)
    os.environ.update(sample['env'])
    code, output = 0, io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        try:
            exec(compile(sample['text'], 'sample', 'exec'), {'__name__': '__main__'})
        except SystemExit as end:
            code = 0 if end.code in (None, 0) else 1
        except BaseException:
            code = 1
            traceback.print_exc()
    print(json.dumps({'code': code, 'output': output.getvalue()}), file=sys.stdout, flush=True)
`;

/** Runs Python samples one after the other in the same process, because starting Python takes longer than a sample. */
export interface PythonRunner {
  run(text: string, env: Record<string, string>): Promise<Ran>;
  stop(): void;
}

export function startPythonRunner(): PythonRunner {
  const child = spawn('python3', ['-c', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting: ((ran: Ran) => void)[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(JSON.parse(line) as Ran));
  child.on('exit', (code) => {
    for (const finish of waiting.splice(0))
      finish({ code: code === 0 ? 1 : (code ?? 1), output: 'the process that runs the code samples has ended' });
  });
  return {
    run: (text, env) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        child.stdin.write(`${JSON.stringify({ text, env })}\n`);
      }),
    stop: () => child.stdin.end(),
  };
}
