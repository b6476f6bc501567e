import type { Import, Rollbook } from '@rollbook/sdk';
import type { RollbookServer } from '@rollbook/server';
import fc from 'fast-check';
import { expect } from 'vitest';

type NewImport = Parameters<Rollbook['imports']['create']>[0];
type Row = Record<string, unknown>;

const fieldErrors = ['none', 'bad', 'unknown', 'nameless', 'keyless', 'astray', 'taken'] as const;

/** A row of an import, before it is known of what kind. */
interface Sketch {
  /** Which record it means. */
  n: number;
  /** What it says of it. */
  v: number;
  fault: (typeof fieldErrors)[number];
}

export interface File {
  kind: Exclude<NewImport['kind'], 'academic_years' | 'terms' | 'classes' | 'grades' | 'slots' | 'payments'>;
  mode: 'upsert' | 'create_only';
  whole: boolean;
  rows: Sketch[];
  /** In what order the second school is given them. */
  order: number[];
}

/** How a kind is written: its rows, the field that is unique of it, and one that refers to another record. */
const kinds: Record<File['kind'], { row: (n: number, v: number) => Row; unique?: string; refers?: string }> =
  {
    grade_levels: {
      row: (n, v) => ({ external_id: `g${n}`, label: `Grade ${n}`, order: v }),
      unique: 'label',
    },
    subjects: {
      row: (n, v) => ({
        external_id: `m${n}`,
        name: `Subject ${v}`,
        code: `M${n}`,
        ...(v === 2 ? { grade_level_external_ids: ['g0'] } : {}),
      }),
      unique: 'code',
    },
    staff: {
      row: (n, v) => ({
        external_id: `s${n}`,
        name: `Staff ${v}`,
        email: `${'sS'[v % 2]}${n}@example.org`,
        staff_type: 'teacher',
      }),
      unique: 'email',
    },
    learners: {
      row: (n, v) => ({
        external_id: `l${n}`,
        name: `Learner ${v}`,
        admission_number: `A${n}`,
        ...(v === 2 ? { grade_level_external_id: 'g0' } : {}),
      }),
      unique: 'admission_number',
      refers: 'class_external_id',
    },
    guardians: { row: (n, v) => ({ external_id: `n${n}`, name: `Guardian ${v}` }) },
    learner_guardians: {
      row: (n, v) => ({
        external_id: `k${n}`,
        learner_external_id: `l${n}`,
        guardian_external_id: `n${n % 2}`,
        relationship: (['mother', 'aunt_uncle', 'other'] as const)[v],
      }),
      refers: 'guardian_external_id',
    },
    enrollments: {
      row: (n, v) => ({
        external_id: `e${n}`,
        learner_external_id: `l${n}`,
        class_external_id: `c${v % 2}`,
        term_external_id: 't',
        starts_on: '2026-02-02',
      }),
      refers: 'class_external_id',
    },
  };

const names = Object.keys(kinds) as File['kind'][];

export const files: fc.Arbitrary<File[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...names, 'learners', 'learners', 'staff', 'enrollments'),
    mode: fc.constantFrom('upsert' as const, 'upsert' as const, 'create_only' as const),
    whole: fc.nat(4).map((n) => n === 4),
    rows: fc.array(
      fc.record({
        n: fc.nat(5),
        v: fc.nat(2),
        fault: fc.constantFrom(...Array.from({ length: 20 }, () => 'none' as const), ...fieldErrors),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    order: fc.array(fc.nat(99), { minLength: 8, maxLength: 8 }),
  }),
  { minLength: 2, maxLength: 7, size: 'max' },
);

export const shownFile = ({ kind, mode, whole, rows }: File): string =>
  `${kind} ${mode}${whole ? ' whole' : ''}: ${rows.map(({ n, v, fault }) => `${n}/${v}/${fault}`).join(' ')}`;

function rowOf(kind: File['kind'], { n, v, fault }: Sketch): Row {
  const { row, unique, refers } = kinds[kind];
  const { external_id, ...fields } = row(n, v);
  const whole = { external_id, ...fields };
  if (fault === 'bad') return { ...whole, external_ids: 7 };
  if (fault === 'unknown') return { ...whole, nmae: 'Example' };
  if (fault === 'nameless') return fields;
  if (fault === 'keyless' && unique) return { ...fields, [unique]: undefined };
  if (fault === 'astray' && refers) return { ...whole, [refers]: 'nobody' };
  // The unique value of one record under the external id of another.
  if (fault === 'taken' && unique) return { ...whole, [unique]: row((n + 1) % 6, v)[unique] };
  return whole;
}

const keysOf = (kind: File['kind'], row: Row): string[] =>
  ['external_id', kinds[kind].unique ?? 'learner_external_id']
    .map((field) => String(row[field]).toLowerCase())
    .filter((key) => key !== 'undefined');

/** Whether no two rows of a file mean the same record, or want the same of what there is once. */
function areApart(kind: File['kind'], rows: Row[]): boolean {
  const keys = rows.flatMap((row) => keysOf(kind, row));
  return new Set(keys).size === keys.length;
}

/** Two schools that are given the same rows. */
export interface Pair {
  server: RollbookServer;
  clients: [Rollbook, Rollbook];
}

/** Gives both schools what the rows refer to: classes of one and of many places, and a term. */
export async function furnishForRows(client: Rollbook): Promise<void> {
  const dates = { starts_on: '2026-01-14', ends_on: '2026-12-09' };
  const year = await client.academicYears.create({ name: '2026', ...dates });
  const common = { academic_year_id: year.id };
  await client.terms.create({ ...common, name: 'T', number: 1, ...dates, external_ids: { sis: 't' } });
  const grade = await client.gradeLevels.create({ label: 'Grade X', order: 9 });
  for (const n of [0, 1])
    await client.classes.create({
      ...common,
      label: `C${n}`,
      kind: 'register',
      grade_level_id: grade.id,
      external_ids: { sis: `c${n}` },
    });
  await client.learners.create({ name: 'Thandi Example', admission_number: 'A0' });
  await client.staff.create({ name: 'Sam Example', email: 's1@example.org', staff_type: 'teacher' });
  const gone = await client.learners.create({ name: 'Sipho Example', external_ids: { sis: 'l1' } });
  await client.learners.archive(gone.id);
}

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const items = [];
  for await (const item of list) items.push(item);
  return items;
}

/** Every record that rows make, as they say it: without ids and times, references by what they refer to. */
async function content(client: Rollbook): Promise<string[]> {
  const any = { archived: 'any', limit: 100 } as const;
  const learners = await all(client.learners.list(any));
  const links = await Promise.all(learners.map(({ id }) => all(client.learnerGuardians.list(id, any))));
  const records = [
    ...learners,
    ...links.flat(),
    ...(await all(client.staff.list(any))),
    ...(await all(client.guardians.list(any))),
    ...(await all(client.gradeLevels.list(any))),
    ...(await all(client.subjects.list(any))),
    ...(await all(client.enrollments.list(any))),
  ];
  const classes = await all(client.classes.list(any));
  const terms = await all(client.terms.list(any));
  const called = [...records, ...classes, ...terms].map((record) => {
    const { external_ids: ids, ...fields } = record;
    const own = 'label' in fields ? fields.label : 'name' in fields ? fields.name : '';
    return [record.id, `${record.object} ${ids.sis ?? own}`] as const;
  });
  const nameOf = new Map(called);
  const said = records.map(({ id: _id, created_at: _created, updated_at: _updated, ...fields }) =>
    JSON.stringify({ ...fields, archived_at: fields.archived_at !== null }).replaceAll(
      /[a-z]{3}_[0-9a-z]{26}/g,
      (id) => nameOf.get(id) ?? id,
    ),
  );
  return said.sort();
}

/** How many events and changes a school has seen, those of imports themselves left out. */
async function traces(client: Rollbook): Promise<number[]> {
  const events = await all(client.events.list({ limit: 100 }));
  const entries = await all(client.auditLog.list({ limit: 100 }));
  return [events.length, entries.filter(({ resource }) => resource.type !== 'import').length];
}

async function run({ server }: Pair, client: Rollbook, body: NewImport): Promise<Import> {
  const { id } = await client.imports.create(body);
  await server.drainJobs();
  return client.imports.get(id);
}

/** Whether no row of a file wants what another record has: what becomes of those depends on their order. */
export const isCalm = ({ rows }: File): boolean => rows.every(({ fault }) => fault !== 'taken');

/**
 * 42: a file tried says what it will do, and changes nothing. As long as all files are calm, one done twice is as done
 * once, and the rows of one in which each means another record may come in any order.
 */
export async function importFile(pair: Pair, file: File, calm: boolean, said: string[]): Promise<void> {
  const [one, two] = pair.clients;
  const { kind, mode } = file;
  const rows = file.rows.map((sketch) => rowOf(kind, sketch));
  const full_snapshot = file.whole && rows.every(({ external_id }) => external_id !== undefined);
  const body: NewImport = { kind, mode, source: 'sis', rows, full_snapshot, max_removal_ratio: 1 };
  said.push(JSON.stringify(body));

  const [before, traced] = [await content(one), await traces(one)];
  const dry = await run(pair, one, { ...body, dry_run: true });
  expect(await content(one), 'a dry run changes nothing').toEqual(before);
  expect(await traces(one), 'a dry run leaves no events and entries').toEqual(traced);
  const real = await run(pair, one, body);
  said.push(`${JSON.stringify(dry.counts)}, then ${JSON.stringify(real.counts)}`);
  expect(real.counts, 'what was done is what the dry run said').toEqual(dry.counts);
  if (!calm) return;

  const [after, done] = [await content(one), await traces(one)];
  const again = await run(pair, one, body);
  expect(await content(one), 'done twice is as done once').toEqual(after);
  const apart = areApart(kind, rows);
  if (apart) {
    const nothing = { created: 0, updated: 0, removed: 0, failed: real.counts.failed };
    expect(again.counts, 'done twice').toMatchObject(nothing);
    expect(await traces(one), 'done twice leaves no events and entries').toEqual(done);
  }

  const places = rows.map((row, index) => ({ row, place: apart ? (file.order[index] ?? 0) : index }));
  const permuted = places.toSorted((a, b) => a.place - b.place).map(({ row }) => row);
  await run(pair, two, { ...body, rows: permuted });
  expect(await content(two), 'rows in another order make the same records').toEqual(after);
}
