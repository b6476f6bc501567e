import type { Retention as RetentionRules, RetentionUpdate } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Confirm } from '../../components/confirm.tsx';
import { Form } from '../../components/form.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { api } from '../../lib/api.ts';
import { number } from '../../lib/format.ts';
import type { Action } from '../../lib/use-action.ts';
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
  staff: 'Staff',
};

/** How long records about learners and staff are kept. */
export function Retention() {
  const loaded = useLoad('retention', (signal) => api.retention.get({ signal }));
  return (
    <>
      <PageHead
        title="Retention"
        intro="How long records about a learner or a staff member are kept after they have left, or were archived without leaving, and what happens then. The defaults are suggestions; the school is responsible for complying with the law."
      />
      <Loading of={loaded} lines={8}>
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
  const [asks, setAsks] = useState(false);
  const save = async () => {
    // Somebody else may have made a rule longer since the page was loaded.
    const present = await api.retention.get().catch(() => rules);
    if (!isShorter(rules, changes) && !isShorter(present, changes)) return action.run();
    setAsks(true);
    return false;
  };
  const form = (
    <Form
      name="Retention"
      look="wide"
      action={asks ? idle : action}
      onSubmit={save}
      submit={asks ? undefined : 'Save'}
      scope="admin:school"
      disabled={Object.keys(changes).length === 0}
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
  return (
    <>
      {/* While it is asked whether to save them, the rules stay as they are. */}
      <fieldset disabled={asks}>{form}</fieldset>
      {asks && <Erasure changes={changes} action={action} onClose={() => setAsks(false)} />}
    </>
  );
}

const idle = { busy: false, error: undefined, done: undefined };

interface ErasureProps {
  changes: RetentionUpdate;
  action: Action<[]>;
  onClose: () => void;
}

/** Says whose values would be erased by the new rules, before they are saved. */
function Erasure({ changes, action, onClose }: ErasureProps) {
  const loaded = useLoad('preview', (signal) => api.retention.preview(changes, { signal }));
  const due = loaded.data?.data.filter(({ due }) => due > 0);
  const guardians = loaded.data?.data.reduce((sum, each) => sum + each.guardians, 0) ?? 0;
  return (
    <Confirm
      title="Save these rules?"
      label={due?.length === 0 ? 'Save' : 'Save and erase'}
      danger={due?.length !== 0}
      action={action}
      scope="admin:school"
      missing={!due && 'First, it is counted whose values are due.'}
      onClose={onClose}
    >
      <Loading of={loaded} lines={2}>
        {() =>
          due?.length === 0 ? (
            <p>
              Nobody’s values are due under the new rules today. The rules erase what becomes due later, and,
              for learners and fees, people with an open amount after it is settled.
            </p>
          ) : (
            <>
              <p>
                Within an hour of saving, the personal values of these people are made unreadable. They cannot
                be restored.
              </p>
              {guardians > 0 && (
                <p>
                  {number(guardians)} {guardians === 1 ? 'guardian is' : 'guardians are'} erased together with
                  their last learner.
                </p>
              )}
              <p>
                Not counted are people who have no records of the kind and, for learners and fees, people with
                an open amount, who are erased after it is settled.
              </p>
              <table class="rules">
                <thead>
                  <tr>
                    <th>Records</th>
                    <th>People</th>
                    <th>Of these, due without the change</th>
                  </tr>
                </thead>
                <tbody>
                  {due?.map(({ family, due: people, due_already: already }) => (
                    <tr key={family}>
                      <td class="main-cell">{families[family]}</td>
                      <td data-label="People">{number(people)}</td>
                      <td data-label="Of these, due without the change">{number(already)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </>
          )
        }
      </Loading>
    </Confirm>
  );
}
