import fc from 'fast-check';
import { expect, it } from 'vitest';
import { levelOf } from '../../packages/server/src/families/assessments/assessment-rules.ts';
import { onBothDatabases } from '../support/databases.ts';
import { codeOf } from '../support/problems.ts';
import { startServer } from '../support/server.ts';
import { startClass } from './class-of-learners.ts';

const seed = 20_261_122;

onBothDatabases('the levels of any grading scale', (open) => {
  it('give every percentage exactly one level, which never falls when the percentage rises', async () => {
    const { client } = await startServer(open);
    let count = 0;
    const lowest = fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(lowest, fc.boolean(), async (mins, falls) => {
        const sent = [0, ...mins]
          .toSorted((one, other) => one - other)
          .map((min, index) => ({ level: falls ? 20 - index : index + 1, label: `From ${min}`, min }));
        const { levels } = await client.gradingScales.create({
          name: `Scale ${count++}`,
          levels: sent.toReversed(),
        });
        const ranks = Array.from({ length: 101 }, (_, percentage) => {
          const expected = sent.findLastIndex(({ min }) => min <= percentage);
          expect(levelOf(levels, percentage)).toEqual(sent[expected]);
          return expected;
        });
        expect(ranks.toSorted((one, other) => one - other)).toEqual(ranks);
        // Without a level from 0, some percentages have none.
        const gap = sent.slice(1);
        const refused = codeOf(client.gradingScales.create({ name: `Gap ${count}`, levels: gap }));
        expect(await refused).toBe('validation_failed');
      }),
      { numRuns: 10, seed },
    );
  });
});

onBothDatabases('the reports of learners with any debts', (open) => {
  it('are published, or refused, whatever is owed', async () => {
    const { client, assess, members, terms } = await startClass(open, 3);
    const { id } = await assess();
    await client.grades.put(id, { grades: members.map((learner_id) => ({ learner_id, mark: 30 })) });
    await client.assessments.publish(id);
    const term_id = terms[0].id;
    const debts = fc.array(fc.integer({ min: 0, max: 900_000 }), { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(debts, async (amounts) => {
        for (const [index, unit_amount] of amounts.entries()) {
          if (unit_amount === 0) continue;
          const { id: invoice } = await client.invoices.create({
            learner_id: members[index] ?? '',
            due_date: '2026-01-20',
            lines: [{ description: 'Tuition', category: 'tuition', unit_amount }],
          });
          await client.invoices.issue(invoice);
        }
        const body = { term_id, learner_ids: members, supersede: true };
        const { data } = await client.termReports.generate(body);
        for (const { term_report_id } of data) {
          const report = await client.termReports.publish(term_report_id ?? '');
          expect(report.status).toBe('published');
          expect(await codeOf(client.termReports.update(report.id, { conduct: 'Late' }))).toBe(
            'report_not_draft',
          );
        }
      }),
      { numRuns: 3, seed },
    );
  });
});
