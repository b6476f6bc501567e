import type { Schemas } from '../../contract.ts';
import { alreadyExists, invalidBody } from '../../errors.ts';
import type { Context, Handlers } from '../../operation.ts';
import { orderFaults } from '../date-ranges.ts';
import { ownRecord, standard } from '../standard.ts';
import { keepingAnOwner } from './owners.ts';
import { rolesOf } from './queries.ts';
import { roleAssignments as assignment, staff } from './tables.ts';

type RoleAssignment = Schemas['RoleAssignment'];

const { list, get, archive } = standard('role-assignments', assignment);

export const roleAssignments: Handlers<'role-assignments'> = {
  list,
  get,

  async create(context) {
    const { params, body, records } = context;
    await records(staff).lock(params.staff_id);
    const role = { scope_id: null, starts_on: null, ends_on: null, ...body };
    checkRole(role);
    const created = await records(assignment).create({ ...body, ...params });
    await checkOnce(created.value, context);
    return created;
  },

  update: (context) =>
    keepingAnOwner(context, async () => {
      const { id } = await ownRecord(assignment, context);
      const { value } = await context.records(assignment).lock(id);
      await context.records(staff).lock(value.staff_id, 'any');
      const role = { ...value, ...context.body };
      checkRole(role);
      const updated = await context.records(assignment).update(id, context.body);
      await checkOnce(updated.value, context);
      return updated;
    }),

  archive: (context) => keepingAnOwner(context, () => archive(context)),
};

type Assigned = Pick<
  RoleAssignment,
  'staff_id' | 'role' | 'scope_type' | 'scope_id' | 'starts_on' | 'ends_on'
> & {
  id: string;
};

/** Refuses a role that the person has already, for the same part of the school on some of the same days. */
async function checkOnce(
  role: Assigned,
  { db, schoolId }: Pick<Context<'role-assignments.create'>, 'db' | 'schoolId'>,
): Promise<void> {
  const others = await db.all(rolesOf, { school: schoolId, staff: role.staff_id, role: role.role });
  const same = others.find(
    (other) =>
      other.id !== role.id &&
      other.scope_type === role.scope_type &&
      other.scope_id === role.scope_id &&
      (role.starts_on === null || other.ends_on === null || role.starts_on <= other.ends_on) &&
      (role.ends_on === null || other.starts_on === null || role.ends_on >= other.starts_on),
  );
  if (same) throw alreadyExists('The staff member already has this role on some of these dates', same.id);
}

type Checked = Pick<RoleAssignment, 'scope_type' | 'scope_id'> &
  Partial<Pick<RoleAssignment, 'starts_on' | 'ends_on'>>;

/** Refuses a role that ends before it starts, and one whose part of the school is not said. */
function checkRole(role: Checked): void {
  const { scope_type, scope_id } = role;
  const faults = orderFaults(role);
  const fault = (code: string, detail: string) => faults.push({ pointer: '/scope_id', code, detail });
  if (scope_type === 'school') {
    if (scope_id !== null) fault('not_applicable', 'must be null if scope_type is school');
  } else if (scope_id === null) fault('required', `is required if scope_type is ${scope_type}`);
  if (faults.length > 0) throw invalidBody(faults);
}
