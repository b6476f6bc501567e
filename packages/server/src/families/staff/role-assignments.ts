import type { Handlers } from '../../core/operation.ts';
import { ownRecord, standard } from '../standard.ts';
import { keepingAnOwner } from './owners.ts';
import { roleAssignments as assignment } from './tables.ts';

const { list, get, create, archive } = standard('role-assignments', assignment);

export const roleAssignments: Handlers<'role-assignments'> = {
  list,
  get,
  create,

  update: (context) =>
    keepingAnOwner(context, async () => {
      const { id } = await ownRecord(assignment, context);
      return context.records(assignment).update(id, context.body);
    }),

  archive: (context) => keepingAnOwner(context, () => archive(context)),
};
