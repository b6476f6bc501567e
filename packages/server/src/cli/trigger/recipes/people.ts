import type { OperationId } from '../../../contract/schemas.ts';
import type { Scene } from '../scene.ts';
import { enrollmentFields, reason, recipesOf } from './recipe.ts';

export async function guardian(scene: Scene, fields: { email?: string } = {}) {
  const defaults = { name: 'Nomsa Example', phone: '+27820000000', ...fields };
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

/** Erases a learner, who has to leave first. */
async function erased({ client, today }: Scene, id: string) {
  await client.learners.leave(id, { left_on: today, left_reason: 'withdrawn' });
  return client.learners.erase(id, { confirm: id, reason });
}

const learnerFields: OperationId[] = ['learners.create'];
const guardianFields: OperationId[] = ['guardians.create'];
const linkFields: OperationId[] = ['learner-guardians.create', 'guardians.create'];

export const peopleRecipes = recipesOf({
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
  'learner.merged': {
    takes: learnerFields,
    run: async (scene) => {
      const [kept, { id }] = [await scene.learner(), await scene.learner()];
      await scene.client.learners.merge(kept.id, { learner_id: id });
      return { id };
    },
  },
  'guardian.merged': {
    takes: guardianFields,
    run: async (scene) => {
      const [kept, { id }] = [await guardian(scene), await guardian(scene)];
      await scene.client.guardians.merge(kept.id, { guardian_id: id });
      return { id };
    },
  },
  'guardian.created': { takes: guardianFields, run: (scene) => guardian(scene) },
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
});
