/** Where somebody was on a page of the history of this tab. */
interface Kept {
  top: number;
  /** The address of the link that had the focus. */
  link: string | null;
}

/** By the key of an entry of the history. */
const places = new Map<string, Kept>();
let key = keyOf(history.state) ?? newKey();
/** Whether a place is being restored: what the browser scrolls meanwhile is not where somebody is. */
let restoring: (() => void) | undefined;

function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

function keyOf(state: unknown): string | undefined {
  const { key: own } = (state ?? {}) as { key?: unknown };
  return typeof own === 'string' ? own : undefined;
}

/** The state of the present entry of the history, for `replaceState`. */
export const entryState = (): { key: string } => ({ key });

export const entryKey = (): string => key;

/** Notes what is left, and returns the state of the entry that follows. */
export function leaveForNew(): { key: string } {
  restoring?.();
  note();
  key = newKey();
  return entryState();
}

function note(): void {
  if (restoring) return;
  const link = document.activeElement?.closest('main a')?.getAttribute('href') ?? null;
  places.set(key, { top: window.scrollY, link });
}

/** Goes back or forward to an entry, and restores where somebody was as soon as the page is long enough again. */
export function returnTo(state: unknown): void {
  restoring?.();
  key = keyOf(state) ?? '';
  const kept = places.get(key);
  if (kept) restore(kept);
}

/** After this time, somebody reads what is there. */
const mostMs = 5000;

function restore({ top, link }: Kept): void {
  const attempt = () => {
    const element = [...document.querySelectorAll<HTMLElement>('main a')].find(
      (one) => one.getAttribute('href') === link,
    );
    const isLongEnough = document.documentElement.scrollHeight - window.innerHeight >= top;
    if (!isLongEnough || (link !== null && !element)) return;
    stop();
    element?.focus({ preventScroll: true });
    window.scrollTo(0, top);
  };
  const observer = new MutationObserver(() => requestAnimationFrame(attempt));
  const timer = setTimeout(() => stop(), mostMs);
  const events = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
  const stop = () => {
    restoring = undefined;
    observer.disconnect();
    clearTimeout(timer);
    for (const event of events) window.removeEventListener(event, stop);
  };
  for (const event of events) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  restoring = stop;
  requestAnimationFrame(attempt);
}

/** Follows where somebody is, so that it is known when they go back or forward. */
export function followPlace(): void {
  history.scrollRestoration = 'auto';
  history.replaceState(entryState(), '');
  let isAsked = false;
  window.addEventListener(
    'scroll',
    () => {
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(() => {
        isAsked = false;
        note();
      });
    },
    { passive: true },
  );
}
