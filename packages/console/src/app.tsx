import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { Shell } from './components/shell.tsx';
import { loadClock, startClock } from './lib/clock.ts';
import { focusPage, keepFocus } from './lib/focus.ts';
import { firstPage } from './lib/pages.ts';
import { navigate, place, startRouter } from './lib/router.ts';
import { loadSchool } from './lib/school.ts';
import { followTabs, interruption, isKept, loadSession, session, unreachable } from './lib/session.ts';
import { Invitation } from './pages/invitation/invitation.tsx';
import { Link } from './pages/link/link.tsx';
import { OtherSchool } from './pages/other-school.tsx';
import { Replaced } from './pages/replaced/replaced.tsx';
import { SignIn } from './pages/sign-in/sign-in.tsx';
import { SignedIn } from './pages/signed-in/signed-in.tsx';
import { Unreachable } from './pages/unreachable.tsx';
import { pageOf } from './routes.tsx';

startRouter();
startClock();
followTabs();
keepFocus();

/** The pages that need no session, by their paths. */
const outsidePages: Record<string, () => ComponentChildren> = {
  '/settings/link': () => <Link />,
  '/settings/invitation': () => <Invitation />,
  '/settings/signed-in': () => <SignedIn />,
};

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
  // Before the overview is shown to somebody for whom it has little; they can still open it.
  useLayoutEffect(() => {
    const first = firstPage();
    // The address of the first page can have a query already.
    if (schoolId && place.peek().path === '/settings' && first !== '/settings')
      navigate(first, { replace: true });
  }, [schoolId]);
  const isAway = isKept();
  useEffect(() => {
    if (document.activeElement === document.body) focusPage();
  }, [isAway]);
  if (unreachable.value) return <Unreachable message={unreachable.value} retry={() => void loadSession()} />;
  if (current === undefined) return null;
  const outside = outsidePages[place.value.path];
  if (outside) return outside();
  const { path, query } = place.value;
  const isElsewhere = (query.get('school') ?? schoolId) !== schoolId;
  return (
    <>
      {signedIn && interruption.value === 'replaced' ? <Replaced /> : (!signedIn || isAway) && <SignIn />}
      {signedIn && (
        // What was typed is kept, and nothing of the school is shown to somebody who is not signed in.
        <div hidden={isAway}>
          <Shell key={schoolId}>{isElsewhere ? <OtherSchool /> : pageOf(path)}</Shell>
        </div>
      )}
    </>
  );
}
