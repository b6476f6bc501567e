import type { Grade, TermReport } from '@rollbook/sdk';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { codeOf } from '../support/problems.ts';
import { startClass } from './class-of-learners.ts';

const step = fc.record({
  do: fc.constantFrom(
    'grade',
    'grade',
    'grade',
    'publish',
    'publish',
    'reopen',
    'generate',
    'supersede',
    'publishAll',
    'withdraw',
  ),
  a: fc.nat(99),
  b: fc.nat(99),
});

const figuresOf = (grades: readonly Grade[]) =>
  grades.map(({ id, mark, status, revision }) => [id, mark, status, revision]);

onBothDatabases('assessments, grades and reports, whatever is asked of them', (open) => {
  it('keep what is published, and number the versions of reports without gaps', async () => {
    const { client, assess, members, terms, a } = await startClass(open, 3);
    const term_id = terms[0].id;
    const assessments = [(await assess()).id, (await assess({ max_mark: 7, weight: 2 })).id];
    const one = <T>(from: readonly T[], n: number): T => from[n % from.length] as T;
    const frozen = new Map<string, unknown>();
    const published = new Map<string, TermReport>();
    const reports = () => Array.fromAsync(client.termReports.list({ term_id, limit: 100 }));
    const actions: Record<string, (a: number, b: number) => Promise<unknown>> = {
      grade: (n, m) => {
        const grade = m % 5 === 0 ? { status: 'absent' as const } : { mark: m % 8 };
        return codeOf(
          client.grades.put(one(assessments, n), { grades: [{ learner_id: one(members, m), ...grade }] }),
        );
      },
      publish: (n) => codeOf(client.assessments.publish(one(assessments, n))),
      reopen: (n) => codeOf(client.assessments.reopen(one(assessments, n), { reason: 'x' })),
      generate: () => client.termReports.generate({ term_id, class_id: a.id }),
      supersede: () => client.termReports.generate({ term_id, class_id: a.id, supersede: true }),
      publishAll: () => client.termReports.publishAll({ term_id, class_id: a.id }),
      withdraw: async (n) => {
        const report = one([...(await reports()), undefined], n);
        if (report) await codeOf(client.termReports.withdraw(report.id, { reason: 'x' }));
      },
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 10 }), async (steps) => {
        for (const { do: name, a: n, b: m } of steps) {
          await actions[name]?.(n, m);
          for (const id of assessments) {
            const { status, max_mark } = await client.assessments.get(id);
            const grades = (await client.grades.list(id)).data;
            for (const grade of grades) {
              expect(grade.mark === null).toBe(grade.status !== 'graded');
              expect(grade.mark ?? 0).toBeLessThanOrEqual(max_mark);
            }
            if (status !== 'published') frozen.delete(id);
            else expect(figuresOf(grades)).toEqual(frozen.get(id) ?? figuresOf(grades));
            if (status === 'published') frozen.set(id, figuresOf(grades));
          }
          const results = (await client.termResults.get({ term_id, class_id: a.id })).data;
          for (const [learner, versions] of Map.groupBy(await reports(), ({ learner_id }) => learner_id)) {
            expect(versions.map(({ report_version }) => report_version)).toEqual(
              versions.map((_, index) => index + 1),
            );
            expect(versions.filter(({ status }) => status === 'published').length).toBeLessThan(2);
            for (const report of versions) {
              const before = published.get(report.id);
              if (before)
                expect(report).toMatchObject({
                  content_hash: before.content_hash,
                  subjects: before.subjects,
                });
              if (report.status === 'published') published.set(report.id, report);
              const isNew = name === 'generate' && report.status === 'draft';
              if (!isNew) continue;
              expect(report.stale).toBe(false);
              expect(report.average).toBe(results.find(({ learner_id }) => learner_id === learner)?.average);
            }
          }
        }
      }),
      { numRuns: 5, seed: 7, endOnFailure: true },
    );
  }, 60_000);
});
