import { sql } from 'kysely';
import { foldName, searchedNames } from '../lib/names.ts';
import type { Dialect } from '../sql/database.ts';
import { idAmong, joinRange, type Params, type Query, type Rows, rowsOf, rowwise } from '../sql/query.ts';
import type { Filter, ResourceOptions } from './resource.ts';

/** The tables of people, whose names are searched. */
export type PeopleTable = 'learners' | 'guardians' | 'staff';

/** The names of a person; only `name` is always there. */
interface Named {
  id: string;
  name: string;
  first_name: string | null;
  last_name: string | null;
  middle_names?: string | null;
  preferred_name?: string | null;
}

type WordRows = { school: string; resource: string; rows: Rows };

const columns = { word: 'text', id: 'text' } as const;
const added = (p: WordRows, dialect: Dialect) =>
  sql`insert into name_words (school_id, resource, word, record_id)
    select cast(${p.school} as text), cast(${p.resource} as text), r.word, r.id
    from ${rowsOf(p.rows, columns, dialect)} where true on conflict do nothing`;
const removed = (p: WordRows, dialect: Dialect) =>
  sql`delete from name_words where school_id = ${p.school} and resource = ${p.resource}
    and (word, record_id) in (select r.word, r.id from ${rowsOf(p.rows, columns, dialect)})`;

const addWords: Query<WordRows, unknown> = rowwise(added);
const removeWords: Query<WordRows, unknown> = rowwise(removed);

/** The rows of the words of a person. */
const wordsOf = ({ id, name, first_name, middle_names, last_name, preferred_name }: Named) =>
  searchedNames([name, first_name, middle_names, last_name, preferred_name]).map((word) => ({ word, id }));

/** Keeps the words of the names of people, who are written together. */
const followNames =
  (resource: PeopleTable): NonNullable<ResourceOptions<Named>['follow']> =>
  async (changes, { db, schoolId: school }) => {
    const before = changes.flatMap(({ previous }) => (previous ? wordsOf(previous) : []));
    const after = changes.flatMap(({ next }) => wordsOf(next));
    const gone = without(before, after);
    const come = without(after, before);
    if (gone.length > 0) db.defer(removeWords, { school, resource, rows: gone });
    if (come.length > 0) db.defer(addWords, { school, resource, rows: come });
  };

type WordRow = ReturnType<typeof wordsOf>[number];

function without(some: readonly WordRow[], others: readonly WordRow[]): WordRow[] {
  const key = ({ word, id }: WordRow) => `${id} ${word}`;
  const known = new Set(others.map(key));
  return some.filter((row) => !known.has(key(row)));
}

/** The words of a text by which people are searched, each with the number of them: without words, nobody is found. */
export function soughtWords(text: string): Rows {
  // A space at its end is the end of its last word.
  const words = [...new Set(foldName(text).match(/[^ ]+(?: $)?/g) ?? [])];
  return words.map((word) => ({ word, of: words.length }));
}

/**
 * Only people of whom each word of the parameter is the start of a word of a name. A space at its end is the end of the
 * word, also the end of the name. Words have no character below the space, so the texts between these two end there.
 */
const hasWords =
  (resource: PeopleTable): Filter =>
  (select, p: Params, dialect) =>
    select.where(
      idAmong(
        sql`select w.record_id
          from ${rowsOf(p.name, { word: 'text', of: 'integer' }, dialect)} ${joinRange(
            'name_words',
            'w',
            sql`w.school_id = ${p.school} and w.resource = ${sql.lit(resource)}
              and w.word >= rtrim(r.word) and w.word < r.word || ${sql.lit('\u{10ffff}')}`,
            dialect,
          )}
          group by w.record_id having count(distinct r.word) = max(r."of")`,
        dialect,
      ),
    );

/** The options of a kind of people by which they are found by their names. The list takes the words of a text as `name`. */
export const searchedByName = (resource: PeopleTable) => ({
  computed: { name_folded: ({ name }: { name: string }) => foldName(name).trimEnd() },
  filters: { name: hasWords(resource) },
  follow: followNames(resource),
});
