import type { AuditLogListQuery } from '@rollbook/sdk';
import { useEffect, useState } from 'preact/hooks';
import { Empty } from '../../components/empty.tsx';
import { Loading } from '../../components/loading.tsx';
import { More } from '../../components/more.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { api } from '../../lib/api.ts';
import { place, setQuery } from '../../lib/router.ts';
import { useLog } from '../../lib/use-log.ts';
import { Entry } from './entry.tsx';
import { Verify } from './verify.tsx';

/** Who did what, and when. */
export function AuditLog() {
  const search = place.value.query.toString();
  const log = useLog(
    search,
    // The API checks the values, and names those that are wrong.
    (page, options) =>
      api.auditLog.list(
        { ...(Object.fromEntries(new URLSearchParams(search)) as AuditLogListQuery), ...page },
        options,
      ),
  );
  return (
    <>
      <PageHead
        title="Audit log"
        intro="Every change ever made in the school. Entries are chained by hashes, so that none can be changed unnoticed."
      >
        <Verify />
      </PageHead>
      <Filters />
      <Loading of={log} lines={8}>
        {() =>
          log.rows.length > 0 ? (
            <>
              <ol class="entries">
                {log.rows.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ol>
              <More log={log} />
            </>
          ) : (
            <Empty title="No entry matches these filters">
              <a class="button" href="/settings/audit-log">
                Clear filters
              </a>
            </Empty>
          )
        }
      </Loading>
    </>
  );
}

const prefixes: [RegExp, string][] = [
  [/^req_/, 'request_id'],
  [/^key_/, 'actor_id'],
];
const names = ['resource_id', 'request_id', 'actor_id', 'action'];

/** The filter that a text is for: its prefix says what it is. */
function filterOf(text: string): string {
  if (/^[a-z_-]+\.[a-z_-]+$/.test(text)) return 'action';
  return prefixes.find(([pattern]) => pattern.test(text))?.[1] ?? 'resource_id';
}

function Filters() {
  const { query } = place.value;
  const current = names.map((name) => query.get(name)).find((value) => value !== null) ?? '';
  const [text, setText] = useState(current);
  useEffect(() => setText(current), [current]);
  const submit = (event: Event) => {
    event.preventDefault();
    const value = text.trim();
    setQuery({ ...Object.fromEntries(names.map((name) => [name, undefined])), [filterOf(value)]: value });
  };
  return (
    <search class="filters wide">
      <form onSubmit={submit}>
        <input
          type="search"
          placeholder="Record, request, key or action  ( / )"
          aria-label="Record, request, key or action"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onBlur={submit}
        />
      </form>
    </search>
  );
}
