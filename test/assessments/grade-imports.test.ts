import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { importInto, rowsOf } from '../support/imports.ts';
import { startClass } from './class-of-learners.ts';

onEachDatabase('an import of grades', (open) => {
  it('enters and changes grades, finds them by assessment and learner, and reports those that are refused', async () => {
    const { client, server, assess, members } = await startClass(open);
    const { id } = await assess({ external_ids: { sis: 'T1' } });
    const [one = '', two = ''] = members;
    const run = async (rows: object[]) => {
      const created = await client.imports.create({ kind: 'grades', source: 'sis', rows: rows as never });
      await server.drainJobs();
      return (await client.imports.rows(created.id)).data.map(({ result, code }) => code ?? result);
    };
    const row = { assessment_external_id: 'T1' };
    const rows = [
      { ...row, learner_id: one, mark: 40 },
      { ...row, learner_id: two, status: 'absent' },
      { ...row, learner_id: members[2], mark: 51 },
    ];
    expect(await run(rows)).toEqual(['created', 'created', 'validation_failed']);
    expect(await run(rows)).toEqual(['unchanged', 'unchanged', 'validation_failed']);
    expect(await run([{ ...row, learner_id: one, mark: 45.5 }])).toEqual(['updated']);
    const grades = (await client.grades.list(id)).data;
    expect(grades).toMatchObject([{ mark: 45.5, percentage: 91, revision: 2 }, { status: 'absent' }]);
  });

  it('removes with a full snapshot only marks that can still be changed', async () => {
    const { client, server, assess, members } = await startClass(open);
    const [final, current] = [await assess({}), await assess({})];
    const rows = [final, current].flatMap(({ id }, at) =>
      members.map((learner_id, index) => ({
        ...{ external_id: `${at} ${index}`, assessment_id: id, learner_id, mark: 10 },
      })),
    );
    const send = (sent: typeof rows, dry_run = false) =>
      importInto(server, client, {
        ...{
          kind: 'grades',
          source: 'lms',
          full_snapshot: true,
          max_removal_ratio: 0.4,
          rows: sent,
          dry_run,
        },
      });
    expect((await send(rows)).counts).toMatchObject({ created: 6 });
    await client.assessments.publish(final.id);
    // The source has only what it teaches now, and one mark less.
    const now = rows.slice(members.length).slice(1);
    for (const dry_run of [true, false])
      expect((await send(now, dry_run)).counts).toMatchObject({ unchanged: 2, removed: 1, failed: 0 });
    expect((await client.grades.list(final.id)).data).toHaveLength(3);
    expect((await client.grades.list(current.id)).data).toHaveLength(2);
  });

  it('says of a mark under a new id that the learner has one, and of nobody that they have another name', async () => {
    const { client, server, assess, members } = await startClass(open);
    const { id: assessment_id } = await assess({});
    const send = (external_id: string) =>
      importInto(server, client, {
        ...{ kind: 'grades', source: 'lms' },
        rows: [{ external_id, assessment_id, learner_id: members[0] ?? '', mark: 10 }],
      });
    await send('1');
    const again = await send('2');
    const [row] = await rowsOf(client, again.id);
    expect(row).toMatchObject({ result: 'failed', code: 'already_exists' });
    expect(row?.detail).not.toContain('another name');
  });

  it('reads what gradebooks write instead of a mark, or says what to write', async () => {
    const { client, server, assess, members } = await startClass(open);
    const { id } = await assess({});
    for (const [at, member] of members.entries())
      await client.learners.update(member, { external_ids: { lms: `L${at}` } });
    const marksOf = async (cells: string[]) => {
      const lines = cells.map((cell, at) => `Example ${at};L${at};${cell}`);
      const done = await importInto(server, client, {
        ...{ kind: 'grades', source: 'lms', csv: ['Student;ID;Quiz (12)', ...lines].join('\n') },
        ...{ mapping: { ID: 'learner_external_id', 'Quiz (12)': 'mark' }, constants: { assessment_id: id } },
      });
      const rows = await rowsOf(client, done.id);
      return rows.map(({ result, errors: [error] }) => (error ? `${error.pointer} ${error.code}` : result));
    };
    expect(await marksOf(['8', 'EX', 'Missing'])).toEqual(['created', 'created', '/mark invalid_value']);
    expect(await marksOf(['8', 'EX', 'absent'])).toEqual(['unchanged', 'unchanged', 'created']);
    expect(await marksOf(['Excused', 'exempt', '5'])).toEqual(['updated', 'unchanged', 'updated']);
    expect((await client.grades.list(id, { order: 'asc' })).data).toMatchObject([
      ...[{ mark: null, status: 'exempt' }, { status: 'exempt' }, { mark: 5, status: 'graded' }],
    ]);
    // No mark yet is no change of one that was entered; null is.
    expect(await marksOf(['', 'EX', '-'])).toEqual(['unchanged', 'unchanged', 'unchanged']);
    const removed = await importInto(server, client, {
      ...{ kind: 'grades', source: 'lms' },
      rows: [{ assessment_id: id, learner_id: members[2] ?? '', mark: null }],
    });
    expect(removed.counts).toMatchObject({ updated: 1 });
    expect((await client.grades.list(id, { status: 'pending' })).data).toMatchObject([
      { learner_id: members[2], mark: null },
    ]);
    const unnamed = await importInto(server, client, {
      ...{ kind: 'grades', source: 'lms', csv: 'learner_external_id,mark\nL0,8' },
    });
    expect((await rowsOf(client, unnamed.id))[0]?.errors).toMatchObject([
      { pointer: '/assessment_id', code: 'required', detail: expect.stringContaining('constants') },
    ]);
    const row = { assessment_id: id, learner_id: members[0] };
    const rows = [
      { ...row, mark: 'EX', status: 'absent' },
      { ...row, status: 'Excused' },
      { ...row, status: 'late' },
      { ...row, mark: '8/10' },
      { ...row, mark: '75%' },
      { ...row, mark: '-' },
    ];
    const results = [];
    for (const one of rows) {
      const done = await importInto(server, client, { kind: 'grades', source: 'lms', rows: [one] });
      const [found] = await rowsOf(client, done.id);
      results.push(found?.errors[0]?.code ?? found?.result);
    }
    expect(results).toEqual([
      ...['conflict', 'unchanged', 'invalid_value', 'invalid_value', 'invalid_value', 'unchanged'],
    ]);
  });

  it('finds learners by their admission numbers, which lists have that do not come from a system', async () => {
    const { client, server, assess, members } = await startClass(open);
    const { id } = await assess({});
    for (const [at, member] of members.entries())
      await client.learners.update(member, { admission_number: `A-0${at}` });
    const send = async (csv: string) => {
      const done = await importInto(server, client, {
        ...{ kind: 'grades', source: 'gradebook', csv, constants: { assessment_id: id } },
      });
      const rows = await rowsOf(client, done.id);
      return rows.map(({ result, errors: [error] }) => (error ? `${error.pointer} ${error.detail}` : result));
    };
    const header = 'learner_admission_number;mark\n';
    expect(await send(`${header}A-00;8\na-01;9\nA-09;7`)).toEqual([
      ...['created', 'created'],
      '/learner_admission_number is of no record: the school has no learner with the admission number A-09, or it is archived',
    ]);
    expect(await send(`${header}a-00;8\nA-01;10`)).toEqual(['unchanged', 'updated']);
    const [first] = (await client.grades.list(id, { learner_id: members[1] })).data;
    expect(first).toMatchObject({ mark: 10 });
    expect(await send(`${header}a-00;7\nA-00;6`)).toEqual([
      '/learner_admission_number identifies the same record as line 3, but the values of mark differ; send one row for each record',
      '/learner_admission_number identifies the same record as line 2, but the values of mark differ; send one row for each record',
    ]);
    expect(await send(`learner_admission_number;learner_id;mark\nA-00;${members[1]};7`)).toEqual([
      '/learner_admission_number cannot be sent together with learner_id; send only one of the two',
    ]);
    expect(await send('mark\n7')).toEqual([
      expect.stringContaining(
        'send learner_id or learner_external_id or learner_admission_number in each row',
      ),
    ]);
  });
});
