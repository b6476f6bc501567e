import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isHidden } from '../lib/session.ts';

interface DialogProps {
  name: string;
  class: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** A dialog above the page. Escape and a click beside it close it, and the focus returns to where it was. */
export function Dialog({ name, class: look, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  // Somebody whose session has ended must reach the page on which they sign in.
  const isOver = isHidden();
  useEffect(() => {
    if (isOver) dialog.current?.close();
  }, [isOver]);
  const onPointer = ({ target }: Event) => {
    if (target === dialog.current) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      class={`dialog ${look}`}
      aria-label={name}
      onClose={onClose}
      onPointerDown={onPointer}
    >
      {children}
    </dialog>
  );
}

/** Closes the dialog that an element is in. */
export const closeDialog = (element: Element): void => element.closest('dialog')?.close();
