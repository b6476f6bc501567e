import { describe, expect, it } from 'vitest';
import { demoSchool } from './school.ts';

const rowsOf = (school: ReturnType<typeof demoSchool>, kind: string) =>
  school.imports.find(([name]) => name === kind)?.[1] ?? [];

describe('a demo school', () => {
  it('is the same for the same seed and year, and another for another', () => {
    expect(demoSchool(1, 2026)).toEqual(demoSchool(1, 2026));
    expect(demoSchool(2, 2026)).not.toEqual(demoSchool(1, 2026));
    expect(demoSchool(1, 2027)).not.toEqual(demoSchool(1, 2026));
  });

  it('has about 600 learners in full classes, with siblings and guardians who can be distinguished', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const school = demoSchool(seed, 2026);
      const learners = rowsOf(school, 'learners');
      expect(learners).toHaveLength(608);
      const inClass = Map.groupBy(school.placements, (learner) => learner.class_external_id);
      expect([...inClass.values()].map((list) => list.length)).toEqual(Array(16).fill(38));
      const links = rowsOf(school, 'learner_guardians');
      const children = Map.groupBy(links, (link) => link.guardian_external_id);
      const shared = [...children.values()].filter((list) => list.length > 1);
      expect(shared.length).toBeGreaterThan(100);
      const guardians = rowsOf(school, 'guardians').map((guardian) => guardian.external_id);
      expect(new Set(guardians).size).toBe(guardians.length);
      expect([...children.keys()].every((id) => guardians.includes(id))).toBe(true);
      const emails = [...rowsOf(school, 'guardians'), ...rowsOf(school, 'staff')].map(({ email }) => email);
      expect(new Set(emails).size).toBe(emails.length);
    }
  });
});
