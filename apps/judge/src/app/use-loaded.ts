import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
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
  const newest = useRef(0);
  const reload = useCallback(async () => {
    // A slow response must not replace the response to a later request.
    const number = ++newest.current;
    const isNewest = () => number === newest.current;
    try {
      const loaded = await load();
      if (!isNewest()) return;
      setValue(loaded);
      setProblem('');
    } catch (error) {
      if (isNewest()) setProblem(describeError(error));
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
