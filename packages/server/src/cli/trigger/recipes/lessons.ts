import type { OperationId } from '../../../contract/schemas.ts';
import type { Scene } from '../scene.ts';
import { enrollmentFields, reason, recipesOf } from './recipe.ts';

async function register(scene: Scene) {
  const { class: own, term } = await scene.enrollment();
  const defaults = {
    class_id: own.id,
    date: await scene.schoolDay(term),
    marks: [],
    default_status: 'present' as const,
  };
  return scene.keep(await scene.client.registers.create(scene.body('registers.create', defaults)));
}

async function excuse(scene: Scene) {
  const defaults = {
    learner_id: (await scene.learner()).id,
    from: scene.today,
    to: scene.today,
    reason_code: 'other' as const,
    status: 'approved' as const,
  };
  return scene.keep(await scene.client.excuses.create(scene.body('excuses.create', defaults)));
}

const excuseFields: OperationId[] = ['excuses.create'];

async function assessment(scene: Scene) {
  const { class: own, term, enrollment } = await scene.enrollment();
  const [known] = (await scene.client.subjects.list({ limit: 1 })).data;
  const subject =
    known ??
    scene.keep(
      await scene.client.subjects.create({ name: 'Example', code: scene.unique('EX').replace(' ', '') }),
    );
  const defaults = {
    title: 'Example test',
    class_id: own.id,
    subject_id: subject.id,
    term_id: term.id,
    kind: 'test' as const,
    max_mark: 50,
    weight: 1,
    status: 'open' as const,
  };
  const made = await scene.client.assessments.create(scene.body('assessments.create', defaults));
  const { id, max_mark: mark } = scene.keep(made);
  scene.keep(await scene.client.grades.create(id, { learner_id: enrollment.learner_id, mark }));
  return scene.client.assessments.publish(id);
}

async function termReport(scene: Scene) {
  const { enrollment } = await scene.enrollment();
  const { learner_id, term_id } = enrollment;
  await scene.client.termReports.generate({ term_id, learner_ids: [learner_id] });
  const [report] = (await scene.client.termReports.list({ learner_id, status: 'draft' })).data;
  if (!report) throw new Error('The server generated no term report.');
  return scene.client.termReports.publish(scene.keep(report).id);
}

async function incident(scene: Scene) {
  const defaults = {
    learner_id: (await scene.learner()).id,
    occurred_at: `${scene.today}T00:00:00Z`,
    category: 'disruption' as const,
    level: 1,
    description: 'Talked during the test.',
  };
  return scene.keep(await scene.client.incidents.create(scene.body('incidents.create', defaults)));
}

const incidentFields: OperationId[] = ['incidents.create'];

export const lessonRecipes = recipesOf({
  'attendance.recorded': { takes: ['registers.create', ...enrollmentFields], run: register },
  'attendance.voided': {
    takes: ['registers.void', 'registers.create', ...enrollmentFields],
    run: async (scene) => {
      const { id } = await register(scene);
      return scene.client.registers.void(id, scene.body('registers.void', { reason }));
    },
  },
  'attendance.excuse-approved': { takes: excuseFields, run: excuse },
  'attendance.excuse-withdrawn': {
    takes: ['excuses.withdraw', ...excuseFields],
    run: async (scene) => {
      const { id } = await excuse(scene);
      return scene.client.excuses.withdraw(id, scene.body('excuses.withdraw', { reason }));
    },
  },
  'attendance.excuse-archived': {
    takes: excuseFields,
    run: async (scene) => scene.client.excuses.archive((await excuse(scene)).id),
  },
  'attendance.excuse-restored': {
    takes: excuseFields,
    run: async (scene) => {
      const { id } = await excuse(scene);
      await scene.client.excuses.archive(id);
      return scene.client.excuses.restore(id);
    },
  },
  'assessment.published': { takes: ['assessments.create'], run: assessment },
  'assessment.reopened': {
    takes: ['assessments.create'],
    run: async (scene) => scene.client.assessments.reopen((await assessment(scene)).id, { reason }),
  },
  'term-report.published': { takes: enrollmentFields, run: termReport },
  'term-report.withdrawn': {
    takes: ['term-reports.withdraw', ...enrollmentFields],
    run: async (scene) => {
      const { id } = await termReport(scene);
      return scene.client.termReports.withdraw(id, scene.body('term-reports.withdraw', { reason }));
    },
  },
  'discipline.incident-logged': { takes: incidentFields, run: incident },
  'discipline.incident-updated': {
    takes: ['incidents.update'],
    run: async (scene) => {
      const { id } = await incident(scene);
      return scene.client.incidents.update(id, scene.body('incidents.update', { level: 2 }));
    },
  },
  'discipline.incident-dismissed': {
    takes: incidentFields,
    run: async (scene) => {
      const { id } = await incident(scene);
      await scene.client.incidents.review(id);
      return scene.client.incidents.dismiss(id, { reason });
    },
  },
  'discipline.incident-archived': {
    takes: incidentFields,
    run: async (scene) => scene.client.incidents.archive((await incident(scene)).id),
  },
  'discipline.incident-restored': {
    takes: incidentFields,
    run: async (scene) => {
      const { id } = await incident(scene);
      await scene.client.incidents.archive(id);
      return scene.client.incidents.restore(id);
    },
  },
});
