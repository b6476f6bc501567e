import { expect, it } from 'vitest';
import { allNames, fullNames, mentions, NameMatcher } from './names.ts';

const person = {
  name: 'Anne-Marie van der Example',
  first_name: 'Anne-Marie',
  last_name: 'van der Example',
  preferred_name: 'Annie',
};

it('knows the names by which a text can mean a person', () => {
  expect(fullNames(person)).toEqual(['anne marie van der example', 'annie van der example']);
  expect(allNames(person)).toEqual([...fullNames(person), 'anne', 'anne marie', 'annie']);
  expect(fullNames({ name: 'Thandi' })).toEqual(['thandi']);
});

it('finds whole words, whatever their case and punctuation', () => {
  const names = allNames(person);
  expect(mentions('<b>ANNIE</b>’s bag', names)).toBe(true);
  expect(mentions('Anne–Marie, please call', names)).toBe(true);
  expect(mentions('Granniesmith and Joanne', names)).toBe(false);
});

it('replaces the longest names, and keeps those of other people', () => {
  const matcher = new NameMatcher(
    ['sipho example', 'sipho', 'thandi example'],
    allNames({ name: 'Thandi Example' }),
  );
  expect(matcher.replace('SIPHO Example hit Thandi Example; Sipho’s parents know.', '[x]')).toBe(
    '[x] hit Thandi Example; [x]’s parents know.',
  );
  expect(matcher.replace('', '[x]')).toBe('');
});
