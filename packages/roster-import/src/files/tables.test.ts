import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { fieldsOf, read } from '../../test/read-folder.ts';
import { InputError } from '../input-error.ts';
import { Report } from '../report/report.ts';
import { constantIn } from './header.ts';
import { readTables, tablesOf } from './tables.ts';

const students = 'SIS ID,First Name,Last Name\n1,Ann,Example\n';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rollbook-tables-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function newZip(files: Record<string, Uint8Array>): Promise<string> {
  const path = join(await newFolder(), 'school.zip');
  await writeFile(path, zipSync(files));
  return path;
}

test('a folder and a zip are read alike, and the files in them that are not read are reported', async () => {
  const folder = await newFolder();
  const others = ['Passwords.csv', 'userFlags.csv', 'README.md', 'rollbook-import-20260114-063000-000.csv'];
  await writeFile(join(folder, 'STUDENT.csv'), students);
  for (const file of others) await writeFile(join(folder, file), 'a,b\n1,2\n');
  const zip = await newZip({
    'export/Student.csv': strToU8(students),
    ...Object.fromEntries(others.map((file) => [`export/${file}`, strToU8('a,b\n1,2\n')])),
    '__MACOSX/export/Student.csv': strToU8('no table'),
  });
  await mkdir(join(folder, 'more'));
  for (const [path, prefix] of [[folder, ''] as const, [zip, 'export/'] as const]) {
    const report = new Report();
    const { lines } = (await readTables(path, report)).get('student') ?? { lines: [] };
    expect(lines.map((line) => [line.number, line.get('sisid')])).toEqual([[2, '1']]);
    const said = report.summary().items.filter(({ line }) => line === null);
    expect(said.map(({ file, severity, reason }) => `${severity} ${file}: ${reason.text}`).sort()).toEqual([
      `error ${prefix}Passwords.csv: is not a file of a known format and was not read; number of lines: 1`,
      `notice ${prefix}README.md: is not a CSV file`,
      ...(path === folder ? ['notice more: is a folder and was not read'] : []),
      `notice ${prefix}userFlags.csv: contains data that Rollbook does not store; number of lines: 1`,
    ]);
    const unread = { lines: 1, created: 0, updated: 0, unchanged: 0, left_out: 1 };
    expect(report.summary().files).toContainEqual({ file: `${prefix}userFlags.csv`, ...unread });
  }
});

test('a zip with a file that is too large, or that is there twice, is rejected, and so is what is no zip', async () => {
  const open = (path: string) => readTables(path, new Report());
  const bomb = await newZip({ 'Student.csv': new Uint8Array(51 * 1024 * 1024) });
  await expect(open(bomb)).rejects.toThrow(/Student\.csv in school\.zip is larger than/);
  const twice = await newZip({ 'a/Student.csv': strToU8(students), 'b/student.csv': strToU8(students) });
  await expect(open(twice)).rejects.toThrow(/two files with the same name/);
  const text = join(await newFolder(), 'school.zip');
  await writeFile(text, 'no zip');
  await expect(open(text)).rejects.toThrow(InputError);
  const csv = join(await newFolder(), 'learners.csv');
  await writeFile(csv, 'id,name\n');
  await expect(open(csv)).rejects.toThrow(/settings\/imports\/new/);
  await expect(open(join(text, 'nowhere'))).rejects.toThrow(/is not a readable folder or zip/);
});

test('files of a zip that are only counted are not unpacked beyond what one file may have', async () => {
  const report = new Report();
  const small = strToU8('a,b\n1,2\n');
  const zip = await newZip({
    'Student.csv': strToU8(students),
    'one.csv': small,
    'two.csv': new Uint8Array(50 * 1024 * 1024),
    'three.csv': small,
  });
  await readTables(zip, report);
  const said = report.summary().items.filter(({ line }) => line === null);
  expect(said.map(({ file, severity, reason }) => `${severity} ${file}: ${reason.text}`).sort()).toEqual([
    'error one.csv: is not a file of a known format and was not read; number of lines: 1',
    'error three.csv: is not a file of a known format and was not read; number of lines: 1',
    'error two.csv: was not read, and its lines were not counted: files that are not read are counted up to 52428800 bytes together',
  ]);
});

/** The cells of the first name in a file, and the items of the report. */
function cells(bytes: Uint8Array, encoding?: string) {
  const report = new Report();
  const table = tablesOf(new Map([['Student.csv', bytes]]), report, { encoding }).get('student');
  const names = table?.read([], (line) => [line.get('firstname')]) ?? [];
  const said = report
    .summary()
    .items.filter(({ reason }) => !reason.text.startsWith('was read but not used'));
  return { names, said: said.map(({ line, column, reason }) => `${line} ${column}: ${reason.text}`) };
}

test('text is read as spreadsheets write it: with marks, in UTF-16, with semicolons, tabs and quotes', () => {
  const text = 'SIS ID;First Name;Last Name\r\n1;Chloé;Example\r\n\r\n';
  const names = ['Chloé'];
  expect(cells(Buffer.from(`\uFEFF${text}`)).names).toEqual(names);
  expect(cells(Buffer.from(`\uFEFF${text}`, 'utf16le')).names).toEqual(names);
  expect(cells(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()).names).toEqual(names);
  expect(cells(Buffer.from(text, 'utf16le'), 'utf-16le').names).toEqual(names);
  expect(cells(Buffer.from(text, 'latin1'), 'windows-1252').names).toEqual(names);
  expect(cells(Buffer.from(text.replaceAll(';', '\t'))).names).toEqual(names);
  expect(cells(Buffer.from('first_name,id\n"Ann ""A"", jr",1\nBo "B",2')).names).toEqual([
    'Ann "A", jr',
    'Bo "B"',
  ]);
});

test('a line that gives the separator is not the header, and lines keep their numbers', () => {
  const { names, said } = cells(Buffer.from('sep=;\r\nSIS ID;First, Name;First Name\n1;x;Ann\n2;Bo\n'));
  expect(names).toEqual(['Ann']);
  expect(said).toEqual([
    '4 null: has 2 cells, but the header has 3, so it is unclear which cell belongs to which column',
  ]);
});

test.each(['\r\n', '\n'])('lines keep their numbers after cells with %j', (end) => {
  const lines = ['SIS ID,First Name,Note', `1,Ann,"a${end}b"`, `2,"Bo${end}X",c`, '3,Cas'];
  expect(cells(Buffer.from(lines.join(end))).said).toEqual([
    expect.stringMatching(/^4 First Name: contains a line break/),
    expect.stringMatching(/^6 null: has 2 cells/),
  ]);
});

test('a column that a file does not have can have one value, which is reported', () => {
  const files = {
    'Student.csv': 'SIS ID,First Name,Last Name\n1,Ann,Example\n\n2,Bo\n3,Cas,Example',
  };
  const grade = { file: 'Student', column: 'Grade', value: '9' };
  const roster = read(files, { constants: [grade] });
  expect(fieldsOf(roster, 'learners').map((row) => row.grade_level_external_id)).toEqual(['9', '9']);
  expect(roster.notices).toContain('Student.csv 1 Grade: is 9 in all lines, as the constant says');
  expect(roster.errors).toEqual([
    expect.stringMatching(/^Student\.csv 4: has 2 cells, but the header has 3/),
  ]);
  expect(() => read(files, { constants: [{ ...grade, column: 'last name' }] })).toThrow(
    'Student.csv has a column Last Name, so Student.last name cannot be a constant.',
  );
  expect(() => read(files, { constants: [{ ...grade, file: 'users' }] })).toThrow(
    'There is no file users.csv for the constant Grade.',
  );
  expect(constantIn('classes.csv.termSourcedIds=t1')).toEqual({
    ...{ file: 'classes', column: 'termSourcedIds', value: 't1' },
  });
  expect(['classes=t1', 'classes.x', 'classes.x=', '.x=1'].map(constantIn)).toEqual(Array(4).fill(undefined));
});

test('one byte in another encoding changes how no other line is read, and its own line is in doubt', () => {
  const head = Buffer.from('SIS ID,First Name\n1,Müller\n');
  const mixed = Buffer.concat([head, Buffer.from('2,José\n', 'latin1'), Buffer.from('3,Ann\n')]);
  expect(cells(mixed)).toEqual({
    names: ['Müller', 'Ann'],
    said: [
      '3 First Name: contains a character that cannot be decoded: Jos\uFFFD; the file is not UTF-8, so set its encoding with --encoding, such as windows-1252',
    ],
  });
  expect(cells(mixed, 'windows-1252')).toEqual({ names: ['Müller', 'José', 'Ann'], said: [] });
  // What an export before this one has lost is not better for being UTF-8.
  expect(cells(Buffer.from('First Name\nJos\uFFFD')).said).toEqual([
    '2 First Name: contains a character that cannot be decoded: Jos\uFFFD',
  ]);
});

test('a line with more or fewer cells than the header is left out, and an empty one is reported', () => {
  const { names, said } = cells(
    Buffer.from('SIS ID,First Name,Last Name\n1,Ann\n2,Bo,Example,jr\n,,\n3,Cas,Example'),
  );
  expect(names).toEqual(['Cas']);
  expect(said).toEqual([
    '2 null: has 2 cells, but the header has 3, so it is unclear which cell belongs to which column',
    '3 null: has 4 cells, but the header has 3, so it is unclear which cell belongs to which column',
    '4 null: is empty',
  ]);
});

test('a quote that is not closed hides no line without a report', () => {
  const open = cells(Buffer.from('SIS ID,First Name\n1,Ann\n2,"Bo\n3,Cas\n4,Dan'));
  expect(open.names).toEqual(['Ann']);
  expect(open.said).toEqual([3, 4, 5].map((line) => `${line} null: follows a quote that is not closed`));
  const late = cells(Buffer.from('SIS ID,First Name,Notes\n1,Ann,"good\n2,Bo,"bad"\n3,Cas,x'));
  expect(late.names).not.toContain('Ann');
  expect(late.said.length).toBeGreaterThan(0);
  const notes = cells(Buffer.from('SIS ID,Notes,First Name\n1,"two\nlines",Ann\n2,x,"Bo\nB"'));
  expect(notes).toEqual({ names: ['Ann'], said: ['4 First Name: contains a line break: Bo·B'] });
});

test('characters that cannot be stored, and columns that are there twice, leave their lines out', () => {
  expect(cells(Buffer.from('First Name\nAnn\nB\u0000o')).said).toContain(
    '3 First Name: contains a control character: B·o',
  );
  expect(cells(Buffer.from('First Name,first_name\nAnn,Bo')).said).toEqual([
    '2 First Name: occurs twice, so it is unclear which column to use',
  ]);
});

test('spaces around a value are no part of it, also between quotes', () => {
  const file = 'SIS ID,First Name,Middle Name,Last Name\n" 1","  Ann "," ","Example\u00a0"\n';
  const roster = read({ 'Student.csv': file });
  expect(fieldsOf(roster, 'learners')).toMatchObject([
    { name: 'Ann Example', first_name: 'Ann', last_name: 'Example' },
  ]);
  expect(roster.errors).toEqual([]);
});

test('a value that is too long is cut between letters, and reported', () => {
  const name = `${'x'.repeat(99)}👩‍🏫`;
  const roster = read({ 'Student.csv': `SIS ID,First Name,Last Name\n1,${name},Example` });
  expect(fieldsOf(roster, 'learners')).toMatchObject([{ first_name: 'x'.repeat(99) }]);
  expect(roster.errors[0]).toMatch(
    /^Student\.csv 2 First Name: is longer than 100 characters and was truncated: x+…$/,
  );
});
