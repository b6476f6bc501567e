/**
 * Matches a time within a second after another one. Each change of a school is later than the one before it, so while
 * a manual clock stands still, the times of changes are some milliseconds ahead of it.
 */
export const soonAfter = (time: string) => ({
  asymmetricMatch: (other: unknown): boolean =>
    typeof other === 'string' && other >= time && Date.parse(other) - Date.parse(time) < 1000,
  toString: () => 'SoonAfter',
  getExpectedType: () => 'string',
  toAsymmetricMatcher: () => `SoonAfter<${time}>`,
});
