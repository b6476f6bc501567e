// Finds words in prose that are not the standard term: in the sources of the document, in Markdown, and in comments and texts of the code.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './run.ts';

/** Each pattern, and what to write in its place. */
const words: readonly [RegExp, string][] = [
  [/\banswer(s|ed|ing)?\b/i, 'response, return, reply with'],
  [
    /\b(is|are|was|were|be|been) told\b|\btells? (the|a|its|their|every|each) (receiver|integration|endpoint)/i,
    'notified, informed',
  ],
  [/\bfaults?\b/i, 'error, field error, defect'],
  [/\bformer\b/i, 'previous, earlier'],
  [/\bas [\w .-]+ (has|have) it\b/i, 'as defined in, according to'],
  [/\blest\b/i, 'so that … not'],
  [/\bsisters?\b/i, 'the other … of the same …'],
  [/\bgiv(es?|ing) way\b/i, 'yield'],
  [/\bnothing is here\b/i, 'not found'],
  [/\b(database|server|network|receiver|peer) is away\b/i, 'cannot be reached, is unavailable'],
  [/\bof what it is\b/i, 'the … of which'],
  [/\bis made of\b/i, 'consists of, the fields of'],
  [/\bspans? of (days|dates|time)\b|\bdate spans?\b/i, 'date range, period'],
  [/\bstands? (in|there|here|at|for itself|beside)\b/i, 'is, is defined in'],
  [/\bspeaks? of\b/i, 'refers to, concerns'],
  [/\bwrit(es?|ten) down\b/i, 'record, store'],
  [/\bany more\b(?! than)/i, 'no longer'],
  [/\bfor ever\b/i, 'permanently'],
  [/\bmend(s|ed|ing)?\b/i, 'fix, correct'],
  [/\bt(ake|akes|aken|ook) (it|(the|a) [a-z]+) back\b|\bis taken back\b/i, 'cancel, undo'],
  [/\b(becomes?|became) of (it|them|each|the|its|their|what)\b/i, 'result, outcome, status'],
  [/\bby how they begin\b/i, 'by their beginning'],
  [/(?<![a-z])canceled(?![a-z])/i, 'cancelled'],
  [
    /\ba (academic|active|announcement|API|assessment|endpoint|enrollment|event|excuse|import|incident|invoice|operation)\b/i,
    'an …',
  ],
  [/\b(whence|whereby|whereof|thereof|therein|hence|thus|shall|unto|ere|nought|aught)\b/i, 'plain words'],
];

interface Text {
  line: number;
  text: string;
}

/** The comments of a file, and its texts with more than one word. */
function proseOf(path: string, code: string): Text[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const comments = new Set<number>();
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(code, node.getFullStart()) ?? []) {
      if (comments.has(pos)) continue;
      comments.add(pos);
      found.push({ line: lineOf(pos), text: code.slice(pos, end) });
    }
    const isText = ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    if (isText && node.text.includes(' ')) found.push({ line: lineOf(node.getStart()), text: node.text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const linesOf = (text: string): Text[] =>
  text.split('\n').map((line, index) => ({ line: index + 1, text: line }));

export function findWords(path: string, content: string): string[] {
  const texts = /\.tsx?$/.test(path) ? proseOf(path, content) : linesOf(content);
  return texts.flatMap(({ line, text }) =>
    text.split('\n').flatMap((part, offset) =>
      words.flatMap(([pattern, instead]) => {
        const [word] = pattern.exec(part.replaceAll(/`[^`]*`/g, '')) ?? [];
        return word === undefined ? [] : [`${path}:${line + offset}: "${word}": write ${instead}`];
      }),
    ),
  );
}

if (import.meta.main) {
  const patterns = [
    'openapi/**/*.{yaml,md}',
    '*.md',
    'docs/**/*.md',
    '.changeset/*.md',
    'packages/*/*.md',
    'packages/*/src/**/*.{ts,tsx}',
    '{scripts,test,bench,examples}/**/*.{ts,md}',
  ];
  const files = globSync(patterns, {
    cwd: root,
    exclude: (path) => /node_modules|roster-import|\bgenerated\b|\bdist\b|check-words|words.test/.test(path),
  });
  const found = files.flatMap((path) => findWords(path, readFileSync(join(root, path), 'utf8')));
  for (const each of found) console.error(each);
  console.log(`${files.length} files are read for words that are not the standard term`);
  if (found.length > 0) process.exitCode = 1;
}
