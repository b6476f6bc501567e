import type { OperationId } from '../contract/schemas.ts';
import { operations } from '../generated/operations.ts';
import { iso } from '../lib/clock.ts';
import { isAnyId } from '../lib/ids.ts';
import type { RowColumns } from '../sql/query.ts';

/** A request and its response, as the listener knows them. */
export interface Exchanged {
  id: string;
  /** Epoch milliseconds, by the clock of the school. */
  at: number;
  schoolId: string;
  actor: { type: string; id: string | null };
  method: string;
  operation: OperationId;
  params: Readonly<Record<string, string>>;
  /** The query, without its `?`. */
  search: string;
  version: string | null;
  status: number;
  /** The body, if it is an error. */
  problem: string | null;
  ms: number;
}

export const columns = {
  school_id: 'text',
  id: 'text',
  occurred_at: 'text',
  method: 'text',
  path: 'text',
  operation: 'text',
  query_parameters: 'text',
  status: 'integer',
  error_code: 'text',
  error_fields: 'text',
  actor_type: 'text',
  actor_id: 'text',
  api_version: 'text',
  duration_ms: 'real',
} as const satisfies RowColumns;

/** A row of the log. */
export type Entry = Record<keyof typeof columns, string | number | null> & { school_id: string };

const mostNames = 20;
/** What replaces a text that a client chose freely: it could be personal. */
const anyText = '*';

/** The row of a request: without bodies, values of the query, and texts in the path that are not identifiers. */
export function entryOf({ operation, actor, ...request }: Exchanged): Entry {
  const { code, fields } = errorOf(request.problem);
  return {
    school_id: request.schoolId,
    id: request.id,
    occurred_at: iso(request.at),
    method: request.method,
    path: shownPath(operation, request.params),
    operation,
    query_parameters: request.search === '' ? '[]' : JSON.stringify(namesIn(request.search)),
    status: request.status,
    error_code: code,
    error_fields: JSON.stringify(fields),
    actor_type: actor.type,
    actor_id: actor.id,
    api_version: request.version,
    duration_ms: Math.round(request.ms * 100) / 100,
  };
}

/** The path of the operation with the identifiers of the request; other texts stay parameters, such as `{learner_id}`. */
const shownPath = (operation: OperationId, params: Readonly<Record<string, string>>): string =>
  operations[operation].path.replace(/\{(\w+)\}/g, (parameter, name: string) => {
    const value = params[name];
    return value !== undefined && isAnyId(value) ? value : parameter;
  });

const name = /^\w{1,40}$/;
const shownName = (text: string): string => (name.test(text) ? text : anyText);

const namesIn = (search: string): string[] =>
  [...new Set(Array.from(new URLSearchParams(search).keys(), shownName))].slice(0, mostNames);

interface Field {
  pointer: string;
  code: string;
}

function errorOf(problem: string | null): { code: string | null; fields: Field[] } {
  if (problem === null) return { code: null, fields: [] };
  const { code, errors = [] } = JSON.parse(problem) as { code: string; errors?: Field[] };
  const fields = errors.slice(0, mostNames).map((field) => ({
    pointer: shownPointer(field.pointer),
    code: field.code,
  }));
  return { code, fields };
}

/** `?limit`, or a JSON pointer such as `/rows/3/name`. */
const shownPointer = (pointer: string): string =>
  pointer.startsWith('?')
    ? `?${shownName(pointer.slice(1))}`
    : pointer
        .split('/')
        .slice(0, mostNames)
        .map((part, index) => (index === 0 && part === '' ? '' : shownName(part)))
        .join('/');
