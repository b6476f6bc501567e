import { Rollbook } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { today } from '../support/school-year.ts';
import { startServer } from '../support/server.ts';
import {
  changesUndoneGiveTheRecordAtCreation,
  eventsAreTheTransitions,
  everyChangeIsOneEntry,
  statesFollowTheirGraph,
  theLogIsGapless,
  theLogRedactsWhatItMust,
} from './check-log.ts';
import {
  classesAreNotOverfull,
  enrollmentsLieInTheirTerms,
  guardiansSeeWhatTheyMay,
  invitationsAreAcceptedOnce,
  oneOpenEnrollmentInAClassAndTerm,
  onePrimaryEnrollmentOnADay,
  plannedEndsAreToCome,
  referencesInUseAreLive,
  staffLeaveOnTheirLastDay,
  thereIsAlwaysAnOwner,
  yearsAndTermsAreInOrder,
} from './check-rules.ts';
import {
  alertsFollowNotes,
  keysWorkOnce,
  medicalReadsAreLogged,
  medicalTextsStayInNotes,
  schoolsAreApart,
} from './check-secrecy.ts';
import { files, furnishForRows, importFile, isCalm, type Pair, shownFile } from './imports.ts';
import { afterAnything, holds, timeoutMs } from './run.ts';
import { readSchool, type Snapshot } from './snapshot.ts';

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
  plannedEndsAreToCome,
  staffLeaveOnTheirLastDay,
  classesAreNotOverfull,
  yearsAndTermsAreInOrder,
  referencesInUseAreLive,
  guardiansSeeWhatTheyMay,
  medicalReadsAreLogged,
  alertsFollowNotes,
  invitationsAreAcceptedOnce,
  thereIsAlwaysAnOwner,
  statesFollowTheirGraph,
];

onBothDatabases('two schools, whatever is asked of them', (open, dialect) => {
  it(
    'keep every invariant of records, logs, events and secrets',
    async () => {
      await afterAnything(open, dialect, async (world) => {
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

onBothDatabases('imports of rows with any errors', (open, dialect) => {
  it(
    'say what they will do, do it once, and do the same in any order',
    async () => {
      const clock = new ManualClock(`${today}T08:00:00.000Z`);
      const { server } = await startServer(open, {
        worker: true,
        clock,
        rateLimits: { reads: 0, writes: 0 },
      });
      const newSchool = async () => {
        const { testKey } = await server.createSchool({ name: 'Example School' });
        const client = new Rollbook({ apiKey: testKey, baseUrl: server.url, maxRetries: 0 });
        await furnishForRows(client);
        return client;
      };
      await holds(dialect, files, shownFile, async (given, said) => {
        const pair = { server, clients: [await newSchool(), await newSchool()] } satisfies Pair;
        let calm = true;
        for (const file of given) {
          calm &&= isCalm(file);
          await importFile(pair, file, calm, said);
        }
      });
    },
    timeoutMs,
  );
});
