import type { Retention as RetentionRules, RetentionUpdate } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Button } from '../../components/button.tsx';
import { Done } from '../../components/done.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Problem } from '../../components/problem.tsx';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { useLoad } from '../../lib/use-load.ts';

type Family = keyof RetentionRules;

const families: Record<Family, string> = {
  learners: 'Learners and guardians',
  attendance: 'Attendance',
  discipline: 'Discipline',
  communications: 'Communications',
  medical: 'Medical notes',
  fees: 'Fees',
  term_reports: 'Term reports',
};

/** How long records about learners are kept. */
export function Retention() {
  const loaded = useLoad('retention', (signal) => api.retention.get({ signal }));
  return (
    <>
      <PageHead
        title="Retention"
        intro="How long records about a learner are kept after the learner has left, and what happens then. The defaults are suggestions; the school is responsible for complying with the law."
      />
      <Loading of={loaded} lines={7}>
        {(rules) => <Rules rules={rules} />}
      </Loading>
    </>
  );
}

function Rules({ rules }: { rules: RetentionRules }) {
  const [changes, setChanges] = useState<RetentionUpdate>({});
  const action = useAction(async () => {
    await api.retention.update(changes);
    return 'Saved';
  });
  const set = (family: Family, change: RetentionUpdate[Family]) => {
    action.clear();
    setChanges({ ...changes, [family]: { ...changes[family], ...change } });
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void action.run();
  };
  return (
    <form onSubmit={submit}>
      <table class="rules">
        <thead>
          <tr>
            <th>Records</th>
            <th>What happens</th>
            <th>After</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(families) as Family[]).map((family) => {
            const rule = { ...rules[family], ...changes[family] };
            const name = families[family];
            return (
              <tr key={family}>
                <td class="main-cell">{name}</td>
                <td data-label="What happens">
                  <select
                    aria-label={`What happens to ${name}`}
                    value={rule.action}
                    onChange={({ currentTarget }) =>
                      set(
                        family,
                        currentTarget.value === 'keep'
                          ? { action: 'keep' }
                          : { action: 'anonymise', months: rule.months ?? 60 },
                      )
                    }
                  >
                    <option value="anonymise">personal values are made unreadable</option>
                    <option value="keep">they are kept</option>
                  </select>
                </td>
                <td data-label="After">
                  {rule.action === 'keep' ? (
                    <span class="quiet">–</span>
                  ) : (
                    <span class="months">
                      <input
                        type="number"
                        min={0}
                        max={1200}
                        required
                        aria-label={`Months for ${name}`}
                        value={rule.months ?? ''}
                        onInput={(event) => set(family, { months: Number(event.currentTarget.value) })}
                      />
                      months
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Problem error={action.error} />
      <div class="acts">
        <Button
          type="submit"
          look="main"
          scope="admin:school"
          busy={action.busy}
          disabled={Object.keys(changes).length === 0}
        >
          Save
        </Button>
        <Done>{action.done}</Done>
      </div>
    </form>
  );
}
