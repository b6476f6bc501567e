import { Alone } from '../../components/alone.tsx';
import { Button } from '../../components/button.tsx';
import { school } from '../../lib/school.ts';
import { askToSignIn, isSignedIn, replacement, session } from '../../lib/session.ts';
import { isUnsaved } from '../../lib/unsaved.ts';

/** Says that somebody else signed in to the same school in this browser. The page is kept for whose it is, and not shown. */
export function Replaced() {
  const page = isSignedIn(session.value) ? session.value : undefined;
  const owner = <bdi>{page?.actor.name}</bdi>;
  const other = <bdi>{replacement.value?.actor.name}</bdi>;
  const reload = () => window.location.reload();
  return (
    <Alone title="Somebody else signed in">
      <p role="alert">
        In this browser, <strong>{other}</strong> signed in to{' '}
        <bdi>{school.value?.name ?? 'this school'}</bdi> ({page?.mode}). This page belongs to{' '}
        <strong>{owner}</strong>, and nothing can be loaded or saved on it now.
      </p>
      {isUnsaved() && (
        <p class="notice">
          What {owner} typed, or has not copied yet, is kept in this tab, and is shown again when {owner}{' '}
          signs in again. Nobody else sees it.
        </p>
      )}
      <div class="acts">
        <Button look="main" onClick={askToSignIn}>
          <span>Sign in again as {owner}</span>
        </Button>
        {isUnsaved() ? (
          <>
            <a class="button" href="/settings" target="_blank" rel="noreferrer">
              <span>Continue as {other} in a new tab</span>
            </a>
            <Button onClick={reload}>Discard it, and continue here</Button>
          </>
        ) : (
          <Button onClick={reload}>
            <span>Continue as {other}</span>
          </Button>
        )}
      </div>
    </Alone>
  );
}
