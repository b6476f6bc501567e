/** A lesson of a sample timetable: its position in the cycle, and its classes and its teacher by their numbers. */
export interface SampleLesson {
  day: number;
  period: number;
  classes: number[];
  teacher: number;
}

/** Positions and people of a secondary school: every class has a lesson in every period of the cycle. */
export const sampleShape = { days: 6, periods: 7, classes: 30, teachers: 40 } as const;

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const keyed = list.map((value) => ({ value, key: random() }));
  return keyed.toSorted((one, other) => one.key - other.key).map(({ value }) => value);
}

/**
 * A timetable without conflicts of about a thousand lessons. One lesson in nine is of two to five classes together, which
 * look like double bookings to whoever compares classes one by one.
 */
export function sampleTimetable(seed: number): SampleLesson[] {
  const random = seeded(seed);
  const { days, periods, classes, teachers } = sampleShape;
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
  return numbers(days * periods).flatMap((position) => {
    const free = shuffled(numbers(teachers), random);
    const rest = shuffled(numbers(classes), random);
    const lessons: SampleLesson[] = [];
    while (rest.length > 0) {
      const together = random() < 1 / 9 ? 2 + Math.floor(random() * 4) : 1;
      const day = Math.floor(position / periods) + 1;
      const teacher = free.pop() ?? 0;
      lessons.push({ day, period: position % periods, classes: rest.splice(0, together), teacher });
    }
    return lessons;
  });
}
