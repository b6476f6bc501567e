import { randomBytes } from 'node:crypto';
import type { Class, Enrollment, Learner, Rollbook, Term } from '@rollbook/sdk';
import { UsageError } from '../../contract/errors.ts';
import { type OperationId, type Schema, schemaOf } from '../../contract/schemas.ts';
import { operations } from '../../generated/operations.ts';
import { addDays, dayIn } from '../../lib/dates.ts';
import { wrap } from '../output.ts';
import { fieldValue } from '../values.ts';

/** A record that was created for an event. */
export interface Created {
  id: string;
  object: string;
}

/** What a recipe creates records with, in a school of which nothing is known. */
export class Scene {
  readonly client: Rollbook;
  /** The day in the time zone of the school. */
  readonly today: string;
  /** What was created, in its order. */
  readonly #created: Created[];
  readonly #values: ReadonlyMap<OperationId, Record<string, unknown>>;

  constructor(
    client: Rollbook,
    timeZone: string,
    now: number,
    values: ReadonlyMap<OperationId, Record<string, unknown>>,
    created: Created[],
  ) {
    this.client = client;
    this.today = dayIn(timeZone, now);
    this.#values = values;
    this.#created = created;
  }

  /** The body of a request, with the fields that were set. */
  body<T extends object>(operation: OperationId, defaults: T): T {
    return { ...defaults, ...this.#values.get(operation) };
  }

  keep<T extends Created>(record: T): T {
    this.#created.push({ object: record.object, id: record.id });
    return record;
  }

  /** A name that no other record has. */
  unique(name: string): string {
    return `${name} ${randomBytes(4).toString('hex')}`;
  }

  async learner(): Promise<Learner> {
    const defaults = { name: 'Thandi Example', admitted_on: addDays(this.today, -400) };
    return this.keep(await this.client.learners.create(this.body('learners.create', defaults)));
  }

  /** The term of today, which is created if there is none. */
  async term(): Promise<Term> {
    const { client, today } = this;
    const years = await Array.fromAsync(client.academicYears.list({ limit: 100 }));
    const year =
      years.find(includes(today)) ??
      this.keep(
        await client.academicYears.create({ name: this.unique('Year'), ...freeRange(years, today, 60, 240) }),
      );
    const terms = await Array.fromAsync(client.terms.list({ academic_year_id: year.id, limit: 100 }));
    const within = { starts_on: year.starts_on, ends_on: year.ends_on };
    return (
      terms.find(includes(today)) ??
      this.keep(
        await client.terms.create({
          academic_year_id: year.id,
          name: this.unique('Term'),
          number: Math.max(0, ...terms.map(({ number }) => number)) + 1,
          ...freeRange(terms, today, 30, 60, within),
        }),
      )
    );
  }

  /** A new class in the year of a term. */
  async classIn(term: Term): Promise<Class> {
    const { client } = this;
    const [known] = (await client.gradeLevels.list({ limit: 1 })).data;
    const level =
      known ?? this.keep(await client.gradeLevels.create({ label: this.unique('Grade'), order: 1 }));
    return this.keep(
      await client.classes.create({
        label: this.unique('Example'),
        kind: 'register',
        academic_year_id: term.academic_year_id,
        grade_level_id: level.id,
      }),
    );
  }

  /** A new learner in a new class. */
  async enrollment(): Promise<{ enrollment: Enrollment; term: Term; class: Class }> {
    const term = await this.term();
    const own = await this.classIn(term);
    const learner = await this.learner();
    const defaults = {
      learner_id: learner.id,
      class_id: own.id,
      term_id: term.id,
      starts_on: term.starts_on,
    };
    const enrollment = this.keep(
      await this.client.enrollments.create(this.body('enrollments.create', defaults)),
    );
    return { enrollment, term, class: own };
  }

  /** The last day of a term, until today, on which there is school. */
  async schoolDay(term: Term): Promise<string> {
    const { data } = await this.client.calendar.get({ from: term.starts_on, to: this.today });
    const day = data.findLast(({ school_day }) => school_day);
    if (!day) throw new Error(`The term ${term.name} has had no school day until ${this.today}.`);
    return day.date;
  }
}

interface Range {
  starts_on: string;
  ends_on: string;
}

const includes =
  (day: string) =>
  ({ starts_on, ends_on }: Range): boolean =>
    starts_on <= day && day <= ends_on;

/** Days around a day that none of the ranges has. */
function freeRange(
  taken: readonly Range[],
  day: string,
  before: number,
  after: number,
  within?: Range,
): Range {
  const earlier = taken.map(({ ends_on }) => addDays(ends_on, 1)).filter((first) => first <= day);
  const later = taken.map(({ starts_on }) => addDays(starts_on, -1)).filter((last) => last >= day);
  const first = [addDays(day, -before), ...earlier, ...(within ? [within.starts_on] : [])];
  const last = [addDays(day, after), ...later, ...(within ? [within.ends_on] : [])];
  return { starts_on: first.sort().at(-1) ?? day, ends_on: last.sort()[0] ?? day };
}

/** The fields of the body of an operation, from the document. */
function fieldsOf(operation: OperationId): Record<string, Schema> {
  const { body } = operations[operation];
  return body === null ? {} : (schemaOf(body).properties ?? {});
}

/**
 * The values of `--set field=value` for the requests of a recipe, by operation. A value goes to the first operation that
 * has the field.
 */
export function readFields(
  type: string,
  assignments: readonly string[],
  takes: readonly OperationId[],
): Map<OperationId, Record<string, unknown>> {
  const values = new Map<OperationId, Record<string, unknown>>();
  for (const assignment of assignments) {
    const at = assignment.indexOf('=');
    if (at < 1)
      throw new UsageError(`--set ${assignment}: it must be field=value, such as name="Thandi Example".`);
    const field = assignment.slice(0, at);
    const operation = takes.find((one) => Object.hasOwn(fieldsOf(one), field));
    if (operation === undefined) throw new UsageError(unknownField(type, field, takes));
    const schema = fieldsOf(operation)[field] ?? {};
    const value = fieldValue(`--set ${field}`, assignment.slice(at + 1), schema);
    values.set(operation, { ...values.get(operation), [field]: value });
  }
  return values;
}

function unknownField(type: string, field: string, takes: readonly OperationId[]): string {
  const known = takes.flatMap((operation) => [
    `  ${operation}:`,
    ...wrap(Object.keys(fieldsOf(operation)).join(', '), 4),
  ]);
  return `There is no field ${field} in the requests for ${type}. Fields:\n${known.join('\n')}`;
}
