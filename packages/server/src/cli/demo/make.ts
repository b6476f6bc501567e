import { Rollbook } from '@rollbook/sdk';
import { systemClock } from '../../clock.ts';
import type { RunningServer } from '../../server.ts';
import { fillDemoSchool } from './fill.ts';

/** A created demo school, in the form in which `--json` prints it. */
export interface MadeDemoSchool extends Record<string, unknown> {
  school_id: string;
  test_school_id: string;
  live_key: string;
  test_key: string;
  learners: number;
}

/** Creates a school on a running server and fills its test school. */
export async function makeDemoSchool(
  server: RunningServer,
  { name, seed }: { name: string; seed: number },
): Promise<MadeDemoSchool> {
  const { schoolId, testSchoolId, liveKey, testKey } = await server.admin.createSchool({ name });
  const learners = await fillDemoSchool(new Rollbook({ apiKey: testKey, baseUrl: server.url }), {
    seed,
    now: systemClock.now(),
    drainJobs: () => server.jobs.drain(),
  });
  return {
    school_id: schoolId,
    test_school_id: testSchoolId,
    live_key: liveKey,
    test_key: testKey,
    learners,
  };
}
