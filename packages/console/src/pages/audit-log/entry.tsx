import type { AuditEntry } from '@rollbook/sdk';
import { Id } from '../../components/id.tsx';
import { Time } from '../../components/time.tsx';
import { count, exactTime, isolated } from '../../lib/format.ts';

function text(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value !== 'string') return JSON.stringify(value);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? exactTime(value) : value;
}

/** `learner.enrollment-ended` as words. */
const words = (action: string): string => {
  const [noun = '', verb = ''] = action.split('.');
  return `${verb.replaceAll(/[_-]/g, ' ')} ${noun.replaceAll(/[_-]/g, ' ')}`.replace('api key', 'API key');
};

/** An entry of the audit log, with what changed. */
export function Entry({ entry }: { entry: AuditEntry }) {
  const { actor, action, resource, changes, reason, occurred_at, request_id, sequence } = entry;
  const fields = Object.entries(changes);
  const isShort =
    fields.length <= 3 &&
    fields.every(([, { before, after }]) => text(before).length + text(after).length < 60);
  return (
    <li class="entry">
      <p class="entry-head">
        <span class="sequence">{sequence}</span>
        <Actor {...actor} /> <span>{words(action)}</span>
        <Id id={resource.id} href={`/settings/audit-log?resource_id=${resource.id}`} />
        <Time at={occurred_at} />
      </p>
      {reason && (
        <p class="quiet" dir="auto">
          {reason}
        </p>
      )}
      {fields.length > 0 && (
        <details>
          <summary>
            {isShort
              ? fields.map(([field, change]) => <Change key={field} field={field} {...change} />)
              : count(fields.length, 'field')}
          </summary>
          <table class="diff">
            <thead>
              <tr>
                <th>Field</th>
                <th>Before</th>
                <th>After</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(([field, { before, after }]) => (
                <tr key={field}>
                  <td>
                    <code>{field}</code>
                  </td>
                  <td data-label="Before" class="before" dir="auto">
                    {text(before)}
                  </td>
                  <td data-label="After" class="after" dir="auto">
                    {text(after)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {request_id && (
            <p class="quiet">
              Request <Id id={request_id} href={`/settings/audit-log?request_id=${request_id}`} />
              {entry.ip && ` from ${entry.ip}`}
            </p>
          )}
        </details>
      )}
    </li>
  );
}

function Actor({ id, name, type }: AuditEntry['actor']) {
  const words = name ?? type.replaceAll('_', ' ');
  if (id === null)
    return (
      <strong>
        <bdi>{words}</bdi>
      </strong>
    );
  return (
    <a class="actor" href={`/settings/audit-log?actor_id=${id}`} title={`Changes by ${isolated(words)}`}>
      <bdi>{words}</bdi>
    </a>
  );
}

function Change({ field, before, after }: { field: string; before: unknown; after: unknown }) {
  return (
    <span class="change">
      {field.replaceAll('_', ' ')} <bdi class="before">{text(before)}</bdi> →{' '}
      <bdi class="after">{text(after)}</bdi>
    </span>
  );
}
