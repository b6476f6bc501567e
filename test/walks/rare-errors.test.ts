import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { absentId, Records, schoolDay } from '../support/fixtures/records.ts';
import { codeOf, expectProblem } from '../support/problems.ts';
import { raw, startServer } from '../support/server.ts';

onBothDatabases('errors that few requests get', (open) => {
  it('are those of records that refer to values of others', async () => {
    const records = new Records(await startServer(open, { worker: false, clock: schoolDay() }));
    const { client, server, key } = records;
    const announcement = await records.make('announcement');
    const absent = absentId((await records.shared('learner')).id);
    expect(
      await codeOf(client.announcements.update(announcement.id, { audience: { learner_ids: [absent] } })),
    ).toBe('unknown_reference');
    expect(
      await codeOf(client.announcements.update(announcement.id, { body: 'Dear {{ learner.name }}' })),
    ).toBe('unknown_variable');
    const [one, two] = [await records.make('term_report'), await records.make('term_report')];
    const external_ids = { sis: '1' };
    await client.termReports.update(one.id, { external_ids });
    expect(await codeOf(client.termReports.update(two.id, { external_ids }))).toBe('already_exists');
    const { id: learner } = await records.shared('learner');
    const headers = { Accept: 'text/csv' };
    const url = `/v1/learners/${learner}/export`;
    expectProblem(await raw(server.url, key, 'GET', url, { headers }), 'not_acceptable');
  });

  it('are those of grades of an assessment that is published', async () => {
    const records = new Records(await startServer(open, { worker: false, clock: schoolDay() }));
    const { client } = records;
    const { id, ids, record } = await records.make('grade');
    const { assessment_id = '' } = ids;
    await client.grades.archive(assessment_id, id);
    await client.grades.create(assessment_id, { learner_id: record.learner_id, mark: 40 });
    await client.assessments.publish(assessment_id);
    expect(await codeOf(client.grades.restore(assessment_id, id))).toBe('assessment_published');
  });
});
