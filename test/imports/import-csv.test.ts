import { expect, it } from 'vitest';
import { startClass } from '../assessments/class-of-learners.ts';
import { onBothDatabases } from '../support/databases.ts';
import { importInto, type NewImport, rowsOf } from '../support/imports.ts';
import { refusalOf } from '../support/problems.ts';
import { newYear } from '../support/school-year.ts';
import { sharedServer } from '../support/server.ts';

onBothDatabases('the CSV text of an import', (open) => {
  const newSchool = sharedServer(open, { worker: true });

  it('can have lines that are not rows, which are counted and named', async () => {
    const { server, client } = await newSchool();
    const csv = [
      ...['sep=;', 'List of subjects', ';', 'Code;Name', '1;Physics', 'TOTAL;1'],
      ...['2;Chemistry', ';Average', 'Printed;today', ''],
    ].join('\r\n');
    const done = await importInto(server, client, {
      ...{ kind: 'subjects', source: 'sis', csv, mapping: { Code: 'code', Name: 'name' } },
      ...{ skip_lines: 2, skip_last_lines: 1, skip_rows: { Code: ['total', ''] } },
    });
    expect(done).toMatchObject({
      status: 'completed',
      counts: { created: 2, skipped: 4, failed: 0 },
      progress: { done: 6, total: 6 },
    });
    const rows = await rowsOf(client, done.id);
    expect(rows.map(({ number, result, code }) => `${number} ${code ?? result}`)).toEqual([
      ...['1 skip_lines', '2 created', '3 skip_rows', '4 created', '5 skip_rows', '6 skip_last_lines'],
    ]);
    expect(rows.map(({ detail }) => /^Line (\d+)/.exec(detail ?? '')?.[1])).toEqual([
      ...['1', undefined, '5', undefined, '7', '8'],
    ]);
    expect((await rowsOf(client, done.id, 'skipped')).length).toBe(4);
  });

  it('can be a table for spreadsheets, in which text that they would calculate begins with an apostrophe', async () => {
    const { server, client } = await newSchool();
    const csv = "\uFEFFadmission_number,name,phone\n'-7,'=SUM Example,'+27831234567\nA1,'t Hart Example,\n";
    const done = await importInto(server, client, { kind: 'learners', source: 'sis', csv });
    expect(done.counts).toMatchObject({ created: 2, failed: 0 });
    const { data } = await client.learners.list();
    expect(data.map(({ admission_number, name, phone }) => [admission_number, name, phone])).toEqual(
      expect.arrayContaining([
        ['-7', '=SUM Example', '+27831234567'],
        ['A1', "'t Hart Example", null],
      ]),
    );
  });

  it.each([
    ['\r\n', '\r\n'],
    ['\r\n', '\n'],
    ['\n', '\r\n'],
    ['\n', '\n'],
  ])('has the rows of a spreadsheet, with %j between them and %j inside of cells', async (end, inside) => {
    const { server, client } = await newSchool();
    const cell = `"a${inside}b${inside}${inside}c"`;
    const lines = [
      `"Id";"Name";${cell}`,
      `1;Ann Example;${cell}`,
      '2;;x',
      '',
      ';;',
      `3;;${cell}`,
      '4;;y',
      '',
    ];
    const sent = { kind: 'learners', source: 'sis', mapping: { Id: 'external_id', Name: 'name' } } as const;
    // The line that gives the separator is no row of a spreadsheet, and neither is the byte order mark.
    for (const before of ['', '\ufeff', `sep=;${end}`, `\ufeffsep=;${end}`]) {
      const done = await importInto(server, client, { ...sent, csv: before + lines.join(end) });
      const rows = await rowsOf(client, done.id);
      expect(rows.map(({ external_id, line }) => `${external_id} ${line}`)).toEqual([
        ...['1 2', '2 3', '3 6', '4 7'],
      ]);
    }
    const late = await importInto(server, client, {
      ...{ ...sent, csv: ['List', ...lines].join(end), skip_lines: 1, skip_last_lines: 1 },
      ...{ skip_rows: { Id: ['3'] } },
    });
    const rows = await rowsOf(client, late.id);
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 4, 7, 8]);
    expect(rows.flatMap(({ detail }) => /^Line \d+/.exec(detail ?? '') ?? [])).toEqual([
      ...['Line 1', 'Line 7', 'Line 8'],
    ]);
  });

  it('needs no header line if the columns are named, and fields can have one value for all rows', async () => {
    const { server, client } = await newSchool();
    const done = await importInto(server, client, {
      ...{ kind: 'learners', source: 'sis', csv: '1,Ann Example\n2,Ben Example\n' },
      ...{ columns: ['external_id', 'name'], constants: { boarder: 'yes', 'address.city': 'Paarl' } },
    });
    expect(done.counts).toMatchObject({ created: 2 });
    expect((await client.learners.list()).data).toMatchObject([
      { boarder: true, address: { city: 'Paarl' } },
      { boarder: true, address: { city: 'Paarl' } },
    ]);
  });

  it('says what is wrong with how it is read', async () => {
    const { client } = await newSchool();
    const csv = 'external_id,name\n1,Ann Example\n';
    const of = { kind: 'learners', source: 'sis' } as const;
    const wrong: [body: Partial<NewImport>, pointer: string, code: string][] = [
      [{ csv, constants: { name: 'Ben Example' } }, '/constants', 'repeated_column'],
      [{ csv, constants: { nmae: 'Ben Example' } }, '/constants', 'unknown_column'],
      [{ csv, skip_rows: { Name: ['Total'] } }, '/skip_rows', 'unknown_column'],
      [{ csv, value_mapping: { Name: { A: 'B' } } }, '/value_mapping', 'unknown_column'],
      [{ csv, columns: ['external_id'] }, '/csv', 'invalid_csv'],
      [{ csv, skip_lines: 2 }, '/csv', 'invalid_length'],
      [{ csv, skip_last_lines: 1 }, '/csv', 'invalid_length'],
      [{ csv: 'List\n1,2\n', mapping: { Id: 'external_id' } }, '/mapping', 'unknown_column'],
      [{ rows: [{ name: 'Ann' }], skip_lines: 1 }, '/skip_lines', 'not_applicable'],
      [{ rows: [{ name: 'Ann' }], constants: { class: '5B' } }, '/constants', 'not_applicable'],
    ];
    for (const [body, pointer, code] of wrong)
      expect(await refusalOf(client.imports.create({ ...of, ...body }))).toMatchObject({
        errors: [{ pointer, code }],
      });
  });

  it('has no spaces around its cells and the names of its columns, also inside of quotes', async () => {
    const { server, client } = await newSchool();
    const lines = [
      ...['" Id","Name ","Sex ",Boards', '" 1 ","Ann Example ","F ","Ja "', ' "2" , Ben Example ," m",ja'],
      ...['" "," ","",', '"Total ",2,,'],
    ];
    const done = await importInto(server, client, {
      ...{ kind: 'learners', source: 'sis', csv: lines.join('\n') },
      mapping: { Id: 'external_id', 'Name ': 'name', Sex: 'gender', Boards: 'boarder' },
      value_mapping: { Sex: { F: 'female', M: 'male' }, ' Boards': { Ja: 'true' } },
      skip_rows: { 'Id ': ['Total'] },
    });
    expect(
      (await rowsOf(client, done.id)).map(({ line, result, code }) => `${line} ${code ?? result}`),
    ).toEqual(['2 created', '3 created', '5 skip_rows']);
    expect((await client.learners.list({ order: 'asc' })).data).toMatchObject([
      { name: 'Ann Example', external_ids: { sis: '1' }, gender: 'female', boarder: true },
      { name: 'Ben Example', external_ids: { sis: '2' }, gender: 'male', boarder: true },
    ]);
    const csv = '3,Cleo Example\n';
    const columns = [' external_id', 'name '];
    const named = await importInto(server, client, { kind: 'learners', source: 'sis', csv, columns });
    expect(named.counts).toMatchObject({ created: 1, failed: 0 });
  });

  it('names the row of a spreadsheet in which a quote is not as it must be', async () => {
    const { client } = await newSchool();
    const refused = async (csv: string, skip_lines = 0) =>
      (await refusalOf(client.imports.create({ kind: 'learners', source: 'sis', csv, skip_lines }))).detail;
    const advice = 'put a cell that contains a quote between quotes, and write each quote in it twice';
    const lines = ['external_id,name,class', '1,"Ann\nExample",5A', '', '2,Ben Example,5A'];
    const wrong = ['3,Cleo "C" Example,5A', '3,"Cleo" Example,5A', '3,"Cleo Example,5A\n4,Dan Example,5A'];
    for (const line of wrong) {
      const csv = [...lines, line].join('\n');
      expect(await refused(csv)).toContain(`is not valid CSV in line 5: ${advice}`);
      expect(await refused(`School\n\n${csv}`, 2)).toContain(`is not valid CSV in line 7: ${advice}`);
    }
  });

  it('has numbers with separators that are read whole, or fail', async () => {
    const { server, client } = await newSchool();
    const { id: year } = await newYear(client);
    const { id: grade } = await client.gradeLevels.create({ label: 'Grade 5', order: 5 });
    const sizes = ['5', '1 250', '"1,0"', '012', '"1,250"', '1.250', '12.5', '"12,50,00"'];
    const done = await importInto(server, client, {
      ...{ kind: 'classes', source: 'sis' },
      csv: ['label,capacity', ...sizes.map((size, n) => `Class ${n},${size}`)].join('\n'),
      mapping: { label: 'label', capacity: 'capacity' },
      constants: { kind: 'register', academic_year_id: year, grade_level_id: grade },
    });
    const rows = await rowsOf(client, done.id);
    const made = rows.map(async ({ record_id, errors: [error] }) =>
      record_id === null ? error?.code : (await client.classes.get(record_id)).capacity,
    );
    expect(await Promise.all(made)).toEqual([
      ...[5, 1250, 1, 12, 'ambiguous', 'ambiguous', 'wrong_type', 'wrong_type'],
    ]);
    const subjects = 'external_id,name,code,promotion_weight\na,A,A,"1,5"\nb,B,B,"1,500"\nc,C,C,"0,500"\n';
    const decimals = await importInto(server, client, { kind: 'subjects', source: 'sis', csv: subjects });
    expect((await rowsOf(client, decimals.id)).map(({ result }) => result)).toEqual([
      ...['created', 'failed', 'created'],
    ]);
    const weights = (await client.subjects.list()).data.map((subject) => subject.promotion_weight);
    expect(weights.toSorted()).toEqual([0.5, 1.5]);
  });

  it('has values and decimals as the request says what they mean', async () => {
    const { server, client } = await newSchool();
    const csv = 'Id;Name;Sex;Boards\n1;Ann;F;Ja\n2;Ben; m ;nee\n3;Cas;x;\n';
    const done = await importInto(server, client, {
      ...{ kind: 'learners', source: 'sis', csv },
      mapping: { Id: 'external_id', Name: 'name', Sex: 'gender', Boards: 'boarder' },
      value_mapping: {
        Sex: { M: 'male', F: 'female' },
        Boards: { ja: 'true', Nee: 'false', '': 'false' },
      },
    });
    expect((await rowsOf(client, done.id)).map(({ result, errors }) => errors[0]?.pointer ?? result)).toEqual(
      [...['created', 'created', '/gender']],
    );
    expect((await client.learners.list()).data).toMatchObject([
      { gender: 'female', boarder: true },
      { gender: 'male', boarder: false },
    ]);
    expect((await client.imports.source(done.id)).value_mapping).toEqual({
      Sex: { M: 'male', F: 'female' },
      Boards: { ja: 'true', Nee: 'false', '': 'false' },
    });
    const read = async (decimal_mark: 'point' | 'comma', ...weights: string[]) => {
      const lines = weights.map((weight, n) => `${decimal_mark}${n};S${n};${decimal_mark}${n};${weight}`);
      const text = ['external_id;name;code;promotion_weight', ...lines].join('\n');
      const { id } = await importInto(server, client, {
        kind: 'subjects',
        source: 'sis',
        csv: text,
        decimal_mark,
      });
      const rows = (await rowsOf(client, id)).map(async ({ record_id, errors: [error] }) =>
        record_id === null ? error?.code : (await client.subjects.get(record_id)).promotion_weight,
      );
      return Promise.all(rows);
    };
    expect(await read('comma', '1,250', '0,5', '1.5')).toEqual([1.25, 0.5, 1.5]);
    expect(await read('point', '1.250', '1.5')).toEqual([1.25, 1.5]);
  });

  it.each(['csv', 'rows'] as const)(
    'has the names of fields of the version in which it is sent (%s)',
    async (form) => {
      const { server, client } = await newSchool();
      const version = '2026-01-01';
      const send = (field: string, more: Partial<NewImport> = {}) =>
        importInto(
          server,
          client,
          {
            ...{ kind: 'learners', source: 'sis', date_order: 'dmy' },
            ...(form === 'csv'
              ? { csv: `external_id,name,${field}\n1,Thandi Example,25/01/2015\n2,Sipho Example,31/02/2015` }
              : {
                  rows: [
                    { external_id: '1', name: 'Thandi Example', [field]: '2015-01-25' },
                    { external_id: '2', name: 'Sipho Example', [field]: '2015-02-31' },
                  ],
                }),
            ...more,
          } as NewImport,
          { version },
        );
      const done = await send('birth_date');
      expect(done.counts).toMatchObject({ created: 1, failed: 1 });
      expect((await client.learners.list()).data).toMatchObject([{ date_of_birth: '2015-01-25' }]);
      const [wrong] = await rowsOf(client, done.id, 'failed');
      expect(wrong?.errors).toMatchObject([{ pointer: '/birth_date' }]);
      if (form === 'rows') return;
      expect(
        (await send('Born', { mapping: { external_id: 'external_id', name: 'name', Born: 'birth_date' } }))
          .counts,
      ).toMatchObject({ unchanged: 1, failed: 1 });
      expect(await refusalOf(send('date_of_birth'))).toMatchObject({
        errors: [
          { pointer: '/csv', detail: expect.stringMatching(/"date_of_birth" is not a field.* birth_date/) },
        ],
      });
    },
  );

  it('has dates in many forms, of which those that can be read in two ways fail', async () => {
    const { server, client } = await newSchool();
    const run = async (days: string[], more: Partial<NewImport> = {}) => {
      const lines = days.map((day, n) => `${day}${n},Learner ${n},${day}`);
      const csv = ['external_id,name,date_of_birth', ...lines].join('\n');
      const done = await importInto(server, client, { kind: 'learners', source: 'sis', csv, ...more });
      const rows = (await rowsOf(client, done.id)).map(async ({ record_id, errors: [error] }) =>
        record_id === null ? error?.code : (await client.learners.get(record_id)).date_of_birth,
      );
      return [done.date_order, ...(await Promise.all(rows))];
    };
    expect(await run(['2014-05-04', '2014/05/04', '4 May 2014', '04.05.14', '2014-02-30'])).toEqual([
      ...['dmy', '2014-05-04', '2014-05-04', '2014-05-04', 'invalid_format', 'invalid_format'],
    ]);
    expect(await run(['05/04/2014', '05/24/2014'])).toEqual(['mdy', '2014-05-04', '2014-05-24']);
    // A line that was corrected, or a part of a file, need not show what the whole file did.
    expect(await run(['05/04/2014'])).toEqual([null, 'ambiguous']);
    expect(await run(['05/04/2014'], { source: 'other' })).toEqual(['dmy', '2014-04-05']);
    expect(await run(['05/04/2014'], { date_order: 'mdy' })).toEqual(['mdy', '2014-05-04']);
    expect(await run(['05/24/2014', '05/04/2014'])).toEqual(['mdy', '2014-05-24', '2014-05-04']);
    await client.school.update({ locale: 'ja-JP' });
    expect(await run(['05/04/2014'], { source: 'third' })).toEqual(['ymd', 'ambiguous']);
    expect(await run(['05/04/2014'], { date_order: 'dmy' })).toEqual(['dmy', '2014-04-05']);
  });

  it('is not read where a column is for a member that a field does not have, and keeps dots in names of your own', async () => {
    const { server, client } = await newSchool();
    const csv = 'Id,Name,A,B\n1,Ann Example,first,second\n';
    const send = (A: string, B: string) => ({
      ...{ kind: 'learners' as const, source: 'sis', csv },
      mapping: { Id: 'external_id', Name: 'name', A, B },
    });
    expect(await refusalOf(client.imports.create(send('address.city.x', 'address.city.y')))).toMatchObject({
      errors: [{ pointer: '/mapping', code: 'unknown_column' }],
    });
    await importInto(server, client, send('metadata.a.b', 'metadata.a.c'));
    expect((await client.learners.list()).data).toMatchObject([
      { metadata: { 'a.b': 'first', 'a.c': 'second' } },
    ]);
  });

  it('has lines that do not fit and values that were lost on the way, which fail alone', async () => {
    const { server, client } = await newSchool();
    const lines = [
      'external_id,name,admission_number,boarder',
      ...['1,Ann Example,A-1', '2,Ben Example,A-2,yes,', '3,Example, Cleo,A-3,yes'],
      ...['external_id,name,admission_number,boarder', '4,#N/A,A-4,no', '5,Eva Example,1.23E+11,'],
      ...['6,Zed 1.5E+3,A-6,no', '7,Finn Example,A-7,#REF!', '8,Jos\ufffd Example,A-8,no'],
    ];
    const of = { kind: 'learners', source: 'sis' } as const;
    const done = await importInto(server, client, { ...of, csv: lines.join('\n') });
    const results = (await rowsOf(client, done.id)).map(
      ({ line, result, code, errors: [error] }) =>
        `${line} ${error ? `${error.pointer} ${error.detail}` : (code ?? result)}`,
    );
    expect(results).toEqual([
      '2  has 3 cells, and the header has 4: add the separators of the empty cells at the end, or quote a cell that has a line break',
      '3 created',
      '4  has 5 cells, and the header has 4: quote a cell that contains the separator',
      '5 repeated_header',
      '6 /name is #N/A, an error of the spreadsheet: correct the cell, or leave it empty',
      '7 /admission_number is 1.23E+11, a number that a spreadsheet has shortened: format the column as text, and enter the whole number',
      '8 created',
      '9 /boarder is #REF!, an error of the spreadsheet: correct the cell, or leave it empty',
      '10 /name contains a character that was lost (U+FFFD): decode the file in the encoding in which it was saved, such as windows-1252',
    ]);
    const dated = await importInto(server, client, {
      ...{ ...of, csv: 'external_id,name,date_of_birth,phone\n9,Gus Example,42000,2.78E+10\n' },
    });
    expect((await rowsOf(client, dated.id))[0]?.errors).toMatchObject([
      { pointer: '/phone', detail: expect.stringContaining('format the column as text') },
      { pointer: '/date_of_birth', detail: expect.stringContaining('it would be 2014-12-27') },
    ]);
  });

  it('reads a telephone number of staff, and a date with invisible marks', async () => {
    const { server, client } = await newSchool();
    const csv =
      'name,email,phone,staff_type,starts_on\nSam Example,sam@example.org,082 555 0009,teacher,\u200e20/01/2026\u200e';
    const done = await importInto(server, client, { kind: 'staff', source: 'hr', csv });
    expect((await rowsOf(client, done.id))[0]).toMatchObject({ result: 'created', errors: [] });
    expect((await client.staff.list()).data).toMatchObject([
      { phone: '+27825550009', starts_on: '2026-01-20' },
    ]);
  });

  it('warns if the class or the grade level of a learner is none of the school, or not that of the class', async () => {
    const { server, client } = await newSchool();
    const run = async (...lines: string[]) => {
      const csv = ['external_id,name,class,grade_level', ...lines].join('\n');
      const done = await importInto(server, client, { kind: 'learners', source: 'sis', csv });
      return (await rowsOf(client, done.id)).map(({ result, code }) => code ?? result);
    };
    // A school without classes has them as texts.
    expect(await run('1,Ann Example,5A,Grade 5')).toEqual(['created']);
    const year = await client.academicYears.create({
      ...{ name: '2026', starts_on: '2026-01-01', ends_on: '2026-12-31' },
    });
    await client.academicYears.start(year.id);
    const grade = async (label: string, order: number) =>
      (await client.gradeLevels.create({ label, order })).id;
    const [five] = [await grade('Grade 5', 5), await grade('Grade 6', 6)];
    await client.classes.create({
      ...{ label: '5A', kind: 'register', academic_year_id: year.id, grade_level_id: five },
    });
    expect(
      await run(
        ...['2,Ben Example,5a,grade 5', '3,Cleo Example,5 A,Grade 5', '4,Dan Example,5A,Gr 5'],
        ...['5,Eva Example,5A,Grade 6', '6,Finn Example,,'],
      ),
    ).toEqual(['created', 'unknown_class', 'unknown_grade_level', 'other_grade_level', 'created']);
    expect(await run('6,Finn Example,6B,')).toEqual(['unknown_class']);
    // It is said until somebody has done something about it.
    expect(await run('6,Finn Example,6B,')).toEqual(['unknown_class']);
  });

  it('enrolls learners as soon as the school has the class of their label', async () => {
    const { server, client } = await newSchool();
    const csv = 'external_id,name,class,grade_level\n1,Ann Example,5B,Grade 5';
    const run = async () => {
      const done = await importInto(server, client, { kind: 'learners', source: 'sis', csv });
      return (await rowsOf(client, done.id)).map(({ result, code }) => [result, code]);
    };
    expect(await run()).toEqual([['created', null]]);
    const dates = { starts_on: '2026-01-01', ends_on: '2026-12-31' };
    const year = await client.academicYears.create({ name: '2026', ...dates });
    await client.academicYears.start(year.id);
    const grade = await client.gradeLevels.create({ label: 'Grade 5', order: 5 });
    const cls = await client.classes.create({
      ...{ label: '5B', kind: 'register', academic_year_id: year.id, grade_level_id: grade.id },
    });
    expect(await run()).toEqual([['updated', null]]);
    const [learner] = (await client.learners.list({ class_id: cls.id, grade_level_id: grade.id })).data;
    const learner_ids = [learner?.id ?? ''];
    // As before the rollover of a term: the learner has the class, and is enrolled in none.
    const term = await client.terms.create({
      ...{ academic_year_id: year.id, name: 'Term 1', number: 1 },
      ...dates,
    });
    expect(await run()).toEqual([['unchanged', 'not_enrolled']]);
    await client.classes.enroll(cls.id, { term_id: term.id, learner_ids });
    expect(await run()).toEqual([['unchanged', null]]);
    await client.learners.update(learner_ids[0] ?? '', { class: null });
    expect(await run()).toEqual([['updated', null]]);
    expect((await client.enrollments.list({ class_id: cls.id, status: 'active' })).data).toHaveLength(1);
  });

  it('warns if a record that another value has found had another name', async () => {
    const { server, client } = await newSchool();
    await client.learners.create({ name: 'Ora Klein', admission_number: '13001' });
    const run = async (...lines: string[]) => {
      const text = ['external_id,name,admission_number', ...lines].join('\n');
      const done = await importInto(server, client, { kind: 'learners', source: 'sis', csv: text });
      return (await rowsOf(client, done.id)).map(({ result, code }) => `${result} ${code}`);
    };
    expect(await run('1,Klein Ora,13001')).toEqual(['updated null']);
    expect(await run('1,Ora Klein-Botha,13001')).toEqual(['updated null']);
    await client.learners.create({ name: 'Ann Example', admission_number: '13002' });
    expect(await run('2,Totally Different,13002')).toEqual(['updated other_name']);
    // An id that the source gives to another child keeps its record, with a warning.
    const born = async (line: string) => {
      const csv = `external_id,name,date_of_birth\n${line}`;
      const done = await importInto(server, client, { kind: 'learners', source: 'sis', csv });
      return (await rowsOf(client, done.id)).map(({ result, code }) => `${result} ${code}`);
    };
    expect(await born('2,Totally Different,2015-03-04')).toEqual(['updated null']);
    expect(await born('2,Totally Different,2015-04-03')).toEqual(['updated null']);
    expect(await born('2,Married Name,2015-04-03')).toEqual(['updated null']);
    expect(await born('2,Somebody Else,2020-01-02')).toEqual(['updated other_person']);
  });

  it('reports all that is wrong with a row at once, also beside values that cannot be read', async () => {
    const { server, client } = await newSchool();
    const ofRows = async (done: { id: string }) =>
      (await rowsOf(client, done.id)).map(({ errors }) =>
        errors.map(({ pointer, code }) => `${pointer} ${code}`),
      );
    const lines = [
      'Id;Name;Born;Sex;Boards;Class',
      '1;;31/02/2014;x;perhaps;',
      '2;Ben;31/02/2014;male;;9Z',
      '3;Cas;31/02/2014;male;;',
      '3;Cas;04/05/2014;x;;',
      '5;Eva;04/05/2014;female;;',
    ];
    for (const dry_run of [true, false]) {
      const done = await importInto(server, client, {
        ...{ kind: 'learners', source: 'sis', csv: lines.join('\n'), date_order: 'dmy', dry_run },
        mapping: {
          ...{ Id: 'external_id', Name: 'name', Born: 'date_of_birth', Sex: 'gender', Boards: 'boarder' },
          Class: 'class_external_id',
        },
      });
      expect(done.counts).toMatchObject({ created: 1, failed: 4 });
      expect(await ofRows(done)).toEqual([
        ['/date_of_birth invalid_format', '/gender invalid_value', '/boarder wrong_type'],
        ['/date_of_birth invalid_format', '/class_external_id unknown_reference'],
        ['/date_of_birth invalid_format', '/external_id duplicate'],
        ['/external_id duplicate', '/gender invalid_value'],
        [],
      ]);
    }
    const subjects = 'external_id,name,code,promotion_weight\na,,A,"1,500"\n';
    const numbers = await importInto(server, client, { kind: 'subjects', source: 'sis', csv: subjects });
    expect(await ofRows(numbers)).toEqual([['/promotion_weight ambiguous', '/name required']]);
  });

  it('corrects a full name that was composed of parts with the parts, and no other', async () => {
    const { server, client } = await newSchool();
    const run = async (kind: 'learners' | 'guardians' | 'staff', line: string) => {
      const more = kind === 'staff' ? [',staff_type,email', ',teacher,lindiwe@example.org'] : ['', ''];
      const csv = `external_id,first_name,last_name${more[0]}\n${line}${more[1]}\n`;
      const { id, counts } = await importInto(server, client, { kind, source: 'sis', csv });
      const [row] = await rowsOf(client, id);
      return [counts, (await client[kind].get(row?.record_id ?? '')).name, row?.record_id ?? ''] as const;
    };
    for (const kind of ['learners', 'guardians', 'staff'] as const) {
      expect((await run(kind, '9,Lindiwe,Mokena'))[1]).toBe('Lindiwe Mokena');
      const [counts, name, id] = await run(kind, '9,Lindiwe,Mokoena');
      expect([counts.updated, name]).toEqual([1, 'Lindiwe Mokoena']);
      expect((await run(kind, '9,Lindiwe,Mokoena'))[0].unchanged).toBe(1);
      await client[kind].update(id, { name: 'L. Mokoena' });
      expect((await run(kind, '9,Lindi,Mokoena'))[1]).toBe('L. Mokoena');
    }
  });

  it('has telephone numbers as they are dialled in the country of the school', async () => {
    const { server, client } = await newSchool();
    const run = async (phones: string[]) => {
      const lines = phones.map((phone, n) => `${phone}-${n},Guardian ${n},${phone},`);
      const csv = ['external_id,name,phone,alternate_phone', ...lines].join('\n');
      const done = await importInto(server, client, { kind: 'guardians', source: 'sis', csv });
      const rows = (await rowsOf(client, done.id)).map(async ({ record_id, errors: [error] }) =>
        record_id === null ? error?.code : (await client.guardians.get(record_id)).phone,
      );
      return Promise.all(rows);
    };
    const mobile = '+27821234567';
    expect(await run(['082 123 4567', '(082) 123-4567', '821234567', '0027 82 123 4567', mobile])).toEqual([
      ...[mobile, mobile, mobile, mobile, mobile],
    ]);
    // As contacts of telephones are pasted.
    expect(await run(['\u202a+27 82 123 4567\u202c', '\u200e082 123 4567'])).toEqual([mobile, mobile]);
    expect(await run(['+44 20 7946 0958', '+999 1', '999 99', '082 123 4567 ext. 3', 'none'])).toEqual([
      ...['+442079460958', 'invalid_format', 'invalid_format', 'invalid_format', 'invalid_format'],
    ]);
    await client.school.update({ locale: 'en-GB' });
    expect(await run(['020 7946 0958', '082 123 4567'])).toEqual(['+442079460958', 'invalid_format']);
    await client.school.update({ locale: 'en' });
    expect(await run(['020 7946 0958', '+27 82 123 4567'])).toEqual(['invalid_format', mobile]);
  });
});

onBothDatabases('a list of marks as learning platforms export it', (open) => {
  it('is imported with the assessment as a constant, without the line of maximum marks', async () => {
    const { server, client, assess, members } = await startClass(open);
    const { id } = await assess();
    const [one = '', two = ''] = members;
    await client.learners.update(one, { external_ids: { lms: 'a' } });
    await client.learners.update(two, { external_ids: { lms: 'b' } });
    const csv = 'Name,Login,Quiz (12),Essay (13)\n    Points Possible,,10,20\n"X, a",a,8,\n"Y, b",b,7.5,15\n';
    const done = await importInto(server, client, {
      ...{
        kind: 'grades',
        source: 'lms',
        csv,
        mapping: { Login: 'learner_external_id', 'Quiz (12)': 'mark' },
      },
      ...{ constants: { assessment_id: id }, skip_rows: { Login: [''] } },
    });
    expect(done).toMatchObject({ status: 'completed', counts: { created: 2, skipped: 1 } });
    expect((await client.grades.list(id)).data.map(({ mark }) => mark).toSorted()).toEqual([7.5, 8]);
  });
});
