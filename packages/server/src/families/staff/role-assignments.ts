import type { Handlers } from '../../work/operation.ts';
import { ownRecord, standard } from '../standard.ts';
import { requireScopesOfRoles } from './granting.ts';
import { keepingAnOwner } from './owners.ts';
import { roleAssignments as assignment } from './tables.ts';

const { list, get, archive, ...standardly } = standard('role-assignments', assignment);

export const roleAssignments: Handlers<'role-assignments'> = {
  list,
  get,

  create(context) {
    requireScopesOfRoles(context, [context.body.role]);
    return standardly.create(context);
  },

  update: (context) =>
    keepingAnOwner(context, async () => {
      const { id, value } = await ownRecord(assignment, context);
      requireScopesOfRoles(context, [value.role, context.body.role ?? value.role]);
      return context.records(assignment).update(id, context.body);
    }),

  archive: (context) => keepingAnOwner(context, () => archive(context)),
};
