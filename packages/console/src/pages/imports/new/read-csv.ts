interface FirstLines {
  /** The number of lines. */
  most?: number;
  /** The number of lines before the header. */
  skip?: number;
}

/** The first lines of a CSV text, as cells: enough to choose what its columns mean. */
export const firstLines = (text: string, options: FirstLines = {}): string[][] =>
  readLines(text, options).lines.map(({ cells }) => cells);

/** A line with values, and its number in a spreadsheet: line breaks inside of cells do not count. */
interface NumberedLine {
  cells: string[];
  number: number;
}

interface ReadLines {
  lines: NumberedLine[];
  separator: string;
}

/** The first lines of a CSV text with their numbers, as the API counts them. */
export function readLines(text: string, { most = 2, skip = 0 }: FirstLines = {}): ReadLines {
  // Excel gives the separator in a line before the others.
  const [sep = '', given] = /^\ufeff?"?sep=([,;\t|])"?(?:\r?\n|$)/i.exec(text) ?? [];
  const csv = withoutLines(text.slice(sep.length), skip);
  const separator = given ?? separatorIn(csv);
  const lines: NumberedLine[] = [];
  let number = skip;
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endLine = () => {
    cells.push(cell.trim());
    number += 1;
    if (cells.some((each) => each !== '')) lines.push({ cells, number });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < csv.length && lines.length < most; at++) {
    const character = csv[at] ?? '';
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (csv[at + 1] === '"') cell += csv[++at];
      else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (character === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && csv[at + 1] === '\n') at++;
      endLine();
    } else cell += character;
  }
  if (lines.length < most && (cell !== '' || cells.length > 0)) endLine();
  return { lines, separator };
}

function withoutLines(csv: string, count: number): string {
  let from = 0;
  const breaks = /\r\n|[\r\n]/g;
  for (let skipped = 0; skipped < count; skipped++) {
    if (!breaks.exec(csv)) return '';
    from = breaks.lastIndex;
  }
  return csv.slice(from);
}

/** The separator that occurs most often in the first line that is not empty, outside of quotes. */
function separatorIn(csv: string): string {
  const [head = ''] = /[^\r\n]+/.exec(csv) ?? [];
  const names = head.replace(/"[^"]*"/g, '');
  const [most = ','] = [',', ';', '\t'].sort(
    (one, other) => names.split(other).length - names.split(one).length,
  );
  return most;
}

/** How the files of spreadsheets begin: those of today are zip files. */
const workbooks = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];

/** How files begin that are text, and not CSV. */
const otherFormats: readonly [RegExp, string][] = [
  [/^%PDF-/, 'a PDF document'],
  [/^\s*<(?:\?xml|OFX|!DOCTYPE|html|Document)\b/i, 'XML (such as a CAMT.053 bank statement)'],
  [/^\s*(?:\{1:|:20:)/, 'a bank statement in MT940 format'],
  [/^\s*OFXHEADER:/, 'a bank statement in OFX format'],
];

/** What the API takes in one request. */
const mostMegabytes = 8;

/** The text of a CSV file as spreadsheets save it, in UTF-8, UTF-16 or Windows-1252; or why it has none. */
export function textOf(bytes: Uint8Array): { text: string; guess?: string } | { problem: string } {
  const megabytes = Math.ceil((bytes.length / 1024 / 1024) * 10) / 10;
  if (megabytes > mostMegabytes)
    return { problem: `The file has ${megabytes} MB, and an import at most ${mostMegabytes} MB. Split it.` };
  const read = decoded(bytes);
  const [, name] = ('text' in read && otherFormats.find(([start]) => start.test(read.text))) || [];
  return name === undefined
    ? read
    : { problem: `The file is ${name}. Export it as CSV from the system that it comes from.` };
}

/** The text of any file in these encodings; or what it is instead, if it is no text. */
function decoded(bytes: Uint8Array): { text: string; guess?: string } | { problem: string } {
  if (bytes.length === 0) return { problem: 'The file is empty.' };
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (workbooks.includes(start)) {
    return {
      problem:
        'The file is a workbook. In your spreadsheet program, save the sheet as “CSV UTF-8”, and choose that file.',
    };
  }
  const inEncoding = (encoding: string) => ({ text: new TextDecoder(encoding).decode(bytes) });
  if (start.startsWith('\u00ff\u00fe')) return inEncoding('utf-16le');
  if (start.startsWith('\u00fe\u00ff')) return inEncoding('utf-16be');
  if (bytes.includes(0)) {
    return { problem: 'The file is not text. Export it as CSV from the system that it comes from.' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const mixed = mixedLines(bytes);
    if (mixed) {
      return {
        problem: `Line ${mixed.utf8} of the file is UTF-8 and line ${mixed.other} is not, so letters with accents cannot be read right. Save the whole file as “CSV UTF-8”.`,
      };
    }
    const read = inEncoding('windows-1252');
    return { ...read, guess: accentedWord(read.text) };
  }
}

/** The first word with a letter that is not ASCII. */
function accentedWord(text: string): string {
  const at = text.search(/[\u0080-\uffff]/);
  const before =
    text
      .slice(Math.max(0, at - 40), at)
      .split(/[\s,;"]/)
      .at(-1) ?? '';
  return before + (text.slice(at, at + 40).split(/[\s,;"]/)[0] ?? '');
}

/** A line with letters that are UTF-8, and one with letters that are not, if a file has both. */
function mixedLines(bytes: Uint8Array): { utf8: number; other: number } | undefined {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let [utf8, other, number, from] = [0, 0, 0, 0];
  while (from < bytes.length && (utf8 === 0 || other === 0)) {
    const end = bytes.indexOf(10, from);
    const line = bytes.subarray(from, end === -1 ? bytes.length : end);
    number += 1;
    from += line.length + 1;
    if (!line.some((byte) => byte > 127)) continue;
    try {
      strict.decode(line);
      utf8 ||= number;
    } catch {
      other ||= number;
    }
  }
  return utf8 > 0 && other > 0 ? { utf8, other } : undefined;
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');

/** What columns are often called in the exports of other systems. */
const synonyms: Record<string, string> = {
  id: 'external_id',
  sourcedid: 'external_id',
  surname: 'last_name',
  family_name: 'last_name',
  given_name: 'first_name',
  forename: 'first_name',
  full_name: 'name',
  birth_date: 'date_of_birth',
  birthdate: 'date_of_birth',
  dob: 'date_of_birth',
  grade: 'grade_level',
  d_o_b: 'date_of_birth',
  adm_no: 'admission_number',
  adm_number: 'admission_number',
  admission_no: 'admission_number',
  learner_no: 'admission_number',
  learner_number: 'admission_number',
  student_no: 'admission_number',
  student_number: 'admission_number',
  employee_no: 'employee_number',
  staff_no: 'employee_number',
  staff_number: 'employee_number',
  type: 'staff_type',
  job: 'job_title',
  position: 'job_title',
  language: 'home_language',
  mother_tongue: 'home_language',
  country: 'address.country',
  cell: 'phone',
  cellphone: 'phone',
  cell_number: 'phone',
  mobile: 'phone',
  mobile_number: 'phone',
  phone_number: 'phone',
  telephone: 'phone',
  e_mail: 'email',
  email_address: 'email',
  sex: 'gender',
  street: 'address.line1',
  street_address: 'address.line1',
  address_line_1: 'address.line1',
  address_line_2: 'address.line2',
  suburb: 'address.suburb',
  city: 'address.city',
  town: 'address.city',
  postal_code: 'address.postal_code',
  postcode: 'address.postal_code',
  zip_code: 'address.postal_code',
};

/** What names a learner: in a list of learners its own record, in rows about something of a learner that one. */
const ofLearners: Record<string, string> = {
  ...{ learner_id: 'external_id', student_id: 'external_id' },
  ...{ learner: 'name', learner_name: 'name', student: 'name', student_name: 'name' },
};
const ofLearner = (name: string): string | undefined => {
  if (ofLearners[name] === 'external_id') return 'learner_external_id';
  const isNumber = [name, synonyms[name]].includes('admission_number');
  return isNumber || name === 'learner' || name === 'student' ? 'learner_admission_number' : undefined;
};

const familyNames = new Set(['surname', 'last_name', 'family_name']);
const givenNames = new Set(['first_name', 'given_name', 'forename']);

/** The fields that columns are probably about; no field is proposed for two columns. */
export function proposeMapping(
  columns: readonly string[],
  fields: readonly string[],
  own: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const mapping: Record<string, string> = {};
  const taken = new Set<string>();
  // Members of a field, such as `address.line1`, have a dot in their names.
  const byName = new Map(fields.map((field) => [plain(field), field]));
  // A person can have several first names.
  const singular = (column: string) => plain(column).replace(/_?s$/, '');
  const hasName = (column: string) =>
    own[plain(column)] === undefined && (byName.has(plain(column)) || byName.has(singular(column)));
  const isOneOf = (names: ReadonlySet<string>) => columns.some((column) => names.has(singular(column)));
  // Beside a family name, "Name" is the given name.
  const isGiven = isOneOf(familyNames) && !isOneOf(givenNames);
  const isOfLearners = fields.includes('date_of_birth');
  // A column that has the name of a field is taken before one that is only often used for it.
  for (const column of [...columns.filter(hasName), ...columns.filter((each) => !hasName(each))]) {
    const name = plain(column);
    const single = singular(column);
    const candidates = [
      isGiven && single === 'name' ? 'first_name' : undefined,
      ...[own[name], byName.get(name), synonyms[name]],
      ...[byName.get(single), synonyms[single], byName.get(`${single}s`)],
      ...[isOfLearners ? ofLearners[name] : undefined, ofLearner(name)],
    ];
    const field = candidates.find((each) => each !== undefined && fields.includes(each) && !taken.has(each));
    if (field === undefined) continue;
    mapping[column] = field;
    taken.add(field);
  }
  return mapping;
}
