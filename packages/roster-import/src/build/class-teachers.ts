import { because } from '../report/item.ts';
import type { Member } from '../source/records.ts';
import { begin, end } from './enrollments.ts';
import type { Term } from './terms.ts';

/**
 * The teacher of a class: of those who teach it today the primary one, otherwise the first. For a class that has not started
 * it is the teacher of its first day, and for a class that has ended that of its last day. The other teachers, and the dates,
 * are reported as not stored.
 */
export function teacherOf(
  teachers: readonly Member[],
  terms: readonly Term[],
  today: string,
): Member | undefined {
  const day = dayIn(terms, today);
  const current = teachers.filter((teacher) => isCurrent(teacher, day));
  const teacher = current.find(({ isPrimary }) => isPrimary) ?? current[0];
  if (teacher) reportDroppedDates(teacher);
  for (const { line, person } of current) {
    if (!teacher || line === teacher.line) continue;
    if (person === teacher.person) {
      const isSame = line.hasSameCells(teacher.line);
      const again = because`names the teacher ${person}, who is already named in ${teacher.line.place}`;
      line.leaveOut(null, again, isSame ? 'notice' : 'error');
    } else
      line.leaveOut(
        null,
        because`names another teacher, but a class has only one; the teacher of this class is ${teacher.person} (${teacher.line.place})`,
        'notice',
      );
  }
  return teacher;
}

/** The day of the class that is closest to today. */
function dayIn(terms: readonly Term[], today: string): string {
  const first = terms[0]?.starts_on ?? today;
  const last = terms.at(-1)?.ends_on ?? today;
  return today < first ? first : today > last ? last : today;
}

/** Leaves out teachers who do not teach the class on this day. */
function isCurrent({ line, begins_on, ends_on }: Member, day: string): boolean {
  const isOver = Boolean(ends_on && ends_on < day);
  if (!isOver && (begins_on ?? '') <= day) return true;
  const from = begins_on ? ` from ${begins_on}` : '';
  const days = `${from}${ends_on ? `${from ? '' : ' up'} to ${ends_on}` : ' on'}`;
  line.leaveOut(
    line.title(isOver ? end : begin),
    because`is a teacher of the class${days}, which does not include ${day}`,
    'notice',
  );
  return false;
}

function reportDroppedDates({ line, begins_on, ends_on }: Member): void {
  for (const [column, day] of [[begin, begins_on] as const, [end, ends_on] as const])
    if (day) line.dropValue(column, because`is ${day}; the dates of a teacher are not stored`, 'notice');
}
