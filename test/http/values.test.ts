import { createServer } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { refusalOf } from '../support/problems.ts';
import { clientOf, raw, sharedServer, startServer } from '../support/server.ts';

onEachDatabase('values of a request', (open) => {
  const newSchool = sharedServer(open);

  it('are trimmed where they are free text, and then judged', async () => {
    const { client, server } = await startServer(open);
    const learner = await client.learners.create({
      name: '  Thandi Example\t',
      admission_number: ' A-1 ',
      address: { line1: ' 1 Example Street ', country: 'ZA' },
      external_ids: { sis: ' 13001\u00a0' },
      metadata: { note: ' kept ' },
    });
    expect(learner).toMatchObject({
      name: 'Thandi Example',
      admission_number: 'A-1',
      address: { line1: '1 Example Street' },
      external_ids: { sis: '13001' },
      metadata: { note: ' kept ' },
    });
    expect(await refusalOf(client.learners.create({ name: 'B', admission_number: 'A-1 ' }))).toMatchObject({
      code: 'already_exists',
      existing_id: learner.id,
    });
    // Filters, too: nothing that is stored has the spaces.
    for (const filter of [
      { admission_number: ' A-1 ' },
      { admission_number: '\u00a0A-1\t' },
      { external_id: 'sis: 13001 ' },
    ])
      expect((await client.learners.list(filter)).data).toMatchObject([{ id: learner.id }]);
    expect(await refusalOf(client.learners.list({ admission_number: '  ' }))).toMatchObject({
      code: 'invalid_parameter',
      errors: [{ pointer: '?admission_number', code: 'too_short' }],
    });
    const blank = client.learners.update(learner.id, { external_ids: { sis: ' ', other: null } });
    expect(await refusalOf(blank)).toMatchObject({
      status: 422,
      errors: [{ pointer: '/external_ids/sis', code: 'too_short' }],
    });
    for (const name of [' ', '\t\n', '\u00a0']) {
      expect(await refusalOf(client.learners.create({ name }))).toMatchObject({
        status: 422,
        errors: [{ pointer: '/name', code: 'too_short' }],
      });
      expect(await refusalOf(client.gradeLevels.create({ label: name, order: 1 }))).toMatchObject({
        errors: [{ pointer: '/label', code: 'too_short' }],
      });
    }
    const { id } = await client.imports.create({
      kind: 'learners',
      source: 'sis',
      rows: [
        { external_id: '1', name: '   ' },
        { external_id: '2', name: ' Sipho Example ' },
      ],
    });
    await server.drainJobs();
    const [bad, good] = (await client.imports.rows(id)).data;
    expect(bad).toMatchObject({ result: 'failed', errors: [{ pointer: '/name' }] });
    expect((await client.learners.get(good?.record_id ?? '')).name).toBe('Sipho Example');
  });

  it('are dates and times from the year 1900 to 9999, since an earlier year is a mistake such as 0026', async () => {
    const { client } = await newSchool();
    const payment = { amount: 100, method: 'cash' } as const;
    const { id: learner_id } = await client.learners.create({ name: 'A', date_of_birth: '1900-01-01' });
    expect(await refusalOf(client.learners.create({ name: 'A', date_of_birth: '1899-12-31' }))).toMatchObject(
      {
        status: 422,
        errors: [
          { pointer: '/date_of_birth', code: 'invalid_value', detail: 'must be a date from 1900-01-01' },
        ],
      },
    );
    for (const received_on of ['0026-11-01', '0000-01-01'])
      expect(await refusalOf(client.payments.create({ ...payment, learner_id, received_on }))).toMatchObject({
        errors: [{ pointer: '/received_on', code: 'invalid_value' }],
      });
    const incident = { learner_id, category: 'other', level: 1, description: 'Late' } as const;
    const detail = 'must be a time from 1900-01-01 to 9999-12-31';
    // The last two are in another year in UTC, in which they would be stored.
    for (const occurred_at of [
      '0026-11-01T08:00:00Z',
      '1900-01-01T00:00:00+02:00',
      '9999-12-31T23:00:00-02:00',
    ])
      expect(await refusalOf(client.incidents.create({ ...incident, occurred_at }))).toMatchObject({
        errors: [{ pointer: '/occurred_at', code: 'invalid_value', detail }],
      });
    expect(
      await refusalOf(client.learners.list({ created_after: '9999-12-31T23:00:00-02:00' })),
    ).toMatchObject({
      status: 400,
      errors: [{ pointer: '?created_after', code: 'invalid_value' }],
    });
    expect(
      await refusalOf(client.payments.create({ ...payment, learner_id, received_on: '2026-02-30' })),
    ).toMatchObject({ errors: [{ pointer: '/received_on', code: 'invalid_format' }] });
  });

  it('of the wrong form are rejected with the form in words, and not with a pattern', async () => {
    const { client } = await newSchool();
    const times = { day: '8:00' };
    const school = client.school.update({ currency: 'zar', locale: 'en_ZA', session_times: times });
    expect(await refusalOf(school)).toMatchObject({
      errors: [
        { pointer: '/currency', detail: 'must be an ISO 4217 currency code such as ZAR' },
        { pointer: '/locale', detail: 'must be a BCP 47 language tag such as en-ZA' },
        { pointer: '/session_times/day', detail: 'must be a time of day in the format HH:MM, such as 08:30' },
      ],
    });
    const learner = { name: 'A', phone: '082 123 4567', citizenship: 'South Africa', national_id: '12' };
    expect(await refusalOf(client.learners.create(learner))).toMatchObject({
      errors: [
        {
          pointer: '/phone',
          detail: 'must be a telephone number in the international form such as +27821234567',
        },
        { pointer: '/national_id', detail: 'must have 13 digits' },
        { pointer: '/citizenship', detail: 'must be an ISO 3166-1 alpha-2 country code such as ZA' },
      ],
    });
  });

  it('that no format names are, with the keys of objects, also rejected in words', async () => {
    const { client } = await newSchool();
    const name = 'A';
    const wrong = [
      client.learners.create({ name, lurits_number: '1' }),
      client.learners.create({ name, photo_url: 'ftp://example.org/a.png' }),
      client.learners.create({ name, external_ids: { 'my app': '1' } }),
      client.learners.create({ name, metadata: { '': '1' } }),
      client.guardians.list({ phone_prefix: '082' }),
      client.payments.create({ amount_decimal: '1,250.00', method: 'cash', received_on: '2026-01-20' }),
      client.imports.create({ kind: 'learners', source: 'my app', rows: [{ name }] }),
      client.messageTemplates.create({ key: 'Fees', name, channel: 'sms', body: 'a', variables: [] }),
      client.messageTemplates.preview('tpl_none', { context: { 'Fee Amount': 1 } }),
    ];
    const problems = await Promise.all(wrong.map(refusalOf));
    const details = problems.map(({ errors: [first] }) => `${first.pointer} ${first.detail}`);
    const source =
      'must have at most 64 letters, digits, dots, hyphens and underscores, and begin with a letter or a digit, such as my_app';
    expect(details).toEqual([
      '/lurits_number must have 9 or 13 digits',
      '/photo_url must be an http or https URL',
      `/external_ids/my app is not a valid key: it ${source}`,
      '/metadata/ is not a valid key: it must have 1 to 64 characters, and no control characters',
      '?phone_prefix must be the first 5 to 15 digits of a telephone number, such as 0821234',
      '/amount_decimal must be an amount without separators of thousands, such as 1250.00',
      `/source ${source}`,
      '/key must have at most 64 small letters, digits, dots, hyphens and underscores, and begin with a letter or a digit, such as fees.reminder',
      '/context/Fee Amount is not a valid key: it must be a name of small letters, digits, underscores and dots, such as fee.amount',
    ]);
  });

  it('are blank where all their characters are invisible, which make no text another one either', async () => {
    const { client, server, testKey } = await newSchool();
    for (const name of [
      '\u200b',
      '\u2060\u00ad',
      ' \ufeff',
      '\u200d',
      '\u{e0001}',
      '\u0007',
      '\u001b \u0085',
    ])
      expect(await refusalOf(client.learners.create({ name }))).toMatchObject({
        errors: [{ pointer: '/name', code: 'too_short' }],
      });
    const first = await client.learners.create({ name: 'A', admission_number: 'LBE6783' });
    for (const admission_number of ['LBE6783\u200b', 'LBE\u20606783', '\u00adlbe6783'])
      expect(await refusalOf(client.learners.create({ name: 'B', admission_number }))).toMatchObject({
        code: 'already_exists',
        existing_id: first.id,
      });
    const word = '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645';
    expect((await client.learners.create({ name: `\u200b${word}\u200b\u{e0001} ` })).name).toBe(word);
    const headers = { 'Content-Type': 'application/json; charset=utf-8; charset=latin1' };
    const sent = await raw(server.url, testKey, 'POST', '/v1/learners', { body: { name: 'C' }, headers });
    expect(sent).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  });

  it('of one line are stored without what only changes the direction of text, in requests, filters and imports', async () => {
    const { client, server } = await newSchool();
    const turned = (text: string) =>
      `\u202a${text[0]}\u202e\u200f${text.slice(1)}\u2069\u061c\u2066\u200e\u202c`;
    const address = { line1: turned('1 Example Street'), city: turned('Example') };
    const learner = await client.learners.create({
      ...{ name: turned('Thandi Example'), admission_number: turned('LBE1'), class: turned('5B'), address },
      external_ids: { sis: turned('77') },
    });
    expect(learner).toMatchObject({
      ...{ name: 'Thandi Example', admission_number: 'LBE1', class: '5B' },
      address: { line1: '1 Example Street', city: 'Example' },
      external_ids: { sis: '77' },
    });
    const found = async (query: object) => (await client.learners.list(query)).data.map(({ id }) => id);
    expect(await found({ admission_number: turned('LBE1') })).toEqual([learner.id]);
    expect(await found({ external_id: `sis:${turned('77')}` })).toEqual([learner.id]);
    await expect(client.learners.create({ name: '\u202e\u2069' })).rejects.toMatchObject({
      errors: [{ pointer: '/name', code: 'too_short' }],
    });
    expect((await client.learners.create({ name: 'Thandi\r\n\tNomsa\u2028Example' })).name).toBe(
      'Thandi Nomsa Example',
    );
    // Persian and Indic names need joiners, and paragraphs may need marks between their lines.
    const joined = '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627 \u0b95\u0bcd\u200d\u0bb7';
    expect((await client.learners.create({ name: turned(joined) })).name).toBe(joined);
    const template = {
      key: 'note',
      name: 'Note',
      variables: [],
      channel: 'email' as const,
      subject: turned('Note'),
      body: 'A \u200fB\u200e.',
    };
    expect(await client.messageTemplates.create(template)).toMatchObject({
      subject: 'Note',
      body: template.body,
    });
    const rows = [{ external_id: turned('77'), name: turned('Thandi Changed'), class: turned('5C') }];
    const { id } = await client.imports.create({ kind: 'learners', source: 'sis', rows });
    await server.drainJobs();
    expect((await client.imports.get(id)).counts).toMatchObject({ updated: 1, failed: 0 });
    expect(await client.learners.get(learner.id)).toMatchObject({ name: 'Thandi Changed', class: '5C' });
  });

  it('find the name of a person however it has invisible characters and spaces', async () => {
    const { client } = await newSchool();
    const people = [client.learners, client.guardians].map((kind) => ({
      create: async (name: string) => (await kind.create({ name })).id,
      found: async (name: string) => (await kind.list({ name })).data.map(({ id }) => id),
    }));
    for (const { create, found } of people)
      for (const invisible of [
        '\u200b',
        '\ufeff',
        '\u200e',
        '\u202a',
        '\u2066',
        '\u2060',
        '\u3164',
        '\u00a0',
      ]) {
        const first = `Thandi${invisible.codePointAt(0)}`;
        const names = [
          `${first} Example`,
          `${invisible}${first} Example`,
          `${first} Example${invisible}`,
          `${invisible}${first} ${invisible} Example${invisible}`,
          invisible === '\u00a0' ? `${first}${invisible}Example` : `Tha${invisible}${first.slice(3)} Example`,
        ];
        const ids: string[] = [];
        for (const name of names) ids.push(await create(name));
        for (const name of names) expect(await found(name), JSON.stringify(name)).toEqual(ids);
      }
  });

  it('end a word of a name by a space, and match names that end there', async () => {
    const { client } = await newSchool();
    const names = ['Ann', 'Ann Smith', 'Anna'];
    for (const name of names) await client.learners.create({ name });
    const found = async (name: string) => (await client.learners.list({ name })).data.map((one) => one.name);
    expect(await found('Ann')).toEqual(names);
    for (const name of ['Ann ', 'ann\u00a0', '\u200bANN \u200b'])
      expect(await found(name)).toEqual(['Ann', 'Ann Smith']);
  });

  it('name currencies, countries, languages and time zones that exist', async () => {
    const { client } = await newSchool();
    const wrong = [
      { currency: 'ZZZ' },
      { currency: 'banana' },
      // Withdrawn: Croatia has the euro, and Zimbabwe another dollar.
      { currency: 'HRK' },
      { currency: 'ZWL' },
      { time_zone: 'Mars/Olympus' },
      { time_zone: '+02:00' },
      { locale: 'not_a_locale!!' },
      { locale: 'en-ZA-ZA' },
      { locale: 'de-1996-1996' },
      { name: '  ' },
    ];
    for (const settings of wrong) {
      const [field] = Object.keys(settings);
      const { status, errors } = await refusalOf(client.school.update(settings));
      expect(
        { status, pointers: errors.map((error: { pointer: string }) => error.pointer) },
        JSON.stringify(settings),
      ).toEqual({
        status: 422,
        pointers: [`/${field}`],
      });
    }
    expect((await client.school.update({ currency: 'ZWG' })).currency).toBe('ZWG');
    expect(await client.school.update({ currency: 'KES', time_zone: 'Africa/Nairobi' })).toMatchObject({
      currency: 'KES',
      time_zone: 'Africa/Nairobi',
    });
    const address = { line1: '1 Example Street', country: 'ZZ' };
    expect(await refusalOf(client.learners.create({ name: 'A', address, citizenship: 'UK' }))).toMatchObject({
      errors: [{ pointer: '/address/country' }, { pointer: '/citizenship' }],
    });
    const [tag, pointer] = ['zu-ZA-ZA', '/home_language'];
    const languages = { home_language: tag, language_of_instruction: 'zu-Latn-ZA' };
    expect(await refusalOf(client.learners.create({ name: 'A', ...languages }))).toMatchObject({
      errors: [{ pointer, detail: 'must be a BCP 47 language tag such as en-ZA' }],
    });
    expect(await refusalOf(client.guardians.create({ name: 'A', preferred_language: tag }))).toMatchObject({
      errors: [{ pointer: '/preferred_language' }],
    });
  });

  it('can replace a stored time zone that does not exist', async () => {
    const { database, server, testSchoolId, testKey } = await startServer(open);
    await server.close();
    await runSql(database, `update schools set time_zone = 'Aaa/Nowhere' where id = '${testSchoolId}'`);
    await using restarted = await createServer({ database: database.url, masterKey: database.masterKey });
    const repairing = clientOf(restarted, testKey);
    expect((await repairing.school.get()).time_zone).toBe('Aaa/Nowhere');
    await repairing.learners.create({ name: 'Thandi Example' });
    await restarted.drainJobs();
    const repaired = await repairing.school.update({ time_zone: 'Africa/Johannesburg' });
    expect(repaired.time_zone).toBe('Africa/Johannesburg');
  });

  it('that are missing are reported as required, enumerations included', async () => {
    const { client } = await newSchool();
    const nothing = {} as Parameters<typeof client.classes.create>[0];
    const { errors } = await refusalOf(client.classes.create(nothing));
    expect(errors.map((error: { pointer: string; code: string }) => [error.pointer, error.code])).toEqual([
      ['/label', 'required'],
      ['/kind', 'required'],
      ['/academic_year_id', 'required'],
      ['/grade_level_id', 'required'],
    ]);
  });

  it('are those of the API for whoever creates a school', async () => {
    await using server = await createServer();
    const create = (settings: object) => server.createSchool({ name: 'Example School', ...settings });
    await expect(create({ time_zone: 'Mars/Olympus', currency: 'banana' })).rejects.toThrow(
      /time_zone: must be an IANA time zone.*\n.*currency: /,
    );
    await expect(create({ name: ' ' })).rejects.toThrow('name: must not be empty');
    await expect(create({ name: undefined })).rejects.toThrow('name: is required');
    await expect(create({ colour: 'blue' })).rejects.toThrow('colour: is not a field');
    await create({ locale: 'de-NA' });
  });
});
