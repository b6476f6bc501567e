import type { LoggedRequest } from '@rollbook/sdk';
import { Id } from '../../components/id.tsx';
import { Time } from '../../components/time.tsx';
import { duration } from '../../lib/format.ts';

/** Requests as a table, and as cards on a phone. */
export function RequestRows({ rows }: { rows: readonly LoggedRequest[] }) {
  return (
    <table class="log requests">
      <thead>
        <tr>
          <th>Status</th>
          <th>Request</th>
          <th>From</th>
          <th>Version</th>
          <th class="number">Duration</th>
          <th>Request id</th>
          <th class="number">Time</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((request) => (
          <tr key={request.id} class={request.status >= 400 ? 'row-failed' : ''}>
            <td>
              <HttpStatus status={request.status} />
            </td>
            <td class="main-cell wrap grow">
              <code class="request-line" title={request.operation}>
                <strong>{request.method}</strong> {request.path}
                {request.query_parameters.length > 0 && (
                  <span class="quiet">?{request.query_parameters.join('&')}</span>
                )}
              </code>
              <Failure request={request} />
            </td>
            <td data-label="From">
              <Sender actor={request.actor} />
            </td>
            <td data-label="Version">{request.api_version ?? <span class="quiet">–</span>}</td>
            <td data-label="Duration" class="number">
              {duration(request.duration_ms)}
            </td>
            <td data-label="Request id">
              <Id id={request.id} href={changesOf(request)} />
            </td>
            <td data-label="Time" class="number">
              <Time at={request.occurred_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a request changed, if it can have changed anything. */
const changesOf = ({ id, method, status }: LoggedRequest): string | undefined =>
  status < 400 && method !== 'GET' && method !== 'HEAD' ? `/settings/audit-log?request_id=${id}` : undefined;

/** A status with what its class means, so that colour alone says nothing. */
export function HttpStatus({ status }: { status: number }) {
  const tone = status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good';
  const word = status >= 500 ? 'server error' : status >= 400 ? 'rejected' : 'succeeded';
  return (
    <span class={`status ${tone}`}>
      {status}
      <span class="hidden"> {word}</span>
    </span>
  );
}

function Failure({ request: { error_code: code, error_fields: fields } }: { request: LoggedRequest }) {
  if (code === null) return null;
  return (
    <span class="failure">
      <a href={`/docs/errors#${code}`} target="_blank" rel="noopener">
        {code}
      </a>
      <Fields fields={fields} />
    </span>
  );
}

/** What was wrong with each field. */
export function Fields({ fields }: { fields: LoggedRequest['error_fields'] }) {
  return (
    <>
      {fields.map(({ pointer, code }) => (
        <span key={`${pointer} ${code}`} class="failure-field">
          <code>{pointer}</code> {code.replaceAll('_', ' ')}
        </span>
      ))}
    </>
  );
}

function Sender({ actor: { type, id, name } }: { actor: LoggedRequest['actor'] }) {
  const words = name ?? (type === 'system' ? 'calendar feed' : type.replaceAll('_', ' '));
  if (id === null) return <>{words}</>;
  return (
    <a href={`/settings/requests?actor_id=${id}`} title={`Requests of ${words} (${id})`}>
      {words}
    </a>
  );
}
