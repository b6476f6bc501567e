import type { Schemas } from '../../contract/schemas.ts';
import { byName } from '../../lib/names.ts';
import { yieldPeriodically } from '../../lib/timers.ts';
import { idRows } from '../../sql/query.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { levelOf } from './assessment-rules.ts';
import {
  type Attended,
  type CountedGrade,
  classesOf,
  countedGrades,
  type SubjectRow,
  scalesInUse,
  scalesOf,
  subjectsOf,
  teachersOf,
} from './report-queries.ts';

/** A scale as a report shows it. */
interface Scale {
  id: string;
  name: string;
  levels: Schemas['GradingLevel'][];
}

export interface SubjectResult {
  subject: SubjectRow;
  exact: Fraction | undefined;
  percentage: number | null;
  level: Schemas['GradingLevel'] | undefined;
  scale: Scale;
  grades: readonly CountedGrade[];
  teacher: string | null;
}

export interface LearnerResults {
  /** The register class; undefined if the learner has none in the term. */
  register: Attended | undefined;
  subjects: readonly SubjectResult[];
  average: number | null;
  /** The scale that all subjects share, or the default one if there is none; without levels if they have several. */
  scale: Scale;
}

/** The results of learners in a term, with a number of queries that does not depend on how many there are. */
export async function resultsOf(
  { db, schoolId: school }: Pick<ReadWork, 'db' | 'schoolId'>,
  learnerIds: readonly string[],
  term: string,
): Promise<Map<string, LearnerResults>> {
  const of = { school, term, rows: idRows(learnerIds) };
  const [grades, attended, scales] = await Promise.all([
    db.all(countedGrades, of),
    db.all(classesOf, of),
    db.all(scalesOf, { school }),
  ]);
  const subjectIds = new Set([...grades, ...attended].flatMap(({ subject_id }) => subject_id ?? []));
  const classIds = new Set(attended.map(({ class_id }) => class_id));
  const ofClasses = { ...of, rows: idRows(classIds) };
  const inUse = Map.groupBy(
    await db.all(scalesInUse, ofClasses),
    ({ class_id, subject_id }) => `${class_id} ${subject_id}`,
  );
  const taught = new Map<string, string>();
  for (const { class_id, subject_id, teacher } of await db.all(teachersOf, ofClasses)) {
    const key = `${class_id} ${subject_id}`;
    if (!taught.has(key)) taught.set(key, teacher);
  }
  const subjects = (await db.all(subjectsOf, { school, rows: idRows(subjectIds) })).sort(byName);
  const known = new Map(scales.map(({ id, name, levels }) => [id, { id, name, levels: JSON.parse(levels) }]));
  const main = scales.find((scale) => scale.default === 1 && scale.archived_at === null);
  const fallback = known.get(main?.id ?? '') ?? { id: '', name: '', levels: [] };
  const gradesBy = Map.groupBy(grades, ({ learner_id }) => learner_id);
  const classesBy = Map.groupBy(attended, ({ learner_id }) => learner_id);
  const results = new Map<string, LearnerResults>();
  for (const [index, id] of learnerIds.entries()) {
    await yieldPeriodically(index);
    const classes = attendedIn(classesBy.get(id) ?? []);
    const register = classes.findLast(({ kind }) => kind === 'register');
    const ofSubject = Map.groupBy(gradesBy.get(id) ?? [], ({ subject_id }) => subject_id);
    const taken = subjects.flatMap((subject): SubjectResult[] => {
      const own = ofSubject.get(subject.id) ?? [];
      const cls = classes.findLast(({ subject_id }) => subject_id === subject.id);
      if (own.length === 0 && !cls) return [];
      const inLessons = taught.get(`${(cls ?? register)?.class_id} ${subject.id}`);
      const teacher = cls?.teacher ?? inLessons ?? own.at(-1)?.teacher ?? register?.teacher ?? null;
      const used = new Set(
        [...classes.flatMap(({ class_id }) => inUse.get(`${class_id} ${subject.id}`) ?? []), ...own].map(
          ({ grading_scale_id: scale }) => scale,
        ),
      );
      const [only = ''] = used.size === 1 ? used : [];
      return [{ subject, teacher, ...resultIn(own, known.get(only) ?? fallback) }];
    });
    const counted = taken.filter(({ subject }) => subject.counts_for_average === 1);
    const average = mean(counted.flatMap(({ exact }) => exact ?? []));
    const used = [...new Set(taken.filter(({ exact }) => exact).map(({ scale }) => scale))];
    const [shared = fallback] = used;
    // The levels of several scales have no legend: it would be that of some subjects only.
    const names = used
      .map(({ name }) => name)
      .join(', ')
      .slice(0, mostName);
    const scale = used.length > 1 ? { id: '', name: names, levels: [] } : shared;
    results.set(id, { register, subjects: taken, average: average ? rounded(average) : null, scale });
  }
  return results;
}

/** The classes of a learner: of one who has left during the term, those from which they were withdrawn last. */
function attendedIn(classes: readonly Attended[]): readonly Attended[] {
  const present = classes.filter(({ status }) => status !== 'withdrawn');
  if (present.some(({ kind }) => kind === 'register')) return present;
  const last = classes.findLast(({ kind }) => kind === 'register')?.ends_on;
  if (!last) return present;
  return classes.filter(({ status, ends_on }) => status !== 'withdrawn' || (ends_on ?? '') >= last);
}

const mostName = 100;

/**
 * The result in a subject. Its levels are those of the scale of the assessments of the class, or of the default one if they
 * differ: whoever missed one of them has the levels of the others.
 */
function resultIn(
  grades: readonly CountedGrade[],
  scale: Scale,
): Pick<SubjectResult, 'exact' | 'percentage' | 'level' | 'scale' | 'grades'> {
  const counted = grades.filter(({ status }) => status === 'graded' || status === 'absent');
  const exact = weightedPercentage(
    counted.map(({ mark, max_mark: max, weight }) => ({ mark: mark ?? 0, max, weight })),
  );
  const percentage = exact ? rounded(exact) : null;
  const level = percentage === null ? undefined : levelOf(scale.levels, percentage);
  return { exact, percentage, level, scale, grades };
}

/** An exact fraction with a positive denominator. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const zero: Fraction = { over: 0n, under: 1n };

const greatest = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatest(b, a % b));

function reduced(over: bigint, under: bigint): Fraction {
  const common = greatest(over < 0n ? -over : over, under) || 1n;
  return { over: over / common, under: under / common };
}

const sum = (fractions: readonly Fraction[]): Fraction =>
  fractions.reduce((a, b) => reduced(a.over * b.under + b.over * a.under, a.under * b.under), zero);

/** A number with at most two decimal places, as an integer number of hundredths. */
const hundredths = (value: number): bigint => BigInt(Math.round(value * 100));

interface Weighted {
  mark: number;
  max: number;
  weight: number;
}

/** 100 · Σ(w · m / max) / Σw, exactly; undefined without any marks. */
export function weightedPercentage(marks: readonly Weighted[]): Fraction | undefined {
  if (marks.length === 0) return undefined;
  const parts = marks.map(({ mark, max, weight }) =>
    reduced(hundredths(weight) * hundredths(mark), hundredths(max)),
  );
  const weights = marks.reduce((all, { weight }) => all + hundredths(weight), 0n);
  const { over, under } = sum(parts);
  return reduced(100n * over, under * weights);
}

/** The mean of fractions, exactly; undefined without any. */
export function mean(fractions: readonly Fraction[]): Fraction | undefined {
  if (fractions.length === 0) return undefined;
  const { over, under } = sum(fractions);
  return reduced(over, under * BigInt(fractions.length));
}

/** The closest whole number; a half is rounded up. The fraction is not negative. */
export const rounded = ({ over, under }: Fraction): number => Number((2n * over + under) / (2n * under));
