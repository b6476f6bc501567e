import type { School as SchoolRecord, SchoolUpdate } from '@rollbook/sdk';
import type { ComponentChildren } from 'preact';
import type { Options } from '../../components/choice.tsx';
import { Form } from '../../components/form.tsx';
import { SelectField, TextField } from '../../components/inputs.tsx';
import { api } from '../../lib/api.ts';
import { codesByName } from '../../lib/codes.ts';
import { nameOfCode } from '../../lib/format.ts';
import { loadSchool } from '../../lib/school.ts';
import { mergedList, ownPart, useChanges } from '../../lib/use-changes.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const modes: readonly (readonly [SchoolRecord['attendance_mode'], string])[] = [
  ['daily', 'once a day'],
  ['am_pm', 'in the morning and the afternoon'],
  ['per_slot', 'in each lesson'],
];
const kinds: Options = [
  ['', 'not stated'],
  ['primary', 'Primary'],
  ['secondary', 'Secondary'],
  ['combined', 'Combined'],
  ['special', 'Special'],
];
const zones = Intl.supportedValuesOf('timeZone');

const countries: Options = [['', 'not stated'], ...codesByName('country')];

/** The sessions whose times the registers of a school use: those of lessons begin when the lesson does. */
const sessionsOf: Record<SchoolRecord['attendance_mode'], readonly (readonly [Session, string])[]> = {
  daily: [['day', 'School begins at']],
  am_pm: [
    ['am', 'The morning begins at'],
    ['pm', 'The afternoon begins at'],
  ],
  per_slot: [],
};
type Session = keyof SchoolRecord['session_times'];

type Set = (changes: SchoolUpdate) => void;

interface SchoolFormProps {
  school: SchoolRecord;
  onSaved: (school: SchoolRecord) => void;
}

export function SchoolForm({ school, onSaved }: SchoolFormProps) {
  const {
    changes,
    change: set,
    action,
  } = useChanges<SchoolUpdate>(async (changed) => {
    const own = ownPart(school, changed);
    // A list is sent whole.
    if (own.school_days) {
      const { school_days: present } = await api.school.get();
      own.school_days = mergedList(school.school_days, own.school_days, present).sort();
    }
    onSaved(await api.school.update(own));
    await loadSchool();
  });
  const value = { ...school, ...changes } as SchoolRecord;
  return (
    <Form
      name="School"
      action={action}
      onSubmit={action.run}
      submit="Save"
      scope="admin:school"
      disabled={Object.keys(changes).length === 0}
    >
      <General value={value} set={set} />
      <Group title="Address">
        <Address value={value} set={set} />
      </Group>
      <Group title="Language, time and money">
        <Places value={value} set={set} />
      </Group>
      <Group title="Days and registers">
        <Registers value={value} set={set} />
      </Group>
    </Form>
  );
}

interface PartProps {
  value: SchoolRecord;
  set: Set;
}

const Group = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <fieldset class="group">
    <legend>{title}</legend>
    {children}
  </fieldset>
);

function General({ value, set }: PartProps) {
  return (
    <>
      <TextField
        label="Name"
        field="name"
        required
        maxLength={200}
        value={value.name}
        onInput={(name) => set({ name })}
      />
      <div class="pair">
        <SelectField
          label="Kind of school"
          field="school_type"
          value={value.school_type ?? ''}
          options={kinds}
          onChange={(kind) => set({ school_type: (kind || null) as SchoolRecord['school_type'] })}
        />
        <TextField
          label="EMIS number"
          hint="The school's number in the education department's register."
          field="emis_number"
          maxLength={32}
          value={value.emis_number ?? ''}
          onInput={(text) => set({ emis_number: text || null })}
        />
      </div>
      <TextField
        label="Province"
        hint="The province or state whose education department the school belongs to."
        field="province"
        maxLength={100}
        value={value.province ?? ''}
        onInput={(text) => set({ province: text || null })}
      />
      <TextField
        label="Email address for replies"
        hint="Where people reply to emails of the school."
        field="email_reply_to"
        verbatim
        maxLength={254}
        value={value.email_reply_to ?? ''}
        onInput={(text) => set({ email_reply_to: text || null })}
      />
    </>
  );
}

type AddressField = keyof NonNullable<SchoolRecord['address']>;

const addressFields: readonly (readonly [AddressField, string, number])[] = [
  ['line1', 'First line', 200],
  ['line2', 'Second line', 200],
  ['suburb', 'Suburb', 100],
  ['city', 'City or town', 100],
  ['province', 'Province or state', 100],
  ['postal_code', 'Postal code', 20],
];

/** The postal address: an empty one is none. */
function Address({ value: { address }, set }: PartProps) {
  const change = (field: AddressField, text: string) => {
    const next = { ...address, [field]: text || null };
    set({ address: Object.values(next).every((part) => part === null) ? null : next });
  };
  return (
    <>
      <p class="hint">Term reports show it.</p>
      <div class="pair">
        {addressFields.map(([field, label, maxLength]) => (
          <TextField
            key={field}
            label={label}
            field={`address/${field}`}
            maxLength={maxLength}
            value={address?.[field] ?? ''}
            onInput={(text) => change(field, text)}
          />
        ))}
        <SelectField
          label="Country"
          field="address/country"
          value={address?.country ?? ''}
          options={countries}
          onChange={(code) => change('country', code)}
        />
      </div>
    </>
  );
}

function Places({ value, set }: PartProps) {
  return (
    <>
      <div class="pair">
        <TextField
          label="Language"
          hint={`${nameOfCode('language', value.locale) ?? 'BCP 47 tag, such as en-ZA'}. Emails and calendars are in it, if Rollbook has texts in it; term reports are in English.`}
          field="locale"
          verbatim
          required
          maxLength={35}
          value={value.locale}
          onInput={(locale) => set({ locale })}
        />
        <TextField
          label="Currency"
          hint={`${nameOfCode('currency', value.currency) ?? 'ISO 4217 code, such as ZAR'}. The default for amounts; existing amounts do not change.`}
          field="currency"
          verbatim
          required
          maxLength={3}
          pattern="[A-Z]{3}"
          value={value.currency}
          onInput={(text) => set({ currency: text.toUpperCase() })}
        />
      </div>
      <SelectField
        label="Time zone"
        hint="Determines when a school day begins, and the time zone in which this screen shows times."
        field="time_zone"
        value={value.time_zone}
        options={[...new Set([value.time_zone, ...zones])].map((zone) => [zone, zone])}
        onChange={(zone) => set({ time_zone: zone })}
      />
      <label class="choice">
        <input
          type="checkbox"
          checked={value.auto_apply_credit}
          onChange={(event) => set({ auto_apply_credit: event.currentTarget.checked })}
        />
        <span>
          Pay invoices from credit automatically
          <span class="sub">
            Credit on a fee account pays the invoices that are due first: when an invoice is issued, when a
            payment is recorded, and once a day. Otherwise only on request.
          </span>
        </span>
      </label>
    </>
  );
}

function Registers({ value, set }: PartProps) {
  const toggleDay = (day: number, on: boolean) =>
    set({
      school_days: on ? [...value.school_days, day].sort() : value.school_days.filter((each) => each !== day),
    });
  return (
    <>
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
        <p class="hint">
          A change counts for all days of the terms that are not closed, also for those that are over. Single
          days are exceptions in the calendar.
        </p>
      </fieldset>
      <SelectField
        label="Attendance is taken"
        field="attendance_mode"
        value={value.attendance_mode}
        options={modes}
        onChange={(mode) => set({ attendance_mode: mode as SchoolRecord['attendance_mode'] })}
      />
      <div class="pair">
        {sessionsOf[value.attendance_mode].map(([session, label]) => (
          <TextField
            key={session}
            type="time"
            label={label}
            hint="Whoever arrives later is late."
            field={`session_times/${session}`}
            required
            value={value.session_times[session] ?? ''}
            onInput={(time) => set({ session_times: { ...value.session_times, [session]: time } })}
          />
        ))}
      </div>
      {value.attendance_mode === 'per_slot' && (
        <p class="hint">A lesson begins when its period does. Periods belong to the timetable.</p>
      )}
    </>
  );
}
