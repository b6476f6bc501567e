import { Form } from '../../components/form.tsx';
import { Loading } from '../../components/loading.tsx';
import { api } from '../../lib/api.ts';
import { useChanges } from '../../lib/use-changes.ts';
import { useLoad } from '../../lib/use-load.ts';

/** Whether a verified email address is enough for the first sign-in. */
export function ByEmail() {
  const loaded = useLoad('sign-in-by-email', (signal) => api.school.get({ signal }));
  return (
    <section>
      <h2>First sign-in</h2>
      <Loading of={loaded} lines={2}>
        {(school) => <Setting allowed={school.sign_in_by_email} onSaved={loaded.reload} />}
      </Loading>
    </section>
  );
}

function Setting({ allowed, onSaved }: { allowed: boolean; onSaved: () => Promise<void> }) {
  const { changes, change, action } = useChanges<{ sign_in_by_email?: boolean }>(async (changed) => {
    await api.school.update(changed);
    await onSaved();
  });
  return (
    <Form name="First sign-in" action={action} onSubmit={action.run} submit="Save" scope="admin:school">
      <label class="choice">
        <input
          type="checkbox"
          checked={changes.sign_in_by_email ?? allowed}
          onChange={(event) => change({ sign_in_by_email: event.currentTarget.checked })}
        />
        <span>
          By email address
          <span class="sub">
            A staff member who signs in with an identity provider for the first time is recognised by their
            email address, if the provider has verified it. Otherwise only an accepted invitation connects an
            account with a person.
          </span>
        </span>
      </label>
    </Form>
  );
}
