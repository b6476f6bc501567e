import type { LearnerCreate, Rollbook } from '@rollbook/sdk';

const firstNames = [
  'Amahle',
  'Bongani',
  'Chloe',
  'Dineo',
  'Ethan',
  'Fatima',
  'Gift',
  'Hannah',
  'Imran',
  'Jabu',
  'Kamogelo',
  'Lerato',
];
const lastNames = ['Sample', 'Example', 'Specimen', 'Placeholder'];
const grades = ['Grade 4', 'Grade 5', 'Grade 6', 'Grade 7'];

/** Learners that are the same in every demo school. */
export function demoLearners(): LearnerCreate[] {
  return firstNames.flatMap((first, index) =>
    ['A', 'B'].map((section, half): LearnerCreate => {
      const grade = grades[index % grades.length] ?? '';
      const number = index * 2 + half;
      const birthYear = 2026 - 6 - Number(grade.slice(-1));
      return {
        first_name: first,
        last_name: lastNames[(index + half) % lastNames.length] ?? '',
        grade_level: grade,
        class: `${grade.slice(-1)}${section}`,
        date_of_birth: `${birthYear}-${String((number % 12) + 1).padStart(2, '0')}-${String((number % 27) + 1).padStart(2, '0')}`,
        admission_number: `D${String(number + 1).padStart(4, '0')}`,
      };
    }),
  );
}

/** Fills a school through its API; gives the number of learners. */
export async function populate(client: Rollbook): Promise<number> {
  const learners = demoLearners();
  for (const learner of learners) await client.learners.create(learner);
  return learners.length;
}
