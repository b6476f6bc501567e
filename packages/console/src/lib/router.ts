import { signal } from '@preact/signals';
import { focusPage } from './focus.ts';
import { entryState, followPlace, leaveForNew, returnTo } from './kept-place.ts';
import { mayDropTyped, mayDropUncopied, watchLeaving } from './unsaved.ts';

export interface Place {
  path: string;
  query: URLSearchParams;
  /** The form that a link opens: see `useOpened`. It is no parameter of the page. */
  open: string | null;
}

function read(): Place {
  const query = new URLSearchParams(window.location.search);
  const open = query.get('open');
  query.delete('open');
  return { path: window.location.pathname.replace(/(?<!\/)\/+$/, '') || '/', query, open };
}

/** Where the screen is. All state that a person would want to share or return to is in it. */
export const place = signal(read());

export function navigate(href: string, { replace = false } = {}): void {
  const before = window.location.pathname;
  if (new URL(href, window.location.href).pathname !== before && !mayDropUncopied()) return;
  if (replace) history.replaceState(entryState(), '', href);
  else history.pushState(leaveForNew(), '', href);
  place.value = read();
  if (window.location.pathname !== before) {
    window.scrollTo(0, 0);
    const { activeElement: left } = document;
    requestAnimationFrame(() => {
      const { activeElement: now } = document;
      // Whoever is quicker than the frame is in the new page already.
      if (now === left || now === document.body) focusPage();
    });
  }
}

/** Sets query parameters of the current path; empty ones are removed. */
export function setQuery(changes: Record<string, string | undefined>): void {
  const query = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  navigate(window.location.pathname + (text && `?${text}`), { replace: true });
}

/** A search box for a text that is one of several filters: which one, its form says. */
export const textFilter = <N extends string>(names: readonly N[], filterOf: (text: string) => N) => ({
  current: names.map((name) => place.value.query.get(name)).find((value) => value !== null) ?? '',
  onSearch: (text: string) =>
    setQuery({ ...Object.fromEntries(names.map((name) => [name, undefined])), [filterOf(text)]: text }),
});

/** The values of the parameters of a pattern such as `/settings/webhooks/:id`, or undefined if it does not match. */
export function match(pattern: string, path: string): Record<string, string> | undefined {
  const parts = path.split('/');
  const names = pattern.split('/');
  if (parts.length !== names.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    const isValue = name.startsWith(':') && part !== '';
    const value = isValue ? decoded(part) : undefined;
    if (value !== undefined) values[name.slice(1)] = value;
    else if (name !== part) return undefined;
  }
  return values;
}

/** Undefined for a text such as `%zz`, which stands for nothing. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Follows links within the screen without loading a page. */
export function startRouter(): void {
  watchLeaving();
  followPlace();
  window.addEventListener('popstate', ({ state }) => {
    const { path, query } = place.value;
    const next = read();
    if (next.path !== path && !(mayDropUncopied() && mayDropTyped())) {
      history.pushState(entryState(), '', `${path}${query.size > 0 ? `?${query}` : ''}`);
      return;
    }
    returnTo(state);
    place.value = next;
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.origin !== window.location.origin) return;
    if (!/^\/settings(\/|$)/.test(link.pathname)) return;
    // To a place on this page, such as the content.
    if (link.hash !== '' && link.pathname === window.location.pathname) return;
    event.preventDefault();
    if (link.pathname !== window.location.pathname && !mayDropTyped()) return;
    navigate(link.pathname + link.search + link.hash);
  });
}
