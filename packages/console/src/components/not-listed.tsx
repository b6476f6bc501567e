import { mostOfKind } from '../lib/people.ts';

interface NotListedProps {
  /** What was not searched. */
  hidden: readonly string[];
  /** Whether there are more of a kind. */
  isCut: boolean;
}

/** Whom the list of a search for people does not have. */
export const NotListed = ({ hidden, isCut }: NotListedProps) => (
  <>
    {isCut && (
      <p class="hint">
        The first {mostOfKind} of each kind are shown. Enter more of the name to find others.
      </p>
    )}
    {hidden.length > 0 && <p class="hint">Not searched, because you lack the scopes: {hidden.join(', ')}.</p>}
  </>
);
