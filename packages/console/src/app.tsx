import { useEffect } from 'preact/hooks';
import { Shell } from './components/shell.tsx';
import { loadClock, startClock } from './lib/clock.ts';
import { place, startRouter } from './lib/router.ts';
import { loadSchool } from './lib/school.ts';
import { followTabs, interruption, loadSession, session, unreachable } from './lib/session.ts';
import { SignIn } from './pages/sign-in/sign-in.tsx';
import { Unreachable } from './pages/unreachable.tsx';
import { pageOf } from './routes.tsx';

startRouter();
startClock();
followTabs();

/** The page of the current path, for somebody who is signed in. */
export function App() {
  const current = session.value;
  const signedIn = current?.signed_in === true;
  const schoolId = signedIn ? current.school_id : undefined;
  useEffect(() => {
    if (!schoolId) return;
    void loadSchool();
    void loadClock();
  }, [schoolId]);
  if (unreachable.value) return <Unreachable message={unreachable.value} retry={() => void loadSession()} />;
  if (current === undefined) return null;
  const isAsked = !signedIn || interruption.value === 'ended';
  return (
    <>
      {isAsked && <SignIn />}
      {signedIn && (
        // What was typed is kept, and nothing of the school is shown to somebody who is not signed in.
        <div hidden={isAsked}>
          <Shell key={schoolId}>{pageOf(place.value.path)}</Shell>
        </div>
      )}
    </>
  );
}
