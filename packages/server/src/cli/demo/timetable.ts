import { Random } from './random.ts';

/** The bells of the demo school. */
export const periodTimes = [
  { name: 'Period 1', kind: 'lesson', starts_at: '07:45', ends_at: '08:30' },
  { name: 'Period 2', kind: 'lesson', starts_at: '08:30', ends_at: '09:15' },
  { name: 'Period 3', kind: 'lesson', starts_at: '09:15', ends_at: '10:00' },
  { name: 'Break', kind: 'break', starts_at: '10:00', ends_at: '10:30' },
  { name: 'Period 4', kind: 'lesson', starts_at: '10:30', ends_at: '11:15' },
  { name: 'Period 5', kind: 'lesson', starts_at: '11:15', ends_at: '12:00' },
  { name: 'Period 6', kind: 'lesson', starts_at: '12:00', ends_at: '12:45' },
] as const;

/** The subjects of the lessons of a class on a day, by their numbers: different ones as far as there are enough. */
export function dayOfLessons(
  seed: number,
  cls: number,
  day: number,
  subjects: number,
  lessons: number,
): number[] {
  const random = new Random(seed + 1000 * cls + day);
  const left: number[] = [];
  return Array.from({ length: lessons }, () => {
    if (left.length === 0) left.push(...Array.from({ length: subjects }, (_, number) => number));
    const [subject = 0] = left.splice(random.between(0, left.length - 1), 1);
    return subject;
  });
}
