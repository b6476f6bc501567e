import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { UsageError } from '../errors.ts';

/** A learner as a file has it. */
export interface ImportedLearner {
  /** Line of the file. */
  line: number;
  sourceId: string;
  first_name: string;
  middle_names: string | null;
  last_name: string;
  grade_level: string | null;
  admission_number: string | null;
  date_of_birth: string | null;
  school: string | null;
}

export interface ReadFault {
  line: number;
  detail: string;
}

/** Which columns hold what; School Data Sync names them differently from country to country. */
const columns = {
  sourceId: ['SIS ID', 'ID'],
  school: ['School SIS ID', 'School DfE Number'],
  first: ['First Name'],
  middle: ['Middle Name'],
  last: ['Last Name'],
  grade: ['Grade'],
  number: ['Student Number'],
  birth: ['Birthdate', 'Date of Birth'],
} as const;

type Field = keyof typeof columns;
const needed: readonly Field[] = ['sourceId', 'first', 'last'];

/** Reads the learners of a Microsoft School Data Sync folder (`Student.csv`). */
export async function readSdsFolder(
  folder: string,
): Promise<{ learners: ImportedLearner[]; faults: ReadFault[] }> {
  const names = await readdir(folder).catch(() => {
    throw new UsageError(`${folder} is not a folder that can be read.`);
  });
  const file = names.find((name) => name.toLowerCase() === 'student.csv');
  if (!file)
    throw new UsageError(`${folder} has no Student.csv. A Microsoft School Data Sync folder has one.`);
  return parseStudents(await readFile(join(folder, file)), file);
}

export function parseStudents(
  csv: Uint8Array,
  file = 'Student.csv',
): { learners: ImportedLearner[]; faults: ReadFault[] } {
  const records = parse(Buffer.from(csv), {
    bom: true,
    columns: true,
    info: true,
    skip_empty_lines: true,
    trim: true,
    relax_column_count: true,
  }) as unknown as {
    record: Record<string, string>;
    info: { lines: number };
  }[];
  const header = Object.keys(records[0]?.record ?? {});
  const column = (field: Field) => columns[field].find((name) => header.includes(name));
  const missing = records.length === 0 ? [] : needed.filter((field) => !column(field));
  if (missing.length > 0) {
    throw new UsageError(
      `${file} has no column ${missing.map((field) => columns[field].join(' or ')).join(', ')}. It has: ${header.join(', ')}.`,
    );
  }
  const value = (record: Record<string, string>, field: Field) => record[column(field) ?? ''] || null;
  const dayFirst = isDayFirst(records.map(({ record }) => value(record, 'birth')));
  const learners: ImportedLearner[] = [];
  const faults: ReadFault[] = [];
  const seen = new Map<string, number>();
  for (const { record, info } of records) {
    const line = info.lines;
    const sourceId = value(record, 'sourceId');
    const first = value(record, 'first');
    const last = value(record, 'last');
    const birth = value(record, 'birth');
    const date = birth === null ? null : isoDate(birth, dayFirst);
    if (!sourceId || !first || !last)
      faults.push({ line, detail: 'lacks an id, a first name or a last name' });
    else if (seen.has(sourceId))
      faults.push({ line, detail: `has the id ${sourceId} of line ${seen.get(sourceId)}` });
    else if (date === undefined) faults.push({ line, detail: `has a birth date that is none: ${birth}` });
    else {
      seen.set(sourceId, line);
      learners.push({
        line,
        sourceId,
        first_name: first,
        middle_names: value(record, 'middle'),
        last_name: last,
        grade_level: value(record, 'grade'),
        admission_number: value(record, 'number'),
        date_of_birth: date,
        school: value(record, 'school'),
      });
    }
  }
  return { learners, faults };
}

/** Month first, as School Data Sync writes it, unless some date of the file can only be read day first. */
const isDayFirst = (dates: readonly (string | null)[]): boolean =>
  dates.some((date) => {
    const [, first, second] = /^(\d{1,2})\/(\d{1,2})\//.exec(date ?? '') ?? [];
    return Number(first) > 12 && Number(second) <= 12;
  });

function isoDate(text: string, dayFirst: boolean): string | undefined {
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [, one = '', two = '', year = ''] = slashed ?? [];
  const iso = slashed
    ? `${year}-${(dayFirst ? two : one).padStart(2, '0')}-${(dayFirst ? one : two).padStart(2, '0')}`
    : text.slice(0, 10);
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
