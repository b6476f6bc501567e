/** Moves the focus to the start of the page, so that a screen reader continues there. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/**
 * When what has the focus is removed, such as the button of a step that was done or the last row of a table, the focus goes
 * to the form that it was in, otherwise to the page, and not to the beginning of the document.
 */
export function keepFocus(): void {
  let last: EventTarget | null = null;
  let around: HTMLElement[] = [];
  document.addEventListener('focusin', ({ target }) => {
    last = target;
    around = [];
    for (let one = target instanceof Element ? target.parentElement : null; one; one = one.parentElement)
      if (one.matches('[tabindex="-1"]')) around.push(one);
  });
  const observer = new MutationObserver(() => {
    const isGone = last instanceof Element && !last.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    const next = around.find((one) => one.isConnected);
    next?.focus({ preventScroll: next.matches('main') });
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
