import { RollbookError } from '@rollbook/sdk';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useId } from 'preact/hooks';

/** Why the form of a field failed: the field shows what concerns it. */
export const FormError = createContext<unknown>(undefined);

export interface Described {
  label: string;
  hint?: ComponentChildren;
  /** The field of the body, which field errors of the API name. */
  field?: string;
  /** Why the value cannot be used, if the page knows it itself. */
  problem?: string | undefined;
}

interface FieldProps extends Described {
  children: (props: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: boolean;
  }) => ComponentChildren;
}

/** A labelled input, with what is expected and what is wrong. */
export function Field({ label, hint, field, problem: own, children }: FieldProps) {
  const id = useId();
  const error = useContext(FormError);
  const problem = own ?? (field && problemOf(error, field));
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
  return found && `${label(field.split('/')[0] ?? field)} ${found.detail.replaceAll('`', '')}`;
}

/** What fields are called that people do not know by the names of the API. */
export const ownLabels: Readonly<Record<string, string>> = {
  ...{
    corrects_import_id: 'The earlier import',
    csv: 'The file',
    filters: 'The filter',
    headers: 'The header',
    url: 'The URL',
  },
};

const label = (field: string) => {
  // A field of a field is named by itself.
  const name = field.split('/').at(-1) ?? field;
  return ownLabels[name] ?? `The ${name.replaceAll('_', ' ')}`;
};
