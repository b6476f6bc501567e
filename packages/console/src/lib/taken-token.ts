const taken = new Map<string, string>();

/**
 * The token after the `#` of the address of this page. It is taken out of the address, so that it is in no history and
 * nobody copies it, and stays known to the page.
 */
export function takenToken(): string {
  const { pathname, hash } = window.location;
  if (hash.length > 1) {
    taken.set(pathname, hash.slice(1));
    history.replaceState(null, '', pathname);
  }
  return taken.get(pathname) ?? '';
}
