import { Rollbook } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { importInto, learners, type NewImport, rowsOf } from '../support/imports.ts';
import { runSql } from '../support/inspect.ts';
import { codeOf } from '../support/problems.ts';
import { newTerm, newYear } from '../support/school-year.ts';
import { startServer } from '../support/server.ts';

const people = { kind: 'learners', source: 'sis' } as const;

onBothDatabases('imports', (open) => {
  it('take turns between schools: one row does not wait for all imports of another school', async () => {
    const { server, client } = await startServer(open, { worker: false });
    const large = [0, 1, 2].map((part) =>
      learners(200).map((row) => ({
        ...row,
        external_id: `${part} ${row.external_id}`,
        admission_number: null,
      })),
    );
    for (const rows of large) await client.imports.create({ ...people, rows });
    const small: Rollbook[] = [];
    for (const name of ['A Example School', 'B Example School', 'C Example School']) {
      const { testKey } = await server.createSchool({ name });
      small.push(new Rollbook({ apiKey: testKey, baseUrl: server.url, maxRetries: 0 }));
    }
    for (const other of small) await other.imports.create({ ...people, rows: learners(1) });
    await server.drainJobs();
    // Ids are made in the order of their records.
    const ids = await Array.fromAsync(client.learners.list({ limit: 100 }), ({ id }) => id);
    expect(ids).toHaveLength(600);
    for (const other of small) {
      const [only] = (await other.learners.list()).data;
      expect(ids.filter((id) => id < (only?.id ?? '')).length).toBeLessThanOrEqual(2 * 128);
    }
  });

  it('stop at once when their school is suspended, and go on when it is resumed', async () => {
    /** Suspends a school while an import of it runs. On a busy machine the import can be done before. */
    const suspendDuring = async () => {
      const school = await startServer(open, { worker: false });
      const { server, client, database, schoolId, testSchoolId } = school;
      const { id } = await client.imports.create({ ...people, rows: learners(120) });
      const running = server.drainJobs();
      const started = async () => (await client.imports.get(id)).counts.created;
      await expect.poll(started, { interval: 1 }).toBeGreaterThan(0);
      await server.suspendSchool(schoolId);
      await running;
      const found = `select count(*) as count from learners where school_id = '${testSchoolId}'`;
      const [before] = await runSql(database, found);
      return { ...school, id, found, before, isStopped: Number(before?.count) < 120 };
    };
    let suspended = await suspendDuring();
    for (let times = 1; !suspended.isStopped && times < 5; times++) suspended = await suspendDuring();
    const { server, client, database, schoolId, id, found, before } = suspended;
    expect(suspended.isStopped).toBe(true);
    await server.drainJobs();
    expect(await runSql(database, found)).toEqual([before]);
    await server.resumeSchool(schoolId);
    await server.drainJobs();
    expect(await client.imports.get(id)).toMatchObject({ status: 'completed', counts: { created: 120 } });
  });

  it('that are cancelled while they run import nothing more, and are undone as a whole at once', async () => {
    const { server, client } = await startServer(open, { worker: false });
    for (const undone of [true, false]) {
      const rows = learners(300).map((row) => ({ ...row, external_id: `${undone} ${row.external_id}` }));
      const { id } = await client.imports.create({ ...people, rows });
      const running = server.drainJobs();
      const started = async () => (await client.imports.get(id)).counts.created;
      await expect.poll(started, { interval: 1 }).toBeGreaterThan(0);
      const { counts } = await client.imports.cancel(id);
      expect(counts.created).toBeLessThan(300);
      if (undone) await client.imports.undo(id);
      await running;
      await server.drainJobs();
      expect(await client.imports.get(id)).toMatchObject({
        counts,
        status: undone ? 'undone' : 'cancelled',
        undo: { pending: 0, undone: undone ? counts.created : 0, kept: 0 },
      });
      const present = await Array.fromAsync(client.learners.list({ limit: 100 }));
      expect(present).toHaveLength(undone ? 0 : counts.created);
    }
  });

  it('of one school are carried out one after the other, in the order sent', async () => {
    const { server, client } = await startServer(open, { worker: false });
    const sent: string[] = [];
    for (const name of ['First', 'Second', 'Third'])
      sent.push(
        (
          await client.imports.create({
            ...people,
            rows: [{ external_id: '1', name }],
            dry_run: name === 'Second',
          })
        ).id,
      );
    await server.drainJobs();
    const done = await Promise.all(sent.map((id) => client.imports.get(id)));
    expect(done.map(({ counts }) => [counts.created, counts.updated])).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
    ]);
    expect((await client.learners.list()).data).toMatchObject([{ name: 'Third' }]);
  });
});

onBothDatabases('a dry run', (open) => {
  it('lets its rows be changed meanwhile: it tries some of them at a time', async () => {
    const { server, client } = await startServer(open, { worker: false });
    const rows = learners(240);
    await importInto(server, client, { ...people, rows });
    const ids = await Array.fromAsync(client.learners.list({ limit: 100 }), ({ id }) => id);
    const renamed = rows.map((row) => ({ ...row, name: 'Thandi Example' }));
    const { id } = await client.imports.create({ ...people, rows: renamed, dry_run: true });
    const draining = server.drainJobs();
    const seen = new Set<number>();
    for (let n = 0; (await client.imports.get(id)).finished_at === null; n++) {
      const changed = client.learners.update(ids[n % ids.length] ?? '', { preferred_name: `Name ${n}` });
      expect(await codeOf(changed)).toBe('done');
      seen.add((await client.imports.get(id)).progress.done);
    }
    await draining;
    expect(await client.imports.get(id)).toMatchObject({ status: 'completed', counts: { updated: 240 } });
    expect([...seen].filter((done) => done > 0 && done < 240).length).toBeGreaterThan(1);
    expect((await client.learners.list({ name: 'Thandi' })).data).toEqual([]);
  });

  it('predicts what rows do to each other, however far apart they are', async () => {
    const clock = new ManualClock('2026-02-02T08:00:00.000Z');
    const { server, client } = await startServer(open, { clock, worker: false });
    const year = await newYear(client);
    await client.academicYears.start(year.id);
    const term = await newTerm(client, year.id, 1, year);
    const grade = await client.gradeLevels.create({ label: 'Grade 5', order: 5 });
    const classes = [20, null, 300].map((capacity, n) => ({
      external_id: `c${n}`,
      label: `5${n}`,
      kind: 'subject',
      academic_year_id: year.id,
      grade_level_id: grade.id,
      subject_external_id: 'm',
      capacity,
    }));
    const into = (body: Omit<NewImport, 'source'>) => importInto(server, client, { source: 'sis', ...body });
    await into({ kind: 'subjects', rows: [{ external_id: 'm', name: 'Mathematics', code: 'MATH' }] });
    await into({ kind: 'classes', rows: classes });
    const twice = [...learners(70), ...learners(70)];
    const swapped = learners(70).map(({ external_id }, n) => ({
      external_id: `new ${external_id}`,
      name: 'New',
      admission_number: `A${69 - n}`,
    }));
    const enrolled = classes.flatMap(({ external_id }) =>
      learners(70).map((learner) => ({
        learner_external_id: learner.external_id,
        class_external_id: external_id,
        term_id: term.id,
      })),
    );
    const bodies: Omit<NewImport, 'source'>[] = [
      { kind: 'learners', rows: [...twice, ...swapped] },
      { kind: 'enrollments', rows: [...enrolled, ...enrolled.slice(0, 60)] },
    ];
    const counts = [
      { created: 70, unchanged: 70, failed: 70 },
      { created: 160, failed: 90 },
    ];
    for (const [index, body] of bodies.entries()) {
      const dry = await into({ ...body, dry_run: true });
      expect(dry.counts).toMatchObject(counts[index] ?? {});
      const real = await into(body);
      expect(real.counts).toEqual(dry.counts);
      const outcomes = async (id: string) =>
        (await rowsOf(client, id)).map(({ result, code }) => [result, code]);
      expect(await outcomes(real.id)).toEqual(await outcomes(dry.id));
    }
  });
});
