import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
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
});
