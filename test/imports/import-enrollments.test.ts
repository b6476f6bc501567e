import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { importInto, type NewImport, rowsOf } from '../support/imports.ts';
import { goTo, type StartedYear, startYear } from '../support/school-year.ts';

const dayMs = 86_400_000;
const first = '2026-01-14';

type Row = Record<string, unknown>;

/** What a source sends each night: all enrollments that it has. */
async function snapshot(school: StartedYear, rows: readonly Row[], more: Partial<NewImport> = {}) {
  const whole = { kind: 'enrollments', source: 'sis', full_snapshot: true, max_removal_ratio: 1 } as const;
  const done = await importInto(school.server, school.client, { ...whole, rows: [...rows], ...more });
  const sent = (await rowsOf(school.client, done.id)).sort((one, other) => one.number - other.number);
  return { id: done.id, counts: done.counts, results: sent.map(({ result, code }) => [result, code]) };
}

async function enrolled({ a, b, terms, learner }: StartedYear, name: string) {
  const learner_id = await learner(name);
  const row = (external_id: string, class_id: string, more: Row = {}): Row => ({
    ...{ external_id, learner_id, class_id, term_id: terms[0].id, starts_on: first, ...more },
  });
  return {
    learner_id,
    inA: (more?: Row, id = `${name} A`) => row(id, a.id, more),
    inB: (more?: Row, id = `${name} B`) => row(id, b.id, more),
  };
}

const historyOf = async ({ client, a }: StartedYear, learner_id: string) =>
  (await client.learners.enrollments(learner_id)).data
    .map(({ class_id, status, starts_on, ends_on }) => [
      ...[class_id === a.id ? '5A' : '5B', status, starts_on, ends_on],
    ])
    .sort((one, other) => (`${one}` < `${other}` ? -1 : 1));

const none = { created: 0, updated: 0, failed: 0, skipped: 0, removed: 0 };

onBothDatabases('an import of enrollments', (open) => {
  it('transfers a learner whose enrollment the source has replaced, and removes those who left', async () => {
    const school = await startYear(open);
    const moving = await enrolled(school, 'Thandi');
    const leaving = await enrolled(school, 'Sipho');
    const staying = await enrolled(school, 'Anele');
    await snapshot(school, [moving.inA(), leaving.inA(), staying.inA()]);
    const moved = [moving.inB({ starts_on: '2026-02-02' }), staying.inA()];
    const tried = await snapshot(school, moved, { dry_run: true });
    const night = await snapshot(school, moved);
    for (const { counts, results } of [tried, night]) {
      expect(counts).toMatchObject({ created: 1, unchanged: 1, removed: 1, failed: 0, skipped: 0 });
      expect(results).toEqual([
        ['created', 'transferred'],
        ['unchanged', null],
        ['removed', null],
      ]);
    }
    expect(await historyOf(school, moving.learner_id)).toEqual([
      ['5A', 'transferred', first, '2026-02-01'],
      ['5B', 'active', '2026-02-02', null],
    ]);
    expect(await school.client.learners.get(moving.learner_id)).toMatchObject({ class: '5B' });
    expect(await historyOf(school, leaving.learner_id)).toMatchObject([
      ['5A', 'withdrawn', first, '2026-02-02'],
    ]);
    const [row] = await rowsOf(school.client, night.id, 'created');
    expect(row?.detail).toContain('2026-02-01');
    expect((await snapshot(school, moved)).counts).toEqual({ ...none, unchanged: 2 });
  });

  it('transfers a learner whose enrollment has the same id and another class', async () => {
    const school = await startYear(open);
    const { inA, inB, learner_id } = await enrolled(school, 'Thandi');
    await snapshot(school, [inA()]);
    const moved = [inB({ starts_on: '2026-02-02' }, 'Thandi A')];
    expect((await snapshot(school, moved)).results).toEqual([['created', 'transferred']]);
    expect(await historyOf(school, learner_id)).toEqual([
      ['5A', 'transferred', first, '2026-02-01'],
      ['5B', 'active', '2026-02-02', null],
    ]);
    expect((await snapshot(school, moved)).counts).toEqual({ ...none, unchanged: 1 });
  });

  it('enrolls under an id that the source uses again in the next year, and keeps the enrollment of the year before', async () => {
    const school = await startYear(open);
    const { client, grade } = school;
    const { inA, learner_id } = await enrolled(school, 'Thandi');
    await snapshot(school, [inA()]);
    const { id: academic_year_id } = await client.academicYears.create({
      ...{ name: '2027', starts_on: '2027-01-13', ends_on: '2027-12-08' },
    });
    const of = { academic_year_id, grade_level_id: grade.id, kind: 'register' } as const;
    const next = await client.classes.create({ ...of, label: '6A' });
    const other = await client.classes.create({ ...of, label: '6B' });
    const dates = { starts_on: '2027-01-13', ends_on: '2027-03-24' };
    const term = await client.terms.create({ academic_year_id, name: 'Term 1', number: 1, ...dates });
    const row = { external_id: 'Thandi A', learner_id, class_id: next.id, term_id: term.id };
    expect((await snapshot(school, [row])).results).toEqual([['created', null]]);
    const enrollments = async () =>
      (await client.learners.enrollments(learner_id)).data
        .map(({ class_id, status, external_ids }) => [class_id, status, external_ids.sis])
        .sort((one, two) => (one[0] === next.id ? 1 : two[0] === next.id ? -1 : 0));
    const both = [
      [school.a.id, 'active', undefined],
      [next.id, 'active', 'Thandi A'],
    ];
    expect(await enrollments()).toEqual(both);
    expect((await snapshot(school, [row])).results).toEqual([['unchanged', null]]);
    // Within the year, another class is a transfer.
    expect((await snapshot(school, [{ ...row, class_id: other.id }])).results).toEqual([
      ['created', 'transferred'],
    ]);
    await goTo(school, '2026-03-30');
    expect((await enrollments())[0]).toEqual([school.a.id, 'completed', undefined]);
  });

  it('transfers a learner today if the source does not say when', async () => {
    const school = await startYear(open);
    const { clock, server } = school;
    const { inA, inB, learner_id } = await enrolled(school, 'Thandi');
    await snapshot(school, [inA()]);
    clock.advance(7 * dayMs);
    await server.drainJobs();
    for (const rows of [[inB()], [inB()], [inB({}, 'Thandi again')]])
      expect((await snapshot(school, rows)).counts).toMatchObject({ failed: 0, removed: 0 });
    expect(await historyOf(school, learner_id)).toEqual([
      ['5A', 'transferred', first, '2026-02-08'],
      ['5B', 'active', '2026-02-09', null],
    ]);
  });

  it('enrolls a learner anew who comes back to a class in which the enrollment was completed', async () => {
    const school = await startYear(open);
    const { clock, server } = school;
    const { inA, inB, learner_id } = await enrolled(school, 'Thandi');
    await snapshot(school, [inA({ ends_on: '2026-02-03' }), inB({ starts_on: '2026-02-04' })]);
    clock.advance(7 * dayMs);
    await server.drainJobs();
    const back = [inB({ starts_on: '2026-02-04', ends_on: '2026-02-08' }), inA({ starts_on: '2026-02-09' })];
    for (const result of ['created', 'unchanged']) {
      expect((await snapshot(school, back)).results[1]).toEqual([result, null]);
      clock.advance(dayMs);
      await server.drainJobs();
    }
    expect(await historyOf(school, learner_id)).toEqual([
      ['5A', 'active', '2026-02-09', null],
      ['5A', 'completed', first, '2026-02-03'],
      ['5B', 'completed', '2026-02-04', '2026-02-08'],
    ]);
    expect(await school.client.learners.get(learner_id)).toMatchObject({ class: '5A' });
  });

  it('does not take a second enrollment of the source, of another source, or of the school for an earlier one', async () => {
    const school = await startYear(open);
    const { inA, inB, learner_id } = await enrolled(school, 'Thandi');
    const rows = [inA(), inB({ starts_on: '2026-02-02' })];
    expect((await snapshot(school, rows)).results).toEqual([
      ['created', null],
      ['failed', 'already_enrolled'],
    ]);
    const other = await snapshot(school, [inB()], { source: 'another' });
    expect(other.results).toEqual([['failed', 'already_enrolled']]);
    const only = { mode: 'create_only', full_snapshot: false, max_removal_ratio: undefined } as const;
    expect((await snapshot(school, [inB()], only)).results).toEqual([['failed', 'already_enrolled']]);
    expect(await historyOf(school, learner_id)).toEqual([['5A', 'active', first, null]]);
    const unnamed = await enrolled(school, 'Sipho');
    await school.client.enrollments.create({ ...unnamed.inA(), external_id: undefined } as never);
    expect((await snapshot(school, [inA(), unnamed.inB()])).results[1]).toEqual([
      'failed',
      'already_enrolled',
    ]);
  });

  it('leaves what a row says of a time that is over as it is', async () => {
    const school = await startYear(open);
    const { client, b } = school;
    const { inA, inB, learner_id } = await enrolled(school, 'Thandi');
    await snapshot(school, [inA()]);
    const [enrollment] = (await client.learners.enrollments(learner_id)).data;
    await client.enrollments.transfer(enrollment?.id ?? '', { to_class_id: b.id, on: '2026-02-02' });
    const rows = [inA({ ends_on: '2026-02-01' }), inB({ starts_on: '2026-02-02' })];
    expect((await snapshot(school, rows)).results).toEqual([
      ['unchanged', null],
      ['updated', null],
    ]);
    expect((await snapshot(school, rows)).counts).toEqual({ ...none, unchanged: 2 });
    const otherwise = [inA({ ends_on: '2026-01-30' }), inB({ starts_on: '2026-02-02' })];
    expect((await snapshot(school, otherwise)).results).toEqual([
      ['unchanged', 'has_ended'],
      ['unchanged', null],
    ]);
    expect(await historyOf(school, learner_id)).toEqual([
      ['5A', 'transferred', first, '2026-02-01'],
      ['5B', 'active', '2026-02-02', null],
    ]);
  });

  it('enters a class of a source without dates for no term that was over when the learner moved', async () => {
    const school = await startYear(open);
    const { client, server, clock, a, b, maths, terms } = school;
    const [one, two] = [await school.learner('Thandi'), await school.learner('Sipho')];
    // A class of the whole year: a source without dates sends one row for each term.
    const inClass = (learner_id: string, cls: { id: string; label: string }) =>
      terms.slice(0, 2).map(
        (term): Row => ({
          ...{ external_id: `${learner_id} ${cls.label} ${term.number}`, learner_id, class_id: cls.id },
          ...{ term_id: term.id, starts_on: term.starts_on },
        }),
      );
    const before = [...inClass(one, a), ...inClass(two, a), ...inClass(two, maths)];
    expect((await snapshot(school, before)).counts).toEqual({ ...none, created: 6, unchanged: 0 });
    const day = Date.parse(`${terms[1].starts_on}T08:00:00Z`) + 10 * dayMs;
    clock.advance(day - clock.now());
    await server.drainJobs();
    const history = async (learner_id: string) =>
      (await client.learners.enrollments(learner_id)).data
        .map(({ class_id, term_id, status }) => {
          const label = [a, b, maths].find(({ id }) => id === class_id)?.label;
          return `${label} ${terms.findIndex(({ id }) => id === term_id) + 1} ${status}`;
        })
        .sort();
    const after = [...inClass(one, b), ...inClass(one, maths), ...inClass(two, a)];
    const moved = { ...none, created: 2, removed: 1, skipped: 2, unchanged: 2 };
    expect((await snapshot(school, after, { dry_run: true })).counts).toEqual(moved);
    const night = await snapshot(school, after);
    expect(night.counts).toEqual(moved);
    expect(night.results).toEqual([
      ['skipped', 'term_is_over'],
      ['created', 'transferred'],
      ['skipped', 'term_is_over'],
      ['created', null],
      ['unchanged', null],
      ['unchanged', null],
      ['removed', null],
    ]);
    const placed = [
      `${a.label} 1 completed`,
      `${a.label} 2 transferred`,
      `${b.label} 2 active`,
      `${maths.label} 2 active`,
    ];
    expect(await history(one)).toEqual(placed.sort());
    // With the term closed, the rows of a class under new ids are no reason to keep who left.
    await client.terms.close(terms[0].id);
    const renamed = after.map((row) => ({ ...row, external_id: `${row.external_id} again` }));
    const last = await snapshot(school, renamed.slice(0, 4));
    expect(last.counts).toMatchObject({ failed: 0, skipped: 2, created: 0, removed: 1 });
    expect(await history(one)).toEqual(placed.sort());
    expect(await history(two)).toEqual([
      `${a.label} 1 completed`,
      `${a.label} 2 withdrawn`,
      `${maths.label} 1 completed`,
      `${maths.label} 2 withdrawn`,
    ]);
  });

  it('enrolls a learner who joins in a class of a source without dates for no term that was over', async () => {
    const school = await startYear(open);
    const { client, server, clock, a, maths, terms } = school;
    const inClasses = (learner_id: string) =>
      [a, maths].flatMap((cls) =>
        terms.slice(0, 2).map(
          (term): Row => ({
            ...{ external_id: `${learner_id} ${cls.label} ${term.number}`, learner_id },
            ...{ class_id: cls.id, term_id: term.id, starts_on: term.starts_on },
          }),
        ),
      );
    // The first import can be in the middle of a year, and in several parts.
    clock.advance(Date.parse(`${terms[1].starts_on}T08:00:00Z`) + 10 * dayMs - clock.now());
    await server.drainJobs();
    const one = await school.learner('Thandi');
    const two = await school.learner('Sipho');
    const late = await school.learner('Anele');
    expect((await snapshot(school, inClasses(one))).counts).toMatchObject({ created: 4 });
    const both = [...inClasses(one), ...inClasses(two)];
    expect((await snapshot(school, both)).counts).toMatchObject({ created: 4, unchanged: 4 });
    clock.advance(dayMs);
    await server.drainJobs();
    const night = await snapshot(school, [...both, ...inClasses(late)]);
    expect(night.counts).toMatchObject({ created: 2, skipped: 2, unchanged: 8, failed: 0 });
    expect(night.results.slice(8)).toEqual([
      ...[
        ['skipped', 'term_is_over'],
        ['created', null],
      ],
      ...[
        ['skipped', 'term_is_over'],
        ['created', null],
      ],
    ]);
    const placed = (await client.learners.enrollments(late)).data;
    expect(placed.map(({ term_id, status }) => [term_id, status])).toEqual([
      ...[
        [terms[1].id, 'active'],
        [terms[1].id, 'active'],
      ],
    ]);
    // With dates of their own it is a fact.
    const [row] = inClasses(late);
    const own = { ...row, external_id: 'own', ends_on: terms[0].ends_on };
    const only = { mode: 'create_only', full_snapshot: false, max_removal_ratio: undefined } as const;
    expect((await snapshot(school, [own], only)).counts).toMatchObject({ created: 1 });
  });

  it('enrolls a learner who was missing one night from the day on which they are back', async () => {
    const school = await startYear(open);
    const { server, clock, a, maths } = school;
    const same = await enrolled(school, 'Thandi');
    const moved = await enrolled(school, 'Sipho');
    const staying = await enrolled(school, 'Anele');
    const subject = { ...same.inA({}, 'Thandi maths'), class_id: maths.id };
    await snapshot(school, [same.inA(), subject, moved.inA(), staying.inA()]);
    expect((await snapshot(school, [staying.inA()])).counts).toMatchObject({ removed: 3 });
    const missing = new Date(clock.now()).toISOString().slice(0, 10);
    clock.advance(dayMs);
    await server.drainJobs();
    const back = new Date(clock.now()).toISOString().slice(0, 10);
    const night = [same.inA(), subject, moved.inB(), staying.inA()];
    expect((await snapshot(school, night)).counts).toMatchObject({ created: 3, unchanged: 1, failed: 0 });
    for (const _ of [1, 2]) expect((await snapshot(school, night)).counts).toEqual({ ...none, unchanged: 4 });
    const away = ['5A', 'withdrawn', first, missing];
    expect(await historyOf(school, moved.learner_id)).toEqual([away, ['5B', 'active', back, null]]);
    const own = (await school.client.learners.enrollments(same.learner_id)).data;
    expect(own.map(({ class_id, status, starts_on }) => [class_id, status, starts_on]).sort()).toEqual(
      [
        [a.id, 'withdrawn', first],
        [a.id, 'active', back],
        [maths.id, 'withdrawn', first],
        [maths.id, 'active', back],
      ].sort(),
    );
    // A day of the source on which the learner was in another class is one to look at.
    const dated = await snapshot(school, [
      ...night.slice(0, 2),
      moved.inB({ starts_on: '2026-01-20' }),
      staying.inA(),
    ]);
    expect(dated.results[2]).toEqual(['unchanged', 'has_ended']);
  });

  it('plans a transfer on a later day, which the next snapshots keep', async () => {
    const school = await startYear(open);
    const { inA, inB, learner_id } = await enrolled(school, 'Thandi');
    await snapshot(school, [inA()]);
    const moved = [inB({ starts_on: '2026-02-05', ends_on: '2026-03-20' })];
    expect((await snapshot(school, moved)).results[0]).toEqual(['created', 'transferred']);
    const planned = [
      ['5A', 'active', first, '2026-02-04'],
      ['5B', 'pending', '2026-02-05', '2026-03-20'],
    ];
    expect(await historyOf(school, learner_id)).toEqual(planned);
    expect((await snapshot(school, moved)).counts).toMatchObject({ unchanged: 2, removed: 0, failed: 0 });
    expect(await historyOf(school, learner_id)).toEqual(planned);
    school.clock.advance(3 * dayMs);
    await school.server.drainJobs();
    expect((await snapshot(school, moved)).counts).toEqual({ ...none, unchanged: 1 });
    expect(await historyOf(school, learner_id)).toEqual([
      ['5A', 'transferred', first, '2026-02-04'],
      ['5B', 'active', '2026-02-05', '2026-03-20'],
    ]);
  });

  it('keeps a transfer when it is undone, and says so', async () => {
    const school = await startYear(open);
    const { client, server } = school;
    const { inA, inB, learner_id } = await enrolled(school, 'Thandi');
    await snapshot(school, [inA()]);
    const { id } = await snapshot(school, [inB({ starts_on: '2026-02-02' })]);
    expect(await client.imports.undo(id, { dry_run: true })).toMatchObject({ kept: 1, created: 0 });
    await client.imports.undo(id, {});
    await server.drainJobs();
    expect((await client.imports.get(id)).status).toBe('partly_undone');
    expect(await rowsOf(client, id)).toMatchObject([{ undo: 'kept', undo_code: 'not_reversible' }]);
    expect(await client.learners.get(learner_id)).toMatchObject({ class: '5B' });
  });
});
