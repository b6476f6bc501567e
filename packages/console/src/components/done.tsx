import { Icon } from './icon.tsx';

/** Confirms an action where it was done. */
export function Done({ children }: { children: string | undefined }) {
  return (
    <span class="done" role="status">
      {children && (
        <>
          <Icon name="check" />
          {children}
        </>
      )}
    </span>
  );
}
