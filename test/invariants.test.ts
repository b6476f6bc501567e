import { it } from 'vitest';
import {
  changesUndoneGiveTheRecordAtCreation,
  eventsAreTheTransitions,
  everyChangeIsOneEntry,
  statesFollowTheirGraph,
  theLogIsGapless,
  theLogRedactsWhatItMust,
} from './invariants/check-log.ts';
import {
  classesAreNotOverfull,
  enrollmentsLieInTheirTerms,
  guardiansSeeWhatTheyMay,
  invitationsAreAcceptedOnce,
  oneOpenEnrollmentInAClassAndTerm,
  onePrimaryEnrollmentOnADay,
  thereIsAlwaysAnOwner,
  yearsAndTermsAreInOrder,
} from './invariants/check-rules.ts';
import {
  alertsFollowNotes,
  keysWorkOnce,
  medicalReadsAreLogged,
  medicalTextsStayInNotes,
  schoolsAreApart,
} from './invariants/check-secrecy.ts';
import { afterAnything, timeoutMs } from './invariants/run.ts';
import { readSchool, type Snapshot } from './invariants/snapshot.ts';
import { onEachDatabase } from './support/databases.ts';

const checks: ((snapshot: Snapshot) => void | Promise<void>)[] = [
  keysWorkOnce,
  everyChangeIsOneEntry,
  changesUndoneGiveTheRecordAtCreation,
  theLogRedactsWhatItMust,
  theLogIsGapless,
  eventsAreTheTransitions,
  oneOpenEnrollmentInAClassAndTerm,
  onePrimaryEnrollmentOnADay,
  enrollmentsLieInTheirTerms,
  classesAreNotOverfull,
  yearsAndTermsAreInOrder,
  guardiansSeeWhatTheyMay,
  medicalReadsAreLogged,
  alertsFollowNotes,
  invitationsAreAcceptedOnce,
  thereIsAlwaysAnOwner,
  statesFollowTheirGraph,
];

onEachDatabase('two schools, whatever is asked of them', (open) => {
  it(
    'keep every invariant of records, logs, events and secrets',
    async () => {
      await afterAnything(open, async (world) => {
        const [one, two] = world.schools;
        const snapshots: [Snapshot, Snapshot] = [await readSchool(one), await readSchool(two)];
        for (const snapshot of snapshots) for (const check of checks) await check(snapshot);
        schoolsAreApart(world, snapshots);
        await medicalTextsStayInNotes(world, snapshots);
      });
    },
    timeoutMs,
  );
});
