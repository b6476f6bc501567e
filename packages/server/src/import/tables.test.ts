import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { UsageError } from '../errors.ts';
import { parseTable, readTables } from './tables.ts';

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

test('a folder and a zip are read alike, whatever the case of the names and in a folder of the zip too', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'STUDENT.csv'), students);
  await writeFile(join(folder, 'Passwords.csv'), 'a,b\n1,2\n');
  const zip = await newZip({
    'export/Student.csv': strToU8(students),
    'export/Passwords.csv': strToU8('a,b\n1,2\n'),
    '__MACOSX/export/Student.csv': strToU8('no table'),
  });
  for (const path of [folder, zip]) {
    const tables = await readTables(path);
    expect([...tables.keys()]).toEqual(['student']);
    expect(tables.get('student')?.lines.map((line) => [line.line, line.get('sisid')])).toEqual([[2, '1']]);
  }
});

test('a zip with a file that is too large, or that is there twice, is refused, and so is what is no zip', async () => {
  const bomb = await newZip({ 'Student.csv': new Uint8Array(51 * 1024 * 1024) });
  await expect(readTables(bomb)).rejects.toThrow(/Student\.csv in school\.zip is larger than/);
  const twice = await newZip({ 'a/Student.csv': strToU8(students), 'b/student.csv': strToU8(students) });
  await expect(readTables(twice)).rejects.toThrow(/two files of one name/);
  const text = join(await newFolder(), 'school.zip');
  await writeFile(text, 'no zip');
  await expect(readTables(text)).rejects.toThrow(UsageError);
  await expect(readTables(join(text, 'nowhere'))).rejects.toThrow(/is not a folder or a zip/);
});

test('text is read as spreadsheets write it: with marks, code pages, semicolons, quotes and short lines', () => {
  const cells = (bytes: Uint8Array) => {
    const { lines } = parseTable(bytes, 'Student.csv');
    return lines.map((line) => line.get('firstname'));
  };
  const text = 'SIS ID;First Name;Last Name\r\n1;Chloé;Example\r\n\r\n2\r\n';
  expect(cells(Buffer.from(`\uFEFF${text}`))).toEqual(['Chloé', null]);
  expect(cells(Buffer.from(text, 'latin1'))).toEqual(['Chloé', null]);
  expect(cells(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(['Chloé', null]);
  expect(cells(Buffer.from('first_name,id\n"Ann ""A"", jr",1\nBo "B",2'))).toEqual(['Ann "A", jr', 'Bo "B"']);
  expect(() => cells(Buffer.from('first name,id\n"Ann,1'))).toThrow(/Student\.csv cannot be read as CSV/);
});
