import { useEffect, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';

interface CopyProps {
  text: string;
  /** What is copied, such as `id`. */
  what: string;
  /** Shows the word beside the icon. */
  label?: string;
  onCopied?: () => void;
}

/** A button that copies a text, and says so. */
export function Copy({ text, what, label, onCopied }: CopyProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setState('ready'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (event: Event) => {
    event.stopPropagation();
    // Browsers have no clipboard on pages that came without TLS from another machine.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'));
    written.then(
      () => {
        setState('copied');
        onCopied?.();
      },
      () => setState('failed'),
    );
  };
  // A label that says more than `Copy` is the name itself.
  const name = label === undefined || label === 'Copy' ? `Copy ${what}` : undefined;
  const words = { ready: label, copied: 'Copied', failed: 'Select and copy it' }[state];
  return (
    <button
      type="button"
      class={label ? 'button small' : 'copy'}
      onClick={copy}
      aria-label={name}
      title={`Copy ${what}`}
    >
      <Icon name={state === 'copied' ? 'check' : 'copy'} />
      {words && <span aria-live="polite">{words}</span>}
    </button>
  );
}
