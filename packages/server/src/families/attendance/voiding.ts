import { idsParameter } from '../../sql/query.ts';
import type { Stored } from '../../store/read.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { voidMarks } from './queries.ts';
import type { Register } from './registers.ts';
import { registers } from './tables.ts';

/** Voids registers that are not void, with a number of statements that does not depend on how many there are. */
export async function voidAll(
  work: UnitOfWork,
  ids: readonly string[],
  reason: string,
): Promise<Stored<Register>[]> {
  const { db, schoolId: school } = work;
  const found = await work.records(registers).currentAll(ids);
  await db.run(voidMarks, { school, registers: idsParameter(ids) });
  return work.records(registers).saveAll(
    [...found.values()].map((current) => {
      const { to, done } = work.records(registers).allow(current, 'void');
      const fields: Partial<Register> = { status: to as Register['status'], void_reason: reason };
      return { current, fields, action: done, reason };
    }),
  );
}
