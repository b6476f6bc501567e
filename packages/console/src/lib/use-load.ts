import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { interruption } from './session.ts';

export interface Loaded<T> {
  data: T | undefined;
  /** When the data was loaded, in epoch milliseconds by the clock of this machine. */
  loadedAt: number | undefined;
  error: unknown;
  /** Loads again; the data stays until the new data has come. */
  reload: () => Promise<void>;
  /** Sets the data without loading it, after a change whose response is known. */
  set: (data: T) => void;
}

interface State<T> {
  key: string;
  data: T | undefined;
  loadedAt?: number | undefined;
  error: unknown;
}

/**
 * Loads data when the page is shown and when `key` changes, and every `everyMs` while the page is visible.
 * A failed repetition keeps the data. `initial` is shown until the data has come.
 */
export function useLoad<T>(
  key: string,
  load: (signal: AbortSignal) => PromiseLike<T>,
  { everyMs, initial }: { everyMs?: number | undefined; initial?: T | undefined } = {},
): Loaded<T> {
  const [state, setState] = useState<State<T>>({ key, data: undefined, error: undefined });
  const latest = useRef({ key, load, run: 0 });
  latest.current.key = key;
  latest.current.load = load;
  const abort = useRef<AbortController | undefined>(undefined);
  const loading = useRef<Promise<void> | undefined>(undefined);

  const reload = useCallback(() => {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    const { key: of, load: now } = latest.current;
    const run = async () => {
      try {
        const data = await now(controller.signal);
        if (!controller.signal.aborted) setState({ key: of, data, loadedAt: Date.now(), error: undefined });
      } catch (error) {
        if (controller.signal.aborted) return;
        setState((before) => ({ ...(before.key === of ? before : { data: undefined }), key: of, error }));
      } finally {
        if (abort.current === controller) loading.current = undefined;
      }
    };
    loading.current = run();
    return loading.current;
  }, []);

  useEffect(() => {
    void reload();
    return () => abort.current?.abort();
  }, [key, reload]);

  useEffect(() => {
    if (!everyMs) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const again = async () => {
      // A server that takes longer than the interval is waited for: otherwise it would never be heard.
      if (isShown()) await (loading.current ?? reload());
      timer = setTimeout(again, everyMs);
    };
    timer = setTimeout(again, everyMs);
    const seen = () => isShown() && !loading.current && void reload();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [everyMs, reload]);

  const isCurrent = state.key === key;
  return {
    // Not loaded yet, or not for this key.
    data: (isCurrent ? state.data : undefined) ?? initial,
    loadedAt: isCurrent ? state.loadedAt : undefined,
    error: isCurrent ? state.error : undefined,
    reload,
    set: (data) => setState({ key, data, loadedAt: Date.now(), error: undefined }),
  };
}

const isShown = (): boolean => document.visibilityState === 'visible' && interruption.value === undefined;
