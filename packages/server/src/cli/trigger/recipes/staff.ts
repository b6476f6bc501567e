import type { OperationId } from '../../../contract/schemas.ts';
import type { Scene } from '../scene.ts';
import { recipesOf } from './recipe.ts';

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

const staffFields: OperationId[] = ['staff.create'];

export const staffRecipes = recipesOf({
  'staff.invited': { takes: ['invitations.create'], run: invitation },
  'staff.invitation-revoked': {
    takes: ['invitations.create'],
    run: async (scene) => scene.client.invitations.revoke((await invitation(scene)).id),
  },
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
  'staff.erased': {
    takes: staffFields,
    run: async (scene) => {
      const { id } = await staff(scene);
      await scene.client.staff.archive(id);
      return scene.client.staff.erase(id, { confirm: id, reason: 'Request of the staff member' });
    },
  },
  'staff.merged': {
    takes: staffFields,
    run: async (scene) => {
      const [kept, { id }] = [await staff(scene), await staff(scene)];
      await scene.client.staff.merge(kept.id, { staff_id: id });
      return { id };
    },
  },
  'staff.restored': {
    takes: staffFields,
    run: async (scene) => {
      const { id } = await staff(scene);
      await scene.client.staff.archive(id);
      return scene.client.staff.restore(id);
    },
  },
});
