import { expect, it } from 'vitest';
import { allNames, fullNames, mentions, NameMatcher, namesAnyOf, unmistakableNames } from './names.ts';

const person = {
  name: 'Anne-Marie van der Example',
  first_name: 'Anne-Marie',
  last_name: 'van der Example',
  preferred_name: 'Annie',
};

it('knows the names by which a text can mean a person', () => {
  expect(fullNames(person)).toEqual([
    'anne marie van der example',
    'van der example anne marie',
    'annie van der example',
    'van der example annie',
  ]);
  expect(allNames(person)).toEqual([...fullNames(person), 'anne', 'anne marie', 'annie']);
  expect(fullNames({ name: 'Thandi' })).toEqual(['thandi']);
  expect(unmistakableNames({ name: 'Grace' })).toEqual([]);
  expect(unmistakableNames({ name: 'Grace Example' })).toEqual(['grace example']);
  expect(unmistakableNames({ name: '山田太郎' })).toEqual(['山田太郎']);
});

it('finds names that are typed without diacritics, or with the family name first', () => {
  const names = fullNames({ name: 'André Müller', first_name: 'André', last_name: 'Müller' });
  for (const text of ['Andre Muller ran.', 'MÜLLER, ANDRÉ', 'by Muller, Andre'])
    expect(mentions(text, names), text).toBe(true);
  const matcher = new NameMatcher(names, []);
  expect(matcher.replace('Andre Muller and Müller, André', '[x]')).toBe('[x] and [x]');
});

it('finds whole words, whatever their case and punctuation', () => {
  const names = allNames(person);
  expect(mentions('<b>ANNIE</b>’s bag', names)).toBe(true);
  expect(mentions('Anne–Marie, please call', names)).toBe(true);
  expect(mentions('Granniesmith and Joanne', names)).toBe(false);
});

it('finds full names in other words, and given names after a prefix or as words with a capital', () => {
  const named = (text: string, ...names: string[]) =>
    namesAnyOf(
      text,
      names.map((name) => ({ name })),
      ['sipho'],
    );
  for (const text of [
    'uThandi Nkosi ushaywe nguSipho.',
    'uThandi',
    'THANDI',
    'thandi was hit',
    'Nkosi? Thandi.',
  ])
    expect(named(text, 'Thandi Nkosi'), text).toBe(true);
  expect(named('李华打了人', '李华')).toBe(true);
  expect(named('ومحمد علي', 'محمد علي')).toBe(true);
  for (const text of ['You may call. We will be there.', 'Sipho', 'Mayor'])
    expect(named(text, 'May Example', 'Will Example', 'Sipho Example'), text).toBe(false);
  expect(named('May was hurt', 'May Example')).toBe(true);
  expect(named('McDonald ran', 'McDonald')).toBe(true);
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
