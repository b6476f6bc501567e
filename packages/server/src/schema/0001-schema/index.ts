import type { Definer } from '../define.ts';
import { assessments } from './assessments.ts';
import { attendance } from './attendance.ts';
import { classes } from './classes.ts';
import { common } from './common.ts';
import { communications } from './communications.ts';
import { discipline } from './discipline.ts';
import { fees } from './fees.ts';
import { imports } from './imports.ts';
import { people } from './people.ts';
import { school } from './school.ts';
import { timetable } from './timetable.ts';
import { webhooks } from './webhooks.ts';

/** The tables of the first release, a file for each subject. */
export async function up(define: Definer): Promise<void> {
  await common(define);
  await school(define);
  await people(define);
  await classes(define);
  await timetable(define);
  await attendance(define);
  await assessments(define);
  await discipline(define);
  await fees(define);
  await communications(define);
  await imports(define);
  await webhooks(define);
}
