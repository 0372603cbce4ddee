import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { describeError } from '../api.ts';

/** The time between two reloads of a page's figures. */
export const refreshMs = 10_000;

export interface Loaded<Value> {
  value: Value | undefined;
  problem: string;
  reload: () => Promise<void>;
}

/**
 * Loads a value when the component appears and when somebody calls `reload`. With `everyMs`, also loads it again at
 * this interval while the page is visible.
 */
export function useLoaded<Value>(load: () => Promise<Value>, inputs: unknown[], everyMs?: number): Loaded<Value> {
  const [value, setValue] = useState<Value | undefined>(undefined);
  const [problem, setProblem] = useState('');
  const newest = useRef(0);
  const reload = useCallback(async () => {
    // The response to an earlier request may arrive after the response to a later one. Then it must be ignored.
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
