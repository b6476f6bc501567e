import type { AuditLogListQuery } from '@rollbook/sdk';
import { Button } from '../../components/button.tsx';
import type { Options } from '../../components/choice.tsx';
import { ClearFilters, LogRows } from '../../components/log.tsx';
import { NameSearch } from '../../components/name-search.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { TimeFilter } from '../../components/time-filter.tsx';
import { api } from '../../lib/api.ts';
import { everybody } from '../../lib/people.ts';
import { place, setQuery, textFilter } from '../../lib/router.ts';
import { queryOf } from '../../lib/time-range.ts';
import { useLog } from '../../lib/use-log.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { Entry } from './entry.tsx';
import { Export } from './export.tsx';
import { Verify } from './verify.tsx';
import { Who } from './who.tsx';

/** Who did what, and when. */
export function AuditLog() {
  const name = place.value.query.get('name');
  const [exporting, setExporting] = useOpened('export');
  return (
    <>
      <PageHead
        title="Audit log"
        intro="Every change ever made in the school. Entries are chained by hashes and the newest is signed: “Verify” finds entries that were changed or removed."
      >
        <Verify />
        <Button scope="read:audit" expanded={exporting} onClick={() => setExporting(!exporting)}>
          Export
        </Button>
      </PageHead>
      {exporting && <Export onClose={() => setExporting(false)} />}
      <Filters />
      {name ? <Who name={name} /> : <Entries />}
    </>
  );
}

function Entries() {
  const search = place.value.query.toString();
  const log = useLog(search, (page, options) => {
    const query = queryOf<AuditLogListQuery>(new URLSearchParams(search), 'from');
    return api.auditLog.list({ ...query, ...page }, options);
  });
  return (
    <LogRows log={log} none="No entry matches these filters" empty="Changes appear here when they are made">
      {(rows) => (
        <ol class="entries">
          {rows.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </LogRows>
  );
}

const names = ['resource_id', 'request_id', 'actor_id', 'action', 'name'] as const;

/** The filter that a text is for: its form says what it is, and everything else is a name. */
function filterOf(text: string): (typeof names)[number] {
  if (/^req_\w+$/.test(text)) return 'request_id';
  if (/^key_\w+$/.test(text)) return 'actor_id';
  if (/^[a-z]{2,4}_\w+$/.test(text)) return 'resource_id';
  return /^[a-z_-]+\.[a-z_-]+$/.test(text) ? 'action' : 'name';
}

function Filters() {
  const { query } = place.value;
  return (
    <search class="filters wide">
      <NameSearch
        label="Person, record, request or action"
        kinds={everybody}
        withEndpoints
        takesText
        {...textFilter(names, filterOf)}
      />
      {query.has('actor_id') || query.has('resource_id') ? <Role /> : null}
      <TimeFilter after="from" before="to" />
      {query.size > 0 && <ClearFilters small />}
    </search>
  );
}

const roles: Options = [
  ['resource_id', 'changes to this record'],
  ['actor_id', 'changes by this person or key'],
];

/** An id can be what was changed, or who changed it. */
function Role() {
  const { query } = place.value;
  const role = query.has('actor_id') ? 'actor_id' : 'resource_id';
  const id = query.get(role) ?? '';
  if (!/^(key|stf|gdn)_/.test(id)) return null;
  return (
    <select
      aria-label="Meaning of the id"
      class="set"
      value={role}
      onChange={({ currentTarget }) =>
        setQuery({ actor_id: undefined, resource_id: undefined, [currentTarget.value]: id })
      }
    >
      {roles.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
