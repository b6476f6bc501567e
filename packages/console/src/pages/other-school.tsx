import { Button } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { school } from '../lib/school.ts';
import { signOut } from '../lib/session.ts';
import { useAction } from '../lib/use-action.ts';

/** Says that a link, such as one in an email, is about another school. The address is kept for who signs in there. */
export function OtherSchool() {
  const out = useAction(async () => {
    await signOut();
    return undefined;
  });
  return (
    <>
      <PageHead
        title="This link is about another school"
        intro={
          <>
            You are signed in to <bdi>{school.value?.name ?? 'a school'}</bdi>. Sign in to the school that the
            email names, and this page shows what the link is about.
          </>
        }
      />
      <div class="acts">
        <Button look="main" onClick={() => void out.run()} disabled={out.busy}>
          Sign out, and sign in to the other school
        </Button>
        <a class="button" href="/settings">
          Stay here
        </a>
      </div>
    </>
  );
}
