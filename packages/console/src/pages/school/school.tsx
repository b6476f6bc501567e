import type { School as SchoolRecord, SchoolUpdate } from '@rollbook/sdk';
import { Form } from '../../components/form.tsx';
import { SelectField, TextField } from '../../components/inputs.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { api } from '../../lib/api.ts';
import { loadSchool } from '../../lib/school.ts';
import { useChanges } from '../../lib/use-changes.ts';
import { useLoad } from '../../lib/use-load.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const modes: readonly (readonly [SchoolRecord['attendance_mode'], string])[] = [
  ['daily', 'once a day'],
  ['am_pm', 'in the morning and the afternoon'],
  ['per_slot', 'in each lesson'],
];
const zones = Intl.supportedValuesOf('timeZone');

/** The settings of the school. */
export function School() {
  const loaded = useLoad('school', (signal) => api.school.get({ signal }));
  return (
    <>
      <PageHead
        title="School"
        intro="The name of the school, and the settings for its dates, amounts and registers."
      />
      <Loading of={loaded} lines={6}>
        {(school) => <SchoolForm school={school} onSaved={loaded.set} />}
      </Loading>
    </>
  );
}

interface SchoolFormProps {
  school: SchoolRecord;
  onSaved: (school: SchoolRecord) => void;
}

function SchoolForm({ school, onSaved }: SchoolFormProps) {
  const {
    changes,
    change: set,
    action,
  } = useChanges<SchoolUpdate>(async (changed) => {
    onSaved(await api.school.update(changed));
    await loadSchool();
  });
  const value = { ...school, ...changes };
  const toggleDay = (day: number, on: boolean) =>
    set({
      school_days: on ? [...value.school_days, day].sort() : value.school_days.filter((each) => each !== day),
    });
  return (
    <Form
      name="School"
      action={action}
      onSubmit={action.run}
      submit="Save"
      scope="admin:school"
      disabled={Object.keys(changes).length === 0}
    >
      <TextField
        label="Name"
        field="name"
        required
        maxLength={200}
        value={value.name}
        onInput={(name) => set({ name })}
      />
      <TextField
        label="EMIS number"
        hint="The school's number in the education department's register."
        field="emis_number"
        maxLength={32}
        value={value.emis_number ?? ''}
        onInput={(text) => set({ emis_number: text || null })}
      />
      <SelectField
        label="Time zone"
        hint="Determines when a school day begins, and the time zone in which this screen shows times."
        field="time_zone"
        value={value.time_zone}
        options={[...new Set([value.time_zone, ...zones])].map((zone) => [zone, zone])}
        onChange={(zone) => set({ time_zone: zone })}
      />
      <TextField
        label="Currency"
        hint="ISO 4217 code, such as ZAR. It is the default for amounts; existing amounts do not change."
        field="currency"
        required
        maxLength={3}
        pattern="[A-Z]{3}"
        value={value.currency}
        onInput={(text) => set({ currency: text.toUpperCase() })}
      />
      <SelectField
        label="Attendance is taken"
        field="attendance_mode"
        value={value.attendance_mode}
        options={modes}
        onChange={(mode) => set({ attendance_mode: mode as SchoolRecord['attendance_mode'] })}
      />
      <fieldset class="days">
        <legend>School days</legend>
        {weekdays.map((name, index) => (
          <label key={name} class="choice">
            <input
              type="checkbox"
              checked={value.school_days.includes(index + 1)}
              onChange={(event) => toggleDay(index + 1, event.currentTarget.checked)}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
    </Form>
  );
}
