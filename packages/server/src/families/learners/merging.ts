import { type Decision, differing, type Fields, type MergeRule } from '../merged-records.ts';
import { learnerGuardians, primaryLink } from './tables.ts';

/**
 * Two links between the same people are folded only if they allow the same: which of two accesses a court has ordered
 * is not for a program to say. A learner has one primary guardian.
 */
export const linkRule: MergeRule = {
  announced: ['is_primary'],
  async decide({ db, records, schoolId: school }, { kind, into }, moves) {
    const decisions = new Map<string, Decision>();
    const live = moves.filter(({ current }) => !current.archived);
    const links = records(learnerGuardians);
    // According to the document, the fields of a link.
    const holders = await links.holders(live.map(({ next }) => next as never));
    const primary = kind === 'learners' ? await db.first(primaryLink, { school, learner: into }) : undefined;
    for (const { current, next } of live) {
      const existing = await links.find(holders.get(current.id) ?? '');
      if (!existing) {
        if (next.is_primary === true && primary)
          decisions.set(current.id, { outcome: 'moved', fields: { is_primary: false } });
        continue;
      }
      const value: Fields = { ...existing.value };
      const different = differing({ ...current.value, ...idsOf(next) }, value, ['is_primary']);
      if (different.length > 0)
        decisions.set(current.id, {
          outcome: 'refused',
          existing_id: existing.id,
          code: 'records_differ',
          detail: `Both have a link to the same person, and the links differ in ${different.join(', ')}. Make them equal, or archive one of them.`,
        });
      else {
        const gives = next.is_primary === true && !primary && value.is_primary === false;
        decisions.set(current.id, {
          outcome: 'folded',
          existing: existing.id,
          ...(gives ? { give: { is_primary: true } } : {}),
        });
      }
    }
    return decisions;
  },
};

const idsOf = ({ learner_id, guardian_id }: Fields): Fields => ({ learner_id, guardian_id });
