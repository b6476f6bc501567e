import type { AuditEntry } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import type { Options } from '../../components/choice.tsx';
import { Field } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { SelectField } from '../../components/inputs.tsx';
import { TimeInput } from '../../components/time-input.tsx';
import { api } from '../../lib/api.ts';
import { schoolTime } from '../../lib/clock.ts';
import { separatorOf, spreadsheetOf } from '../../lib/csv.ts';
import { count, zone } from '../../lib/format.ts';
import { place } from '../../lib/router.ts';
import { save, saveCsv } from '../../lib/save.ts';
import { school } from '../../lib/school.ts';
import { queryOf } from '../../lib/time-range.ts';
import { useAction } from '../../lib/use-action.ts';

const formats: Options = [
  ['csv', 'Table for a spreadsheet (CSV)'],
  ['ndjson', 'With everything that is needed to verify it (NDJSON)'],
];

/** A long log takes its time, and the API says how many entries there are. */
const longMs = 600_000;
const monthMs = 30 * 86_400_000;

const columns = [
  ...[
    'sequence',
    'occurred_at',
    'actor_type',
    'actor_id',
    'actor_name',
    'action',
    'resource_type',
    'resource_id',
  ],
  ...['changes', 'reason', 'request_id', 'ip', 'prev_hash', 'hash'],
];

const cellsOf = ({ actor, resource, ...entry }: AuditEntry) => [
  ...[
    entry.sequence,
    entry.occurred_at,
    actor.type,
    actor.id,
    actor.name,
    entry.action,
    resource.type,
    resource.id,
  ],
  ...[JSON.stringify(entry.changes), entry.reason, entry.request_id, entry.ip, entry.prev_hash, entry.hash],
];

/** The lines of an export as a table, without the first, which says what the file contains. */
function tableOf(lines: readonly string[]): string {
  // Each line is an entry of the API.
  const entries = lines.slice(1).map((line) => JSON.parse(line) as AuditEntry);
  return spreadsheetOf([columns, ...entries.map(cellsOf)], separatorOf(school.value?.locale));
}

/** The range that is filtered on the page; a month without one. */
function filtered(): { from: string; to: string } {
  const { from, to } = queryOf<{ from?: string; to?: string }>(
    new URLSearchParams(place.value.query),
    'from',
  );
  const start = new Date(schoolTime() - monthMs).toISOString();
  return { from: from ?? (to ? '' : start), to: to ?? '' };
}

/** Saves the entries of a range of times as a file. The audit log records it. */
export function Export({ onClose }: { onClose: () => void }) {
  const [range, setRange] = useState(filtered);
  const [format, setFormat] = useState('csv');
  const action = useAction(async () => {
    const query = { ...(range.from && { from: range.from }), ...(range.to && { to: range.to }) };
    const text = await api.auditLog.export(query, { timeoutMs: longMs, deadlineMs: longMs });
    const lines = text.trimEnd().split('\n');
    const { entries, exported_at } = JSON.parse(lines[0] ?? '{}');
    if (lines.length !== entries + 1)
      throw new Error(
        `The file is incomplete: it has ${lines.length - 1} of ${entries} entries. Export it again.`,
      );
    const name = `audit-log-${exported_at.slice(0, 10)}`;
    if (format === 'csv') saveCsv(`${name}.csv`, tableOf(lines));
    else save(`${name}.ndjson`, text, 'application/x-ndjson');
    return `${count(entries, 'entry was', 'entries were')} saved`;
  });
  const set = (change: Partial<typeof range>) => {
    action.clear();
    setRange({ ...range, ...change });
  };
  return (
    <Form
      name="Export the audit log"
      look="panel"
      action={action}
      onSubmit={action.run}
      submit={action.busy ? 'Exporting…' : 'Export'}
      scope="read:audit"
      onClose={onClose}
      close="Close"
    >
      <p>
        Saves the changes in this range as a file, whatever else is filtered. The export is itself an entry of
        the log.
      </p>
      <div class="pair">
        <Field label="From" field="from" hint={`In ${zone()}. Empty for the first entry.`}>
          {(props) => <TimeInput {...props} value={range.from} onChange={(from) => set({ from })} />}
        </Field>
        <Field label="Until" field="to" hint="Empty for the newest entry.">
          {(props) => <TimeInput {...props} value={range.to} onChange={(to) => set({ to })} />}
        </Field>
      </div>
      <SelectField label="Format" value={format} options={formats} onChange={setFormat} />
      {format === 'ndjson' && (
        <p class="hint">
          Verify the file with <code>rollbook audit verify --file</code>, without the server.
        </p>
      )}
    </Form>
  );
}
