import Sqlite from 'better-sqlite3';
import { expect, inject, it, onTestFinished } from 'vitest';
import { resources } from '../../families/index.ts';
import { commonFilters } from '../../store/projection.ts';
import { type ListShape, QueryCache } from '../../store/queries.ts';
import { compile } from '../query.ts';
import { sqliteCompiler } from './statements.ts';

interface Step {
  detail: string;
  /** Whether it is a step of a subquery, which is about one record, and not of the page. */
  isInside: boolean;
}

/** How SQLite lists records on a database of this version, by the name of their kind. */
function planner(): (resource: (typeof resources)[number], shape: Partial<ListShape>) => Step[] {
  const connection = new Sqlite(inject('templates').sqlite, { readonly: true });
  onTestFinished(() => void connection.close());
  const kinds = new QueryCache(resources);
  const usual = {
    order: 'asc',
    after: false,
    archived: 'false',
    filters: [],
    sensitive: false,
    open: false,
  } as const;
  return (resource, shape) => {
    const { sql, places } = compile(
      sqliteCompiler(),
      'sqlite',
      kinds.of(resource).list({ ...usual, ...shape }),
    );
    const steps = connection
      .prepare<unknown[], { id: number; parent: number; detail: string }>(`explain query plan ${sql}`)
      .all(...Array(places).fill(1));
    // With filters, the ids of a page are found first.
    const page = steps.find(({ parent, detail }) => parent === 0 && detail.startsWith('LIST SUBQUERY'));
    return steps.map(({ parent, detail }) => ({ detail, isInside: parent !== 0 && parent !== page?.id }));
  };
}

it.each([
  { order: 'asc', after: false },
  { order: 'asc', after: true },
  { order: 'desc', after: true },
] as const)(
  'a page of live records is read in the order of their ids, whatever their number: $order, after one: $after',
  (shape) => {
    const stepsOf = planner();
    const plans = resources.map((resource) => [resource.name, stepsOf(resource, shape)] as const);
    expect(plans.length).toBeGreaterThan(40);
    expect(
      plans.filter(([, steps]) =>
        steps.some(({ detail, isInside }) => !isInside && /^SCAN \w+$|ORDER BY/.test(detail)),
      ),
    ).toEqual([]);
  },
);

/** What a list may read for each record though many rows have the value by which they are found. */
const few = [
  // A school has few academic years, a year has few terms, and one scale is the default.
  'l USING INDEX terms_by_number (school_id=? AND academic_year_id=?)',
  'o USING PRIMARY KEY (school_id=?)',
  'd USING INDEX grading_scales_default (school_id=?)',
  // Whether a term has open assessments is known after the first.
  'a USING INDEX assessments_by_term (school_id=? AND term_id=? AND status=?)',
  'l USING COVERING INDEX timetable_terms_by_term (school_id=? AND term_id=?)',
  // The marks of an assessment, and the rows of an import that has not ended, are counted.
  'g USING INDEX grades_by_assessment (school_id=? AND assessment_id=?)',
  'r USING COVERING INDEX import_rows_by_result (school_id=? AND import_id=?)',
].map((step) => `SEARCH ${step}`);

it('what a list reads for each record is found by a value that few rows have, whichever two filters are used', () => {
  const connection = new Sqlite(inject('templates').sqlite, { readonly: true });
  onTestFinished(() => void connection.close());
  const sizes = new Map(
    connection
      .prepare<[], { idx: string; stat: string }>('select idx, stat from sqlite_stat1')
      .all()
      .map(({ idx, stat }) => [idx, stat.split(' ').map(Number)]),
  );
  const stepsOf = planner();
  const inside = new Map<string, string>();
  for (const resource of resources) {
    const names = [...Object.keys(resource.filters ?? {}), ...Object.keys(commonFilters)].sort();
    const pairs = names.flatMap((one, index) => names.slice(index).map((two) => [...new Set([one, two])]));
    for (const filters of [[], ...pairs])
      for (const { detail, isInside } of stepsOf(resource, { filters }))
        if (isInside) inside.set(detail, `${resource.name} ${filters}`);
  }
  const many = [...inside].filter(([detail]) => {
    const { index, terms = '' } = /USING .*?(?<index>KEY|\w+) \((?<terms>.*)\)$/.exec(detail)?.groups ?? {};
    // A range is as narrow as the request makes it.
    const places = terms.split('?').length - 1;
    // A key begins with the school, and what follows tells rows apart.
    const rows = index === 'KEY' ? (places === 1 ? 10_000 : 1) : sizes.get(index ?? '')?.[places];
    return (rows ?? 0) > 25 && !few.includes(detail);
  });
  expect(inside.size).toBeGreaterThan(40);
  expect(many).toEqual([]);
  expect([...inside.keys()].filter((detail) => /enrollments_by_(term|grade_level)/.test(detail))).toEqual([]);
});
