import { expect, it } from 'vitest';
import { findWords } from '../../scripts/check-words.ts';

it('words that are not the standard term are found in Markdown, in comments and in texts, with their line', () => {
  expect(findWords('a.md', 'Plain.\nThe answer is `answer`.')).toEqual([
    'a.md:2: "answer": write response, return, reply with',
  ]);
  const code = ['/**', ' * One fault.', ' */', "const answer = 'is told to';", 'const b = `a lest b`;'];
  expect(findWords('a.ts', code.join('\n')).map((found) => found.split(':')[1])).toEqual(['2', '4', '5']);
});

it('identifiers, code in prose and single words in quotes are not prose', () => {
  expect(findWords('a.ts', "const { answer } = faults('answer'); // calls `answer()`")).toEqual([]);
});
