import { useState } from 'preact/hooks';

export interface Action<A extends unknown[]> {
  run: (...args: A) => Promise<boolean>;
  busy: boolean;
  /** What was done, to be shown where it was done. */
  done: string | undefined;
  error: unknown;
  clear: () => void;
}

/** Something that a person does: it runs once at a time, and confirms itself or says why it failed. */
export function useAction<A extends unknown[]>(
  act: (...args: A) => PromiseLike<string | undefined>,
): Action<A> {
  const [state, setState] = useState<{ busy: boolean; done?: string | undefined; error?: unknown }>({
    busy: false,
  });
  return {
    ...state,
    done: state.done,
    error: state.error,
    clear: () => setState((now) => (now.busy ? now : { busy: false })),
    run: async (...args) => {
      if (state.busy) return false;
      setState({ busy: true });
      try {
        const done = await act(...args);
        setState({ busy: false, done });
        return true;
      } catch (error) {
        setState({ busy: false, error });
        return false;
      }
    },
  };
}
