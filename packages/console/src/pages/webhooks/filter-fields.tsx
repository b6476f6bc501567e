import { filterFields } from 'virtual:catalog';
import type { Webhook } from '@rollbook/sdk';
import { useContext, useId } from 'preact/hooks';
import { FormError, problemOf } from '../../components/field.tsx';
import { NameSearch, nameOfId } from '../../components/name-search.tsx';
import type { KindName } from '../../lib/people.ts';

type Condition = Webhook['filters'][number];
type Value = Condition['in'][number];

/** A condition as it is being entered: `text` for a field whose values are not listed. */
export interface FilterDraft {
  field: string;
  chosen: readonly Value[];
  text: string;
}

const fieldNames = [...new Set(Object.values(filterFields).flatMap((fields) => Object.keys(fields)))];

/** The values that a field can have in events of some types; undefined if it can have any. */
function valuesOf(field: string, types: readonly string[]): readonly Value[] | undefined {
  const isAll = types.includes('*');
  const lists = Object.entries(filterFields).flatMap(([type, fields]) =>
    field in fields && (isAll || types.includes(type)) ? [fields[field] ?? null] : [],
  );
  if (lists.length === 0 || lists.includes(null)) return undefined;
  return [...new Set(lists.flatMap((list) => list ?? []))];
}

export const draftsOf = (conditions: readonly Condition[]): FilterDraft[] =>
  conditions.map(({ field, in: values }) => ({
    field,
    chosen: values,
    text: values.map(String).join(', '),
  }));

const literals: Readonly<Record<string, Value>> = { true: true, false: false, null: null };

/** A value as it is typed: a number, a boolean and null are what they look like. */
const parsed = (text: string): Value => {
  if (Object.hasOwn(literals, text)) return literals[text] ?? null;
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
};

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What the ids in a field can be chosen from by name. */
const kindsOf: Readonly<Record<string, readonly KindName[]>> = {
  class_id: ['class'],
  grade_level_id: ['grade level'],
  guardian_id: ['guardian'],
  learner_id: ['learner'],
  payer_guardian_id: ['guardian'],
  staff_id: ['staff member'],
  subject_id: ['subject'],
  term_id: ['term'],
};

/** The conditions of drafts that name a field. */
export const conditionsOf = (drafts: readonly FilterDraft[]): Condition[] =>
  drafts.flatMap(({ field, chosen, text }) => {
    const values = chosen.length > 0 ? chosen : [...new Set(partsOf(text).map(parsed))];
    return field === '' ? [] : [{ field, in: [...values] }];
  });

interface FilterProps {
  /** The event types of the endpoint. */
  types: readonly string[];
  value: readonly FilterDraft[];
  onChange: (value: FilterDraft[]) => void;
}

/** The conditions of an endpoint on the data of its events. */
export function FilterFields({ types, value, onChange }: FilterProps) {
  const isAll = types.includes('*');
  const offered = fieldNames.filter((field) =>
    Object.entries(filterFields).some(([type, fields]) => field in fields && (isAll || types.includes(type))),
  );
  const set = (index: number, draft: FilterDraft) =>
    onChange(value.map((each, at) => (at === index ? draft : each)));
  return (
    <fieldset class="rows">
      <legend>Filters</legend>
      <p class="hint">
        Only events whose data meets all of these are sent. Events of types without one of the fields are not
        sent. A change after which a record no longer meets them is sent too.
      </p>
      {value.map((draft, index) => (
        <FilterRow
          key={index}
          index={index}
          draft={draft}
          fields={offered.includes(draft.field) || draft.field === '' ? offered : [draft.field, ...offered]}
          values={valuesOf(draft.field, types)}
          onChange={(changed) => set(index, changed)}
          onRemove={() => onChange(value.filter((_, at) => at !== index))}
        />
      ))}
      <button
        type="button"
        class="button small"
        onClick={() => onChange([...value, { field: '', chosen: [], text: '' }])}
      >
        Add filter
      </button>
    </fieldset>
  );
}

interface RowProps {
  index: number;
  draft: FilterDraft;
  fields: readonly string[];
  values: readonly Value[] | undefined;
  onChange: (draft: FilterDraft) => void;
  onRemove: () => void;
}

function FilterRow({ index, draft, fields, values, onChange, onRemove }: RowProps) {
  const id = useId();
  const problem = problemOf(useContext(FormError), `filters/${index}`);
  const { field, chosen } = draft;
  const kinds = values ? undefined : kindsOf[field.replace(/s$/, '')];
  const ids = partsOf(draft.text);
  const toggle = (value: Value, on: boolean) =>
    onChange({
      ...draft,
      text: '',
      chosen: on ? [...chosen, value] : chosen.filter((each) => each !== value),
    });
  return (
    <div class="row-fields">
      <select
        aria-label={`Field of filter ${index + 1}`}
        required
        value={field}
        onChange={(event) => onChange({ field: event.currentTarget.value, chosen: [], text: '' })}
      >
        <option value="">Choose a field</option>
        {fields.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      {values ? (
        <fieldset class="values" aria-label={`Values of ${field}`}>
          {values.map((value) => (
            <label key={String(value)} class="choice">
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={(event) => toggle(value, event.currentTarget.checked)}
              />
              <code>{String(value)}</code>
            </label>
          ))}
        </fieldset>
      ) : (
        <input
          type="text"
          aria-label={`Values of filter ${index + 1}`}
          placeholder="Values, separated by commas"
          autoComplete="off"
          spellcheck={false}
          required
          value={draft.text}
          {...(problem && { 'aria-describedby': id, 'aria-invalid': true })}
          onInput={(event) => onChange({ ...draft, chosen: [], text: event.currentTarget.value })}
        />
      )}
      <button type="button" class="button small" aria-label={`Remove filter ${index + 1}`} onClick={onRemove}>
        Remove
      </button>
      {kinds && (
        <NameSearch
          key={field}
          label={`Add to filter ${index + 1} by name`}
          current=""
          kinds={kinds}
          isForSeveral
          onSearch={(added) => onChange({ ...draft, chosen: [], text: [...ids, added].join(', ') })}
        />
      )}
      {kinds && ids.some(nameOfId) && <p class="hint">{ids.map((one) => nameOfId(one) ?? one).join(', ')}</p>}
      {problem && (
        <p id={id} class="invalid" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
