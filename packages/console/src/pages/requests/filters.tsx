import { useState } from 'preact/hooks';
import { Choice, type Options } from '../../components/choice.tsx';
import { ClearFilters } from '../../components/log.tsx';
import { NameSearch } from '../../components/name-search.tsx';
import { TimeFilter } from '../../components/time-filter.tsx';
import { api } from '../../lib/api.ts';
import { place, textFilter } from '../../lib/router.ts';
import { can } from '../../lib/session.ts';
import { useLoad } from '../../lib/use-load.ts';

const methods: Options = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD'].map((name) => [name, name]);
const classes: Options = [
  ['2xx', '2xx success'],
  ['3xx', '3xx not changed'],
  ['4xx', '4xx rejected'],
  ['5xx', '5xx server error'],
];

const names = ['request_id', 'actor_id', 'path', 'operation', 'error_code'] as const;

/** The filter that a text is for: its form says what it is. */
function filterOf(text: string): (typeof names)[number] {
  if (/^req_\w+$/.test(text)) return 'request_id';
  if (/^(key|stf|cfd)_\w+$/.test(text)) return 'actor_id';
  if (text.startsWith('/')) return 'path';
  return text.includes('.') ? 'operation' : 'error_code';
}

const mostKeys = 100;

/** The filters of the log. All of them are in the URL. */
export function Filters({ isGrouped }: { isGrouped: boolean }) {
  const { query } = place.value;
  const [open, setOpen] = useState(false);
  const keys = useLoad('keys', async (signal) =>
    can('admin:school')
      ? (await api.apiKeys.list({ limit: mostKeys, order: 'desc', archived: 'any' }, { signal })).data
      : [],
  );
  const options: Options = (keys.data ?? []).map(({ id, name }) => [id, name] as const);
  const isFiltered = [...query.keys()].some((name) => name !== 'view');
  return (
    <search class={`filters folded${open ? ' open' : ''}`}>
      {isGrouped ? null : <Search />}
      <button type="button" class="button unfold" aria-expanded={open} onClick={() => setOpen(!open)}>
        Filters
      </button>
      {!isGrouped && (
        <>
          <Choice name="status_class" label="Status" any="Any status" options={classes} />
          <Choice name="errors_only" label="Errors" any="All requests" options={[['true', 'errors only']]} />
          <Choice name="method" label="Method" any="Any method" options={methods} />
        </>
      )}
      <Choice name="actor_id" label="API key" any="Anybody" options={options} />
      <TimeFilter after="from" before="to" />
      {isFiltered && <ClearFilters small keep="view" />}
    </search>
  );
}

function Search() {
  return (
    <NameSearch
      label="Person, API key, request, path, operation or error"
      kinds={['staff member', 'API key']}
      takesText
      {...textFilter(names, filterOf)}
    />
  );
}
