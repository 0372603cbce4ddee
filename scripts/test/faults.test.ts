import { describe, expect, it } from 'vitest';
import { blockAround, faultsOf, shuffled, withoutOverlaps } from '../faults.ts';

const text = `import { log } from './log.ts';

/** Closes what is open. */
export async function close(open: boolean, db: { run: (sql: string) => Promise<number> }): Promise<number> {
  if (open && db !== undefined) log.info('closing', 1 + 1);
  await db.run('SELECT 1');
  if (!open) throw new Error(\`not open \${1 + 2}\`);
  return db.run('DELETE FROM apps WHERE id = $1 AND project_id = $2 AND closed = 1 RETURNING id');
}
`;

describe('the functions that find and choose faults', () => {
  it('faultsOf returns faults to plant: those of Stryker, and removed statements and SQL conditions', async () => {
    const faults = await faultsOf('close.ts', text);
    const found = faults.map(({ kind, from, to, replacement }) => `${kind}: ${text.slice(from, to)} → ${replacement}`);
    expect(found).toContain(`BlockStatement: ${text.slice(text.indexOf('{\n  if'), -1)} → {}`);
    expect(found).toContain("removed statement:   await db.run('SELECT 1'); → ");
    expect(found).toContain('removed condition: id = $1 AND  → ');
    expect(found).toContain('removed condition:  AND project_id = $2 → ');
    expect(found).toContain('removed condition:  AND closed = 1 → ');
  });

  it('faultsOf returns no fault to plant in a string, or in a line that only logs or throws a message', async () => {
    const kinds = (await faultsOf('close.ts', text)).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['BlockStatement', 'removed statement', 'removed condition']));
  });

  it('the order of the faults depends only on the seed', async () => {
    const faults = await faultsOf('close.ts', text);
    expect(shuffled(faults.toReversed(), '1')).toEqual(shuffled(faults, '1'));
    expect(shuffled(faults, '2')).not.toEqual(shuffled(faults, '1'));
  });

  it('blockAround returns the smallest block of code around a fault, or undefined if there is none', async () => {
    const nested =
      'export function f(a: number) {\n  if (a > 1) {\n    a += 2;\n  }\n  return a;\n}\nexport const b = !0;\n';
    const faults = await faultsOf('f.ts', nested);
    const blockOf = (part: string) => {
      const fault = faults.find(({ from, to }) => nested.slice(from, to) === part);
      const block = fault && blockAround(fault, faults);
      return block && nested.slice(block.from, block.to).split('\n').length;
    };
    expect([blockOf('a += 2'), blockOf('a > 1'), blockOf('!0')]).toEqual([3, 6, undefined]);
  });

  it('a fault is left out if its text overlaps that of an earlier fault', () => {
    const fault = (file: string, from: number, to: number) => ({ file, from, to, kind: 'any', replacement: '' });
    const first = fault('a.ts', 10, 20);
    const beside = [fault('a.ts', 0, 10), fault('a.ts', 20, 30), fault('b.ts', 10, 20)];
    const inside = [fault('a.ts', 12, 15), fault('a.ts', 5, 11), fault('a.ts', 19, 25)];
    expect(withoutOverlaps([first, ...beside, ...inside])).toEqual([first, ...beside]);
  });
});
