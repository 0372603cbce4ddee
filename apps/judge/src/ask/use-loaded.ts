import { useCallback, useEffect, useState } from 'preact/hooks';
import { describeError } from '../api.ts';

/** How often a page loads its figures again. */
export const refreshMs = 10_000;

export interface Loaded<Value> {
  value: Value | undefined;
  problem: string;
  reload: () => Promise<void>;
}

/**
 * Loads a value when the page opens and again on each call of `reload`. While the page is visible, also loads the value
 * every `everyMs` milliseconds.
 */
export function useLoaded<Value>(load: () => Promise<Value>, inputs: unknown[], everyMs?: number): Loaded<Value> {
  const [value, setValue] = useState<Value | undefined>(undefined);
  const [problem, setProblem] = useState('');
  const reload = useCallback(async () => {
    try {
      setValue(await load());
      setProblem('');
    } catch (error) {
      setProblem(describeError(error));
    }
  }, inputs);
  useEffect(() => {
    void reload();
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => void (!document.hidden && reload()), everyMs);
    return () => clearInterval(timer);
  }, [reload, everyMs]);
  return { value, problem, reload };
}
