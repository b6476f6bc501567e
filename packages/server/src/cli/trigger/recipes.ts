import type { OperationId } from '../../contract/schemas.ts';
import type { EventType } from '../../contract/versions/index.ts';
import { addDays } from '../../lib/dates.ts';
import type { Scene } from './scene.ts';

/** How an event is made. */
export interface Recipe {
  /** The requests whose fields can be set; a field is set in the first that has it. */
  takes: readonly OperationId[];
  /** Makes the event, and returns the id of the record that it is about. */
  run(scene: Scene): Promise<{ id: string }>;
}

const reason = 'Example';

async function guardian(scene: Scene) {
  const defaults = { name: 'Nomsa Example', phone: '+27820000000' };
  return scene.keep(await scene.client.guardians.create(scene.body('guardians.create', defaults)));
}

async function link(scene: Scene) {
  const learner = await scene.learner();
  const { id: guardian_id } = await guardian(scene);
  const body = scene.body('learner-guardians.create', { guardian_id, relationship: 'mother' as const });
  return {
    learner,
    link: scene.keep(await scene.client.learnerGuardians.create(learner.id, body)),
  };
}

async function staff(scene: Scene) {
  const defaults = { name: 'Sam Example', email: email(scene), staff_type: 'teacher' as const };
  return scene.keep(await scene.client.staff.create(scene.body('staff.create', defaults)));
}

async function invitation(scene: Scene) {
  const defaults = {
    name: 'Naledi Example',
    email: email(scene),
    staff_type: 'teacher' as const,
    roles: ['teacher' as const],
  };
  return scene.keep(await scene.client.invitations.create(scene.body('invitations.create', defaults)));
}

const email = (scene: Scene): string => `${scene.unique('staff').replace(' ', '.')}@example.org`;

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

async function invoice(scene: Scene) {
  const learner = await scene.learner();
  const defaults = {
    learner_id: learner.id,
    due_date: addDays(scene.today, 30),
    lines: [{ description: 'Tuition', category: 'tuition' as const, unit_amount: 125_000 }],
  };
  const { id } = scene.keep(await scene.client.invoices.create(scene.body('invoices.create', defaults)));
  return scene.client.invoices.issue(id);
}

async function reconciled(scene: Scene) {
  const { id: invoice_id, learner_id, amount_due } = await invoice(scene);
  const paid = {
    learner_id,
    amount: amount_due,
    method: 'eft' as const,
    received_on: scene.today,
  };
  const payment = scene.keep(await scene.client.payments.create(scene.body('payments.create', paid)));
  const allocated = scene.body('allocations.create', { invoice_id, amount: amount_due });
  return scene.keep(await scene.client.allocations.create(payment.id, allocated));
}

/** Erases a learner, who has to leave first. */
async function erased({ client, today }: Scene, id: string) {
  await client.learners.leave(id, { left_on: today, left_reason: 'withdrawn' });
  return client.learners.erase(id, { confirm: id, reason });
}

const learnerFields: OperationId[] = ['learners.create'];
const guardianFields: OperationId[] = ['guardians.create'];
const linkFields: OperationId[] = ['learner-guardians.create', 'guardians.create'];
const staffFields: OperationId[] = ['staff.create'];
const enrollmentFields: OperationId[] = ['enrollments.create', 'learners.create'];

/** How each event of the catalog is made. A new event type needs a recipe here. */
export const recipes: Record<EventType, Recipe> = {
  'learner.created': { takes: learnerFields, run: (scene) => scene.learner() },
  'learner.updated': {
    takes: ['learners.update'],
    run: async (scene) => {
      const { id } = await scene.learner();
      return scene.client.learners.update(id, scene.body('learners.update', { preferred_name: 'Thandi' }));
    },
  },
  'learner.archived': {
    takes: learnerFields,
    run: async (scene) => scene.client.learners.archive((await scene.learner()).id),
  },
  'learner.restored': {
    takes: learnerFields,
    run: async (scene) => {
      const { id } = await scene.learner();
      await scene.client.learners.archive(id);
      return scene.client.learners.restore(id);
    },
  },
  'learner.left': {
    takes: ['learners.leave', 'learners.create'],
    run: async (scene) => {
      const { id } = await scene.learner();
      const defaults = { left_on: scene.today, left_reason: 'withdrawn' as const };
      return scene.client.learners.leave(id, scene.body('learners.leave', defaults));
    },
  },
  'learner.erased': {
    takes: learnerFields,
    run: async (scene) => erased(scene, (await scene.learner()).id),
  },
  'learner.enrolled': {
    takes: enrollmentFields,
    run: async (scene) => (await scene.enrollment()).enrollment,
  },
  'enrollment.updated': {
    takes: ['enrollments.update', ...enrollmentFields],
    run: async (scene) => {
      const { enrollment } = await scene.enrollment();
      const defaults = { metadata: { changed: 'yes' } };
      return scene.client.enrollments.update(enrollment.id, scene.body('enrollments.update', defaults));
    },
  },
  'enrollment.ended': {
    takes: ['enrollments.withdraw', ...enrollmentFields],
    run: async (scene) => {
      const { enrollment } = await scene.enrollment();
      const body = scene.body('enrollments.withdraw', { ends_on: scene.today, reason });
      return scene.client.enrollments.withdraw(enrollment.id, body);
    },
  },
  'enrollment.archived': {
    takes: enrollmentFields,
    run: async (scene) => scene.client.enrollments.archive((await scene.enrollment()).enrollment.id),
  },
  'enrollment.restored': {
    takes: enrollmentFields,
    run: async (scene) => {
      const { enrollment } = await scene.enrollment();
      await scene.client.enrollments.archive(enrollment.id);
      return scene.client.enrollments.restore(enrollment.id);
    },
  },
  'guardian.created': { takes: guardianFields, run: guardian },
  'guardian.updated': {
    takes: ['guardians.update'],
    run: async (scene) => {
      const { id } = await guardian(scene);
      return scene.client.guardians.update(id, scene.body('guardians.update', { name: 'Nomsa A. Example' }));
    },
  },
  'guardian.erased': {
    takes: linkFields,
    run: async (scene) => {
      const { learner, link: made } = await link(scene);
      await erased(scene, learner.id);
      return scene.client.guardians.get(made.guardian_id);
    },
  },
  'guardian.archived': {
    takes: guardianFields,
    run: async (scene) => scene.client.guardians.archive((await guardian(scene)).id),
  },
  'guardian.restored': {
    takes: guardianFields,
    run: async (scene) => {
      const { id } = await guardian(scene);
      await scene.client.guardians.archive(id);
      return scene.client.guardians.restore(id);
    },
  },
  'guardian.linked': { takes: linkFields, run: async (scene) => (await link(scene)).link },
  'guardian.link-updated': {
    takes: ['learner-guardians.update', ...linkFields],
    run: async (scene) => {
      const { learner, link: made } = await link(scene);
      const body = scene.body('learner-guardians.update', { fee_payer: !made.fee_payer });
      return scene.client.learnerGuardians.update(learner.id, made.id, body);
    },
  },
  'guardian.unlinked': {
    takes: linkFields,
    run: async (scene) => {
      const { learner, link: made } = await link(scene);
      return scene.client.learnerGuardians.archive(learner.id, made.id);
    },
  },
  'staff.invited': { takes: ['invitations.create'], run: invitation },
  'staff.activated': {
    takes: ['invitations.create'],
    run: async (scene) => {
      const { staff_id, token } = await invitation(scene);
      await scene.client.invitations.accept({ token });
      return { id: staff_id };
    },
  },
  'staff.created': { takes: staffFields, run: staff },
  'staff.updated': {
    takes: ['staff.update'],
    run: async (scene) => {
      const { id } = await staff(scene);
      return scene.client.staff.update(id, scene.body('staff.update', { job_title: 'Teacher' }));
    },
  },
  'staff.left': {
    takes: ['staff.leave', ...staffFields],
    run: async (scene) => {
      const { id } = await staff(scene);
      return scene.client.staff.leave(id, scene.body('staff.leave', { ends_on: scene.today }));
    },
  },
  'staff.archived': {
    takes: staffFields,
    run: async (scene) => scene.client.staff.archive((await staff(scene)).id),
  },
  'staff.restored': {
    takes: staffFields,
    run: async (scene) => {
      const { id } = await staff(scene);
      await scene.client.staff.archive(id);
      return scene.client.staff.restore(id);
    },
  },
  'attendance.recorded': { takes: ['registers.create', ...enrollmentFields], run: register },
  'attendance.voided': {
    takes: ['registers.void', 'registers.create', ...enrollmentFields],
    run: async (scene) => {
      const { id } = await register(scene);
      return scene.client.registers.void(id, scene.body('registers.void', { reason }));
    },
  },
  'assessment.published': {
    takes: ['assessments.create'],
    run: async (scene) => {
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
    },
  },
  'term-report.published': {
    takes: enrollmentFields,
    run: async (scene) => {
      const { enrollment } = await scene.enrollment();
      const { learner_id, term_id } = enrollment;
      await scene.client.termReports.generate({ term_id, learner_ids: [learner_id] });
      const [report] = (await scene.client.termReports.list({ learner_id, status: 'draft' })).data;
      if (!report) throw new Error('The server generated no term report.');
      return scene.client.termReports.publish(scene.keep(report).id);
    },
  },
  'fee.invoiced': { takes: ['invoices.create'], run: invoice },
  'fee.reconciled': { takes: ['allocations.create', 'payments.create', 'invoices.create'], run: reconciled },
  'discipline.incident-logged': {
    takes: ['incidents.create'],
    run: async (scene) => {
      const defaults = {
        learner_id: (await scene.learner()).id,
        occurred_at: `${scene.today}T00:00:00Z`,
        category: 'disruption' as const,
        level: 1,
        description: 'Talked during the test.',
      };
      return scene.keep(await scene.client.incidents.create(scene.body('incidents.create', defaults)));
    },
  },
};
