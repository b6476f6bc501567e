import { expect, it } from 'vitest';
import { firstLines, proposeMapping, readLines, textOf } from './read-csv.ts';

it.each<[string, string[][]]>([
  [
    'a,b\n1,2\n3,4',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\n a ; "b; ""c"""\r\n1;2\r\n',
    [
      ['a', 'b; "c"'],
      ['1', '2'],
    ],
  ],
  [
    'a\tb\n"1\n2"\t3',
    [
      ['a', 'b'],
      ['1\n2', '3'],
    ],
  ],
  [
    'sep=;\r\na, b;c\r\n1;2',
    [
      ['a, b', 'c'],
      ['1', '2'],
    ],
  ],
  ['a;"b,c,d";e', [['a', 'b,c,d', 'e']]],
  ['a', [['a']]],
  ['', []],
])('the first lines of %j are %j', (csv, expected) => {
  expect(firstLines(csv)).toEqual(expected);
});

it('lines before the header are left out', () => {
  expect(firstLines('Bank\r\n\r\na;b\r\n1;2\r\n', { skip: 2 })).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(firstLines('sep=;\nBank\na;b', { skip: 1, most: 1 })).toEqual([['a', 'b']]);
  expect(firstLines('a;b', { skip: 5 })).toEqual([]);
});

it.each(['\r\n', '\n', '\r'])(
  'lines have the numbers of a spreadsheet, with %j in cells and after lines',
  (end) => {
    for (const before of ['', '\ufeff', `sep=;${end === '\r' ? '\r\n' : end}`]) {
      const text = `${before}"Id";"a${end}b"${end}1;"c${end}${end}d"${end}${end};;${end}2;"e"${end}`;
      const { lines } = readLines(text, { most: Number.POSITIVE_INFINITY });
      expect(lines.map(({ cells: [id], number }) => `${id} ${number}`)).toEqual(['Id 1', '1 2', '2 5']);
    }
    expect(readLines(`List${end}Id;Name${end}1;Ann`, { skip: 1 }).lines).toMatchObject([
      { number: 2 },
      { number: 3 },
    ]);
  },
);

it('a file is read as UTF-8, as UTF-16 with a byte order mark, or as Windows-1252', () => {
  const utf16 = [...'\uFEFFZoë'].map((character) => character.charCodeAt(0));
  const files = [
    new TextEncoder().encode('\uFEFFZoë'),
    new TextEncoder().encode('Zoë'),
    new Uint8Array(utf16.flatMap((unit) => [unit & 255, unit >> 8])),
    new Uint8Array(utf16.flatMap((unit) => [unit >> 8, unit & 255])),
    new Uint8Array([0x5a, 0x6f, 0xeb]),
  ];
  const read = files.map((_, at) =>
    at === files.length - 1 ? { text: 'Zoë', guess: 'Zoë' } : { text: 'Zoë' },
  );
  expect(files.map(textOf)).toEqual(read);
  // Neither reading would be right for both lines.
  const mixed = textOf(new Uint8Array([0x41, 10, 0x5a, 0x6f, 0xeb, 10, 0x5a, 0x6f, 0xc3, 0xab]));
  expect(mixed).toEqual({
    problem: expect.stringContaining('Line 3 of the file is UTF-8 and line 2 is not'),
  });
});

it('of a file that is not text it is said what it is', () => {
  const problemOf = (bytes: number[]) => {
    const read = textOf(new Uint8Array(bytes));
    return 'problem' in read ? read.problem : undefined;
  };
  expect(problemOf([0x50, 0x4b, 3, 4, 20, 0, 6])).toContain('is a workbook');
  expect(problemOf([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])).toContain('is a workbook');
  expect(problemOf([...Buffer.from('a\n'), 0, 1])).toContain('is not text');
  for (const [text, name] of [
    ['%PDF-1.7\n\u00e2', 'a PDF document'],
    ['\uFEFF<?xml version="1.0"?>\n<Document>', 'XML (such as a CAMT.053 bank statement)'],
    ['{1:F01BANKDEFFXXXX0000000000}\n:20:START', 'a bank statement in MT940 format'],
    ['\r\n:20:START\r\n:25:1234', 'a bank statement in MT940 format'],
    ['OFXHEADER:100\nDATA:OFXSGML', 'a bank statement in OFX format'],
  ] as const)
    expect(problemOf([...Buffer.from(text)])).toBe(
      `The file is ${name}. Export it as CSV from the system that it comes from.`,
    );
  const large = textOf(new Uint8Array(8 * 1024 * 1024 + 1).fill(65));
  expect(large).toEqual({ problem: 'The file has 8.1 MB, and an import at most 8 MB. Split it.' });
  expect(problemOf([])).toBe('The file is empty.');
  expect(problemOf([...Buffer.from('PK;Name\n1;Ann')])).toBeUndefined();
});

it('a column of several names is mapped to the field of one', () => {
  const fields = ['first_name', 'middle_names', 'last_name', 'class'];
  expect(proposeMapping(['First names', 'Middle Names', 'Surnames', 'Class'], fields)).toEqual({
    'First names': 'first_name',
    'Middle Names': 'middle_names',
    Surnames: 'last_name',
    Class: 'class',
  });
  expect(proposeMapping(['Forename(s)'], fields)).toEqual({ 'Forename(s)': 'first_name' });
  expect(proposeMapping(['Middle Name'], fields)).toEqual({ 'Middle Name': 'middle_names' });
});

it('columns are mapped to the members of fields, as a template names them and as spreadsheets do', () => {
  const fields = ['name', 'address.line1', 'address.city', 'channels.sms'];
  expect(proposeMapping(fields, fields)).toEqual(Object.fromEntries(fields.map((field) => [field, field])));
  expect(proposeMapping(['Street', 'City', 'Channels SMS'], fields)).toEqual({
    ...{ Street: 'address.line1', City: 'address.city', 'Channels SMS': 'channels.sms' },
  });
});

it('a column "Name" beside a family name has the given names', () => {
  const fields = ['name', 'first_name', 'last_name', 'date_of_birth'];
  expect(proposeMapping(['Name', 'Surname'], fields)).toEqual({ Name: 'first_name', Surname: 'last_name' });
  expect(proposeMapping(['First Name', 'Name', 'Surname'], fields)).toEqual({
    ...{ 'First Name': 'first_name', Name: 'name', Surname: 'last_name' },
  });
  expect(proposeMapping(['Name', 'DOB'], fields)).toEqual({ Name: 'name', DOB: 'date_of_birth' });
});

it('a column that is called as a field goes before one that often means it', () => {
  const fields = ['learner_admission_number', 'mark'];
  expect(proposeMapping(['Admission No', 'Grade', 'Marks'], fields, { grade: 'mark' })).toEqual({
    ...{ 'Admission No': 'learner_admission_number', Marks: 'mark' },
  });
});

it('columns about the learner of a row are not taken for those of a guardian or an enrollment', () => {
  const guardians = ['external_id', 'name', 'last_name', 'phone', 'email'];
  expect(proposeMapping(['Student ID', 'Learner', 'Cell', 'Email'], guardians)).toEqual({
    ...{ Cell: 'phone', Email: 'email' },
  });
  const enrollments = ['external_id', 'learner_external_id', 'learner_admission_number', 'class_id'];
  expect(proposeMapping(['Student ID', 'Learner'], enrollments)).toEqual({
    ...{ 'Student ID': 'learner_external_id', Learner: 'learner_admission_number' },
  });
});

it('columns are mapped to the fields that they are called, or usually mean, and each field once', () => {
  const fields = ['external_id', 'first_name', 'last_name', 'date_of_birth'];
  expect(
    proposeMapping(['Learner ID', 'First Name', 'Surname', 'Last name', 'DOB', 'House'], fields),
  ).toEqual({
    'Learner ID': 'external_id',
    'First Name': 'first_name',
    'Last name': 'last_name',
    DOB: 'date_of_birth',
  });
  const ofLearner = ['learner_external_id', 'learner_admission_number', 'mark'];
  const bank = { date: 'received_on', description: 'reference', amount: 'amount_decimal' };
  const statement = ['Date', 'Description', 'Reference', 'Amount'];
  expect(proposeMapping(statement, ['received_on', 'reference', 'amount_decimal'], bank)).toEqual({
    ...{ Date: 'received_on', Reference: 'reference', Amount: 'amount_decimal' },
  });
  expect(proposeMapping(['Admission Number', 'Mark'], ofLearner)).toEqual({
    ...{ 'Admission Number': 'learner_admission_number', Mark: 'mark' },
  });
  expect(proposeMapping(['Student no'], ofLearner)).toEqual({ 'Student no': 'learner_admission_number' });
  const others = ['external_id', 'admission_number', 'email', 'phone'];
  expect(proposeMapping(['Learner No.', 'Email address', 'Cell number', 'Telephone'], others)).toEqual({
    'Learner No.': 'admission_number',
    'Email address': 'email',
    'Cell number': 'phone',
  });
});
