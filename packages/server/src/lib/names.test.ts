import { expect, it } from 'vitest';
import { allNames, foldName, fullNames, NameMatcher, namesAnyOf, unmistakableNames } from './names.ts';

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
  expect(unmistakableNames({ name: '山田 太郎' })).toEqual(['山田 太郎', '山田太郎']);
  expect(unmistakableNames({ name: 'ปิติ รักเรียน' })).toEqual(['ปิติ รักเรียน', 'ปิติรักเรียน']);
  expect(unmistakableNames({ name: 'รักเรียน' })).toEqual([]);
  expect(allNames({ name: '山田 太郎' })).toContain('太郎');
  expect(allNames({ name: 'ចាន់ ដារ៉ា' })).toContain('ដារ៉ា');
  expect(allNames({ name: 'ジョン・スミス' })).toContain(foldName('ジョン'));
});

it('finds names that are typed without diacritics, or with the family name first', () => {
  const names = fullNames({ name: 'André Müller', first_name: 'André', last_name: 'Müller' });
  const matcher = new NameMatcher(names, []);
  for (const text of ['Andre Muller ran.', 'MÜLLER, ANDRÉ', 'by Muller, Andre'])
    expect(matcher.isIn(text), text).toBe(true);
  expect(matcher.replace('Andre Muller and Müller, André', '[x]')).toBe('[x] and [x]');
});

it('finds whole words, whatever their case and punctuation', () => {
  const matcher = new NameMatcher(allNames(person), []);
  expect(matcher.isIn('<b>ANNIE</b>’s bag')).toBe(true);
  expect(matcher.isIn('Anne–Marie, please call')).toBe(true);
  expect(matcher.isIn('Granniesmith and Joanne')).toBe(false);
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

it.each([
  ['uNomsa Dlamini ushaye uXaver.', 'u[x] ushaye uXaver.'],
  ['uNomsa ushaye, NoNomsa', 'u[x] ushaye, No[x]'],
  ['王小明打了Xaver。', '[x]打了Xaver。'],
  ['ضرب ومحمد علي Xaver', 'ضرب و[x] Xaver'],
  ['Nomsas Mutter und Nomsa Dlaminis Vater', '[x]s Mutter und [x]s Vater'],
  ['Ｎｏｍｓａ́ NOMSA\u0301', 'Ｎｏｍｓａ́ [x]'],
  ['Xaver Dlamini and Jo-Nomsa', 'Xaver Dlamini and Jo-[x]'],
  ['김민준이 때렸다', '[x]이 때렸다'],
  ['昨日、佐藤花子さんと花子さんが', '昨日、[x]さんと[x]さんが'],
  ['ลูกของท่านตีปิติเมื่อวาน ปิติรักเรียน', 'ลูกของท่านตี[x]เมื่อวาน [x]'],
  ['कल सीता ने सुता को और सत्ता', 'कल [x] ने सुता को और सत्ता'],
])('replaces names within other words: %s', (text, replaced) => {
  const names = ['Nomsa Dlamini', '王小明', 'محمد علي', '김민준', '佐藤 花子', 'ปิติ รักเรียน', 'सीता देवी'];
  const others = names.flatMap((name) => allNames({ name }));
  expect(new NameMatcher(others, allNames({ name: 'Xaver Dlamini' })).replace(text, '[x]')).toBe(replaced);
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
