import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { rowsParameter } from '../../db/rows.ts';
import type { Stored } from '../../db/stored.ts';
import { voidMarks } from './queries.ts';
import type { Register } from './rules.ts';
import { registers } from './tables.ts';

/** Voids registers that are not void, with a number of statements that does not depend on how many there are. */
export async function voidAll(
  work: UnitOfWork,
  ids: readonly string[],
  reason: string,
): Promise<Stored<Register>[]> {
  const { db, schoolId: school } = work;
  const found = await work.records(registers).currentAll(ids);
  await db.run(voidMarks, { school, registers: rowsParameter(ids.map((id) => ({ id }))) });
  return work.records(registers).saveAll(
    [...found.values()].map((current) => {
      const { to, done } = work.records(registers).allow(current, 'void');
      const fields: Partial<Register> = { status: to as Register['status'], void_reason: reason };
      return { current, fields, action: done, reason };
    }),
  );
}
