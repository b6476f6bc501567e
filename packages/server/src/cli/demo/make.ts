import { Rollbook } from '@rollbook/sdk';
import type { CreatedSchool } from '../../app/new-school.ts';
import type { RunningServer } from '../../app/server.ts';
import { systemClock } from '../../lib/clock.ts';
import { Progress } from '../output.ts';
import { fillDemoSchool } from './fill.ts';

/** A created demo school, in the form in which `--json` prints it. */
export interface MadeDemoSchool extends Record<string, unknown> {
  school_id: string;
  test_school_id: string;
  live_key: string;
  test_key: string;
  learners: number;
}

/** Fills the test school of a new pair, on a running server. Where this was interrupted, the rest is filled. */
export async function fillTestSchool(
  server: RunningServer,
  { schoolId, testSchoolId, liveKey, testKey }: CreatedSchool,
  { seed, classSize }: { seed: number; classSize?: number },
): Promise<MadeDemoSchool> {
  let progress: Progress | undefined;
  const learners = await fillDemoSchool(new Rollbook({ apiKey: testKey, baseUrl: server.url }), {
    seed,
    ...(classSize === undefined ? {} : { classSize }),
    now: systemClock.now(),
    drainJobs: () => server.jobs.drain(),
    analyze: () => server.db.analyze(),
    onProgress: (done, total) => {
      progress ??= new Progress('demo school', total);
      progress.reach(done);
    },
  });
  return {
    school_id: schoolId,
    test_school_id: testSchoolId,
    live_key: liveKey,
    test_key: testKey,
    learners,
  };
}
