import type { Family } from '../../work/family.ts';
import type { Handler } from '../../work/operation.ts';
import { refuseTakenLogin } from '../staff/record-rules.ts';
import { keepingAnOwner } from '../staff/staff.ts';
import { mergePeople } from './merge.ts';
import { kinds } from './people.ts';
import { unmergePeople } from './undo.ts';

type LearnerBody = { learner_id: string; dry_run?: boolean | undefined };

const ofLearner = (kept: string, { learner_id: merged, dry_run = false }: LearnerBody) => ({
  kept,
  merged,
  dryRun: dry_run,
});

const mergeLearners: Handler<'learners.merge'> = (context) =>
  mergePeople(context, kinds.learners, ofLearner(context.params.learner_id, context.body));

const unmergeLearners: Handler<'learners.unmerge'> = (context) =>
  unmergePeople(context, kinds.learners, ofLearner(context.params.learner_id, context.body));

type GuardianBody = { guardian_id: string; dry_run?: boolean | undefined };

const ofGuardian = (kept: string, { guardian_id: merged, dry_run = false }: GuardianBody) => ({
  kept,
  merged,
  dryRun: dry_run,
});

const mergeGuardians: Handler<'guardians.merge'> = (context) =>
  mergePeople(context, kinds.guardians, ofGuardian(context.params.guardian_id, context.body));

const unmergeGuardians: Handler<'guardians.unmerge'> = (context) =>
  unmergePeople(context, kinds.guardians, ofGuardian(context.params.guardian_id, context.body));

type StaffBody = { staff_id: string; dry_run?: boolean | undefined };

const ofStaff = (kept: string, { staff_id: merged, dry_run = false }: StaffBody) => ({
  kept,
  merged,
  dryRun: dry_run,
});

const mergeStaff: Handler<'staff.merge'> = (context) =>
  keepingAnOwner(context, () =>
    mergePeople(context, kinds.staff, ofStaff(context.params.staff_id, context.body)),
  );

/** The staff member who is restored has a login again. */
const unmergeStaff: Handler<'staff.unmerge'> = (context) =>
  keepingAnOwner(context, async () => {
    await refuseTakenLogin(context, context.body.staff_id);
    return unmergePeople(context, kinds.staff, ofStaff(context.params.staff_id, context.body));
  });

/** It comes after all families with records that refer to people. */
export const mergingFamily = {
  name: 'merging',
  resources: [],
  handlers: {
    learners: { merge: mergeLearners, unmerge: unmergeLearners },
    guardians: { merge: mergeGuardians, unmerge: unmergeGuardians },
    staff: { merge: mergeStaff, unmerge: unmergeStaff },
  },
} satisfies Family;
