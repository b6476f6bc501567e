import type { Retention as RetentionRules, RetentionUpdate } from '@rollbook/sdk';
import { Form } from '../../components/form.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { api } from '../../lib/api.ts';
import { useChanges } from '../../lib/use-changes.ts';
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
        intro="How long records about a learner are kept after the learner has left, or was archived without leaving, and what happens then. The defaults are suggestions; the school is responsible for complying with the law."
      />
      <Loading of={loaded} lines={7}>
        {(rules) => <Rules rules={rules} onSaved={loaded.set} />}
      </Loading>
    </>
  );
}

/** Whether more becomes unreadable than by the rules so far. */
const isShorter = (rules: RetentionRules, changes: RetentionUpdate): boolean =>
  (Object.keys(changes) as Family[]).some((family) => {
    const [before, after] = [rules[family], { ...rules[family], ...changes[family] }];
    if (after.action === 'keep') return false;
    return before.action === 'keep' || (after.months ?? 0) < (before.months ?? 0);
  });

interface RulesProps {
  rules: RetentionRules;
  onSaved: (rules: RetentionRules) => void;
}

function Rules({ rules, onSaved }: RulesProps) {
  const { changes, change, action } = useChanges<RetentionUpdate>(async (changed) =>
    onSaved(await api.retention.update(changed)),
  );
  const set = (family: Family, rule: RetentionUpdate[Family]) =>
    change({ [family]: { ...changes[family], ...rule } });
  return (
    <Form
      name="Retention"
      look="wide"
      action={action}
      onSubmit={action.run}
      submit="Save"
      scope="admin:school"
      disabled={Object.keys(changes).length === 0}
      result={
        isShorter(rules, changes) && (
          <p class="explanation warn">
            Personal values that are due under the new rules are made unreadable within an hour of saving.
            They cannot be restored.
          </p>
        )
      }
    >
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
                    <option value="keep">personal values are kept</option>
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
                        onInput={({ currentTarget: { value } }) =>
                          // An empty field is not 0 months: it must be filled in before it is saved.
                          set(family, {
                            months: value === '' ? undefined : Number(value),
                          } as RetentionUpdate[Family])
                        }
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
    </Form>
  );
}
