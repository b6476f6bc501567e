import { yieldToEventLoop } from '../../lib/timers.ts';
import { idRows } from '../../sql/query.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import type { Finding, MergedTable, MovedRow, People } from '../merged-records.ts';
import { marksOf, moveMarks, removeMarks, repeatMarks } from './merge-queries.ts';
import { registers } from './tables.ts';

const perWrite = 200;

/**
 * The marks of registers. If both have a mark in a register, each was taken down by somebody, and the registers of years
 * cannot be amended one by one: marks that differ stay as they are, and are listed. Equal ones are one.
 */
export const marksTable: MergedTable = {
  type: 'register_mark',

  async plan({ db, schoolId: school }, { from, into }) {
    const found = await db.all(marksOf, { school, from, into });
    const those = (outcome: string) =>
      found.filter((one) => one.outcome === outcome).map(({ id }) => ({ id, before: {} }));
    return { moved: those('moved'), folded: those('folded'), left: those('left').map(differs) };
  },

  async move(work, people, { moved, folded }) {
    await carry(work, people, moved, moveMarks);
    await carry(work, people, folded, removeMarks);
  },

  async moveBack(work, people, { moved, folded }) {
    const { db, schoolId: school } = work;
    const { from, into } = people;
    const found = new Set((await db.all(marksOf, { school, from, into })).map(({ id }) => id));
    const there = (rows: readonly MovedRow[]) => rows.filter(({ id }) => found.has(id));
    await carry(work, people, there(moved), moveMarks);
    await carry(work, people, there(folded), repeatMarks);
    const gone = [...moved, ...folded].filter(({ id }) => !found.has(id));
    return { moved: there(moved), folded: there(folded), left: gone.map(isGone) };
  },
};

const differs = ({ id }: MovedRow): Finding => ({
  type: 'register_mark',
  id,
  existing_id: id,
  code: 'marks_differ',
  detail:
    'Both have a mark in the register, and the marks differ. That of the record that remains counts; the other one stays with the merged record. Amend the register if it is the right one.',
});

const isGone = ({ id }: MovedRow): Finding => ({
  type: 'register_mark',
  id,
  existing_id: null,
  code: 'changed_since',
  detail: 'The register no longer has the mark that was moved.',
});

/** Changes marks of registers, which are new versions of these. */
async function carry(
  work: UnitOfWork,
  { from, into }: People,
  rows: readonly MovedRow[],
  change: typeof moveMarks,
): Promise<void> {
  const { db, records, schoolId: school } = work;
  for (let at = 0; at < rows.length; at += perWrite) {
    await yieldToEventLoop();
    const some = rows.slice(at, at + perWrite).map(({ id }) => id);
    const current = await records(registers).currentAll(some);
    await db.run(change, { school, from, into, rows: idRows(some) });
    const related = { marks: { before: [{ learner_id: from }], after: [{ learner_id: into }] } };
    await records(registers).saveAll(
      [...current.values()].map((one) => ({ current: one, action: 'moved', fields: {}, related })),
      { isUnchecked: true },
    );
  }
}
