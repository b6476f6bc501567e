import { RollbookError } from '@rollbook/sdk';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps {
  label: string;
  hint?: ComponentChildren;
  /** Why the value cannot be used. */
  problem?: string | undefined;
  children: (props: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: boolean;
  }) => ComponentChildren;
}

/** A labelled input, with what is expected and what is wrong. */
export function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(problem && { 'aria-invalid': true }),
      })}
      {hint && (
        <p id={`${id}-hint`} class="hint">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} class="invalid" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** The field error of an error for a field of the body. */
export function problemOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof RollbookError)) return undefined;
  const found = error.errors.find(
    ({ pointer }) => pointer === `/${field}` || pointer?.startsWith(`/${field}/`),
  );
  return found && `${label(field)} ${found.detail}`;
}

const label = (field: string) => {
  const words = field.replaceAll('_', ' ');
  return words === 'url' ? 'The URL' : `The ${words}`;
};
