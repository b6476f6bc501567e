import { invalidField, invalidReference } from '../../contract/errors.ts';
import type { ReadWork } from '../../core/unit-of-work.ts';
import { type Lesson, lessonsBetween } from '../timetable/lessons-between.ts';
import { slots } from '../timetable/tables.ts';

interface OfLesson {
  class_id: string;
  date: string;
  slot_id: string;
}

/** The lesson that a class has in a slot on a day. */
async function lessonOf(work: ReadWork, { class_id, date, slot_id }: OfLesson): Promise<Lesson | undefined> {
  const lessons = await lessonsBetween(work, { starts_on: date, ends_on: date }, { class_id });
  return lessons.find((lesson) => lesson.slot_id === slot_id);
}

/** When the lesson of a register that is about to be taken starts; rejects a slot in which the class has none. */
export async function startOfLesson(work: ReadWork, of: OfLesson): Promise<string> {
  const lesson = await lessonOf(work, of);
  if (lesson) return lesson.starts_at;
  const slot = await work.records(slots).find(of.slot_id);
  if (!slot || slot.archived) throw invalidReference('/slot_id', 'slot');
  throw invalidField(
    '/slot_id',
    'not_a_lesson',
    `must be a slot of a published timetable in which the class has a lesson on ${of.date}`,
    'not_a_lesson',
  );
}

/** When the lesson of a register started; undefined if the timetable no longer has it. */
export const formerStartOf = async (work: ReadWork, of: OfLesson): Promise<string | undefined> =>
  (await lessonOf(work, of))?.starts_at;
