import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportCreate } from '@rollbook/sdk';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { elementsOf, runAxe } from '../support/axe.ts';
import { openSqlite } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { scratchFolder } from '../support/scratch.ts';
import { heading, pictures, press, row, signIn, useBrowser } from './screen.ts';

const open = useBrowser();

const csv = [
  'Learner ID;Surname;First name;DOB;House',
  '17;Example;Zoë;2014-03-01;Red',
  '18;Example;Sipho;2999-01-01;Blue',
  '',
].join('\r\n');

/** What somebody gets who presses a button that saves a file. Chromium drops what comes after ten files in a second. */
async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const pressed = async () => {
    const download = page.waitForEvent('download', { timeout: 2000 }).catch(() => undefined);
    await press(page, button);
    return download;
  };
  const file = (await pressed()) ?? (await pressed());
  if (!file) throw new Error(`${button} saved no file`);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Presses a button, and waits until the import that it sends is accepted. */
async function sent(page: Page, name: string): Promise<void> {
  const accepted = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/v1/imports'),
  );
  await press(page, name);
  await accepted;
}

it('what is chosen while a file is tried has not been tried', async () => {
  const { client, server, page, testKey } = await open(openSqlite);
  await signIn(page, testKey, '/settings/imports/new');
  const choose = (rows: string) =>
    page.getByLabel('File', { exact: true }).setInputFiles({
      ...{ name: 'learners.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(`external_id,name\n${rows}`),
    });
  await choose('1,Thandi Example\n');
  const { promise: chosen, resolve } = Promise.withResolvers<void>();
  await page.route(
    '**/settings/api/v1/imports',
    async (route) => {
      await chosen;
      return route.continue();
    },
    { times: 1 },
  );
  const reply = page.waitForResponse((response) => response.request().method() === 'POST');
  await press(page, 'Try it');
  await choose('2,Sipho Example\n3,Zola Example\n');
  resolve();
  await reply;
  await server.drainJobs();
  await page.getByRole('button', { name: 'Try it' }).waitFor();
  expect(await page.getByText('Tried:').count()).toBe(0);
  await press(page, 'Try it');
  await expect.poll(async () => (await client.imports.list()).data.length).toBe(2);
  await server.drainJobs();
  await page.getByText('Tried: 2 created').waitFor();
});

it('says of a dry run that was cancelled that not all rows were tried, and of rows that would change nothing how many', async () => {
  const { client, server, page, testKey, complaints } = await open(openSqlite);
  const rows = [{ external_id: '1', name: 'Thandi Example' }];
  await client.imports.create({ kind: 'learners', source: 'csv', rows });
  await server.drainJobs();
  await signIn(page, testKey, '/settings/imports/new');
  const choose = (lines: readonly string[]) =>
    page.getByLabel('File', { exact: true }).setInputFiles({
      ...{ name: 'learners.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(['external_id,name', ...lines].join('\n')),
    });
  await choose(Array.from({ length: 4000 }, (_, index) => `${index},Thandi Sample`));
  // It is cancelled, in another tab, before the page hears of it, and long before all rows could be tried.
  await page.route(
    '**/settings/api/v1/imports',
    async (route) => {
      const response = await route.fetch();
      await client.imports.cancel((await response.json()).id);
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await press(page, 'Try it');
  await page.getByText('Not all rows were tried, because the dry run was cancelled.').waitFor();
  expect(await page.getByText('There is nothing to import').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Import/ }).count()).toBe(0);
  await choose(['1,Thandi Sample', '2,']);
  await page.getByLabel('Existing records').selectOption('create_only');
  await sent(page, 'Try it');
  await server.drainJobs();
  await page.getByText('Tried: 1 unchanged, 1 failed').waitFor();
  await page.getByText('There is nothing to import: 1 row would change nothing.').waitFor();
  expect((await client.imports.list({ order: 'desc' })).data.map(({ status }) => status)).toEqual([
    ...['completed_with_errors', 'cancelled', 'completed'],
  ]);
  await page.unroute('**/settings/api/v1/imports');
  expect(complaints).toEqual([]);
});

it('reads a file that is chosen again after it was changed, and says of one that cannot be read that it cannot', async () => {
  const { page, context, client, server, testKey, complaints } = await open(openSqlite);
  await signIn(page, testKey, '/settings/imports/new');
  const folder = await scratchFolder('chosen');
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'learners.csv');
  const protocol = await context.newCDPSession(page);
  // As the dialog of the browser does it, which does not tell the page of a change if the same file is chosen again.
  const choose = async (path: string) => {
    const { result } = await protocol.send('Runtime.evaluate', {
      expression: 'document.querySelector("input[type=file]")',
    });
    const { objectId = '' } = result;
    await protocol.send('DOM.setFileInputFiles', { files: [path], objectId });
  };
  await page.getByLabel('File', { exact: true }).waitFor();
  await writeFile(file, 'external_id,name\n1,Tandi Example\n');
  await choose(file);
  await sent(page, 'Try it');
  await server.drainJobs();
  await page.getByText('Tried: 1 created').waitFor();
  // Nothing was changed: what was tried is still what would be imported.
  await choose(file);
  await writeFile(file, 'external_id,name\n1,Thandi Example\n2,Sipho Example\n');
  await choose(file);
  await page.getByText('Thandi Example').waitFor();
  expect(await page.getByText('Tried:').count()).toBe(0);
  await sent(page, 'Try it');
  await server.drainJobs();
  await choose(join(folder, 'moved.csv'));
  await page.getByText('The file cannot be read.').waitFor();
  expect(await page.getByText('Tried:').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Try it' }).getAttribute('aria-disabled')).toBe('true');
  await choose(file);
  await sent(page, 'Try it');
  await server.drainJobs();
  await press(page, 'Import 2 rows');
  await heading(page, 'Import of learners');
  await server.drainJobs();
  await page.getByText('2 created').waitFor();
  expect((await client.learners.list()).data.map(({ name }) => name).sort()).toEqual([
    'Sipho Example',
    'Thandi Example',
  ]);
  expect(complaints).toEqual([]);
});

it('of two files the one that was chosen last is imported, with what was chosen while it was read', async () => {
  const { client, server, page, testKey } = await open(openSqlite);
  const { id } = await client.imports.create({
    kind: 'guardians',
    source: 'sis',
    rows: [{ external_id: '5' }],
  });
  await server.drainJobs();
  await signIn(page, testKey, '/settings/imports/new');
  const choose = (csv: string) =>
    page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'file.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const corrected = `external_id,name,Problem in ${id}\n5,Nomsa Example,\n`;
  // Which import a file corrects is asked for, and the response comes when the test lets it.
  const waiting: (() => void)[] = [];
  await page.route(`**/settings/api/v1/imports/${id}`, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return route.continue();
  });
  const asked = (count: number) => expect.poll(() => waiting.length).toBe(count);
  const answered = async () => {
    const answer = page.waitForResponse(`**/settings/api/v1/imports/${id}`);
    for (const resolve of waiting.splice(0)) resolve();
    await answer;
  };
  await choose(corrected);
  await asked(1);
  await choose('external_id,name\n9,Thandi Example\n');
  await page.getByText('Thandi Example').waitFor();
  await answered();
  await page.getByLabel('Source').fill('office');
  expect(await page.getByLabel('The rows are').inputValue()).toBe('learners');
  expect(await page.getByText('Nomsa Example').count()).toBe(0);
  await choose(corrected);
  await asked(1);
  await page.getByLabel('Existing records').selectOption('create_only');
  await answered();
  await page.getByText('Nomsa Example').waitFor();
  expect(await page.getByLabel('Existing records').inputValue()).toBe('create_only');
  expect(await page.getByLabel('Source').inputValue()).toBe('sis');
});

it('keeps the fields that were chosen for the columns of a file that is refused, for the corrected one', async () => {
  const { server, page, testKey } = await open(openSqlite);
  await signIn(page, testKey, '/settings/imports/new');
  const choose = (csv: string) =>
    page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'file.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await choose('id,Naam,Geslag\n1,Thandi "T" Example,Meisie\n');
  await page.getByLabel('Field of the column Naam').selectOption('name');
  await page.getByLabel('Field of the column Geslag').selectOption('gender');
  await page.getByLabel('Meaning of Meisie in the column Geslag').selectOption('female');
  await press(page, 'Try it');
  await page.getByText('is not valid CSV in line 2').first().waitFor();
  await choose('id,Naam,Geslag\n1,Thandi Example,Meisie\n');
  await sent(page, 'Try it');
  await server.drainJobs();
  await page.getByText('Tried: 1 created').waitFor();
});

it('imports a CSV file after it was tried, and gives the file and the problems back', async () => {
  const { page, client, server, testKey, complaints } = await open(openSqlite, { acceptDownloads: true });
  await signIn(page, testKey, '/settings/imports');
  await page.getByRole('link', { name: 'Import the first file' }).click();
  await heading(page, 'Import a file');
  const template = await saved(page, 'Download a template');
  expect(template.name).toBe('learners.csv');
  expect(template.text.split('\r\n')).toEqual([
    expect.stringMatching(/^\uFEFF"external_id";"/),
    expect.stringContaining('"Thandi Example";'),
  ]);
  // The school writes decimals with commas, somebody's spreadsheet may not.
  await page.getByLabel('Separator of the template').selectOption(',');
  expect((await saved(page, 'Download a template')).text).toMatch(/^\uFEFF"external_id","/);
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer });
  // Each column of a template is read as its field.
  const kinds = page.getByLabel('The rows are');
  const values = await kinds
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as unknown as { value: string }).value));
  expect(values.length).toBeGreaterThan(10);
  for (const kind of values) {
    await kinds.selectOption(kind);
    const { name, text } = await saved(page, 'Download a template');
    await choose(name, Buffer.from(text));
    const heads = (text.split('\r\n')[0] ?? '')
      .replace(/^\uFEFF/, '')
      .split(',')
      .map((cell) => JSON.parse(cell));
    const chosen = page.locator('td select');
    await expect
      .poll(() => chosen.evaluateAll((all) => all.map((one) => (one as unknown as { value: string }).value)))
      .toEqual(heads);
  }
  await kinds.selectOption('learners');
  await choose('learners.xlsx', Buffer.from('PK\u0003\u0004\u0014\u0000', 'latin1'));
  const refusal = page.getByText('The file is a workbook.');
  await refusal.waitFor();
  // As a spreadsheet on Windows saves it.
  await choose('learners.csv', Buffer.from(csv, 'latin1'));
  await page.getByLabel('Field of the column Surname').waitFor();
  await refusal.waitFor({ state: 'detached' });
  const selects = await page.locator('td select').all();
  const proposed = await Promise.all(selects.map((select) => select.inputValue()));
  expect(proposed).toEqual(['external_id', 'last_name', 'first_name', 'date_of_birth', '']);
  await page.getByLabel('Field of the column Learner ID').selectOption('admission_number');
  await sent(page, 'Try it');
  await server.drainJobs();
  await page.getByText('Tried: 1 created, 1 failed').waitFor();
  expect((await client.learners.list()).data).toEqual([]);
  // On the same page, with the lines of the spreadsheet.
  await heading(page, 'Rows with problems');
  const failed = row(page, 'Date of birth must not be after today');
  await failed.waitFor();
  expect(await failed.locator('td').first().textContent()).toBe('3');
  expect(await page.getByRole('link', { name: /new tab/ }).count()).toBe(0);
  expect(elementsOf((await runAxe(page)).violations)).toEqual([]);
  await pictures(page, 'tried');
  const correctable = await saved(page, 'Download the failed lines to correct');
  expect(correctable.text).toContain('"18";"Example";"Sipho"');

  // What was tried is no longer what would be imported.
  await page.getByLabel('Field of the column Learner ID').selectOption('external_id');
  expect(await page.getByRole('button', { name: 'Import 1 row' }).count()).toBe(0);
  await sent(page, 'Try it');
  await server.drainJobs();
  await press(page, 'Import 1 row');
  await heading(page, 'Import of learners');
  await server.drainJobs();
  await page.getByText('1 created, 1 failed').waitFor();
  const [learner] = (await client.learners.list()).data;
  expect(learner).toMatchObject({ name: 'Zoë Example', external_ids: { csv: '17' } });
  await row(page, 'created').getByText('17', { exact: true }).waitFor();
  await page.getByLabel('Result').selectOption('failed');
  await row(page, '18').getByText('must not be after today').waitFor();
  expect(await page.locator('tbody tr').count()).toBe(1);

  const source = await saved(page, 'Download the source');
  expect(source.text).toBe(`\uFEFF${csv}`);
  expect(source.name).toMatch(/^imp_\w+-learners\.csv$/);
  const problems = await saved(page, 'Download the problems as CSV');
  const lines = await saved(page, 'Download the failed lines to correct');
  expect(lines.text.split('\r\n')).toEqual([
    expect.stringMatching(/^\uFEFF"Learner ID";"Surname";"First name";"DOB";"House";"Problem in imp_\w+"$/),
    expect.stringMatching(/^"18";"Example";"Sipho";"2999-01-01";"Blue";"Date of birth must not/),
  ]);
  expect(problems.text).toMatch(/^\uFEFF"line";/);
  expect(problems.text.split('\r\n')[1]).toMatch(/^"3";"18";"validation_failed";.*Date of birth must not/);
  expect(complaints).toEqual([]);
});

it('gives the failed lines of a file with line breaks in cells back, as a spreadsheet reads and sends them again', async () => {
  const { page, client, server, testKey, complaints } = await open(openSqlite, { acceptDownloads: true });
  const address = '"1 Long Street\r\nFlat ""2""\r\nPaarl; Cape"';
  const text = `Id;First names;Surname;Address;DOB;Boards\r\n1;Ann;Example;${address};;Ja\r\n2;Zoë;Müller;${address};2999-01-01;Ja\r\n3;Bo;Example;x;2999-01-01;\r\n4;;;;;\r\n`;
  await signIn(page, testKey, '/settings/imports/new');
  const choose = (content: string) =>
    page.getByLabel('File', { exact: true }).setInputFiles({
      ...{ name: 'learners.csv', mimeType: 'text/csv', buffer: Buffer.from(content) },
    });
  await choose(text);
  const labels = await page.getByLabel('Field of the column Address').locator('option').allTextContents();
  expect(labels).toEqual(expect.arrayContaining(['Address line 1', 'Photo URL', 'Id in the source']));
  expect(labels.filter((label) => /[a-z][\d_.]| url/.test(label))).toEqual([]);
  await page.getByLabel('Source').fill('office');
  await page.getByLabel('Dates such as').selectOption('mdy');
  await page.getByLabel('Field of the column Boards').selectOption('boarder');
  await page.getByLabel('Field of the column Id').selectOption('admission_number');
  await page.getByLabel('Meaning of Ja in the column Boards').selectOption('true');
  await sent(page, 'Try it');
  await server.drainJobs();
  await sent(page, 'Import 1 row');
  await server.drainJobs();
  await page.getByText('1 created, 3 failed').waitFor();
  await page.getByLabel('Result').selectOption('failed');
  await expect.poll(() => page.locator('tbody tr td:first-child').allTextContents()).toEqual(['3', '4', '5']);
  await page.getByText('Name is required unless first name or last name is sent').waitFor();
  const file = await saved(page, 'Download the failed lines to correct');
  await page.getByText('Saved: correct the lines, and import the file.').waitFor();
  expect(file.text).toMatch(
    /^\uFEFF"Id";"First names";"Surname";"Address";"DOB";"Boards";"Problem in imp_\w+"\r\n"2";"Zoë";"Müller";"1 Long Street\r\nFlat ""2""\r\nPaarl; Cape";"2999-01-01";"Ja";"Date of birth must not[^\n]*\r\n"3";"Bo";/,
  );
  await page.goto('/settings/imports/new');
  await choose('Id,Name\n');
  await page.getByLabel('Field of the column Name').waitFor();
  expect(await page.getByLabel('Field of the column Id').inputValue()).toBe('external_id');
  await choose(file.text.replaceAll('2999', '2015').replace(/\r\n"4".*/, ''));
  await page.getByText('are those of the last file with the same columns').waitFor();
  const fields = await page.locator('td select[aria-label^="Field"]').all();
  expect(await Promise.all(fields.map((select) => select.inputValue()))).toEqual([
    ...['admission_number', 'first_name', 'last_name', '', 'date_of_birth', 'boarder', ''],
  ]);
  expect(await page.getByLabel('Meaning of Ja in the column Boards').inputValue()).toBe('true');
  expect(await page.getByLabel('Source').inputValue()).toBe('office');
  expect(await page.getByLabel('Dates such as').inputValue()).toBe('mdy');
  await sent(page, 'Try it');
  await server.drainJobs();
  await sent(page, 'Import 2 rows');
  await server.drainJobs();
  await page.getByText('2 created').waitFor();
  const made = (await client.learners.list()).data.map(({ name, boarder }) => `${name} ${boarder}`);
  expect(made.toSorted()).toEqual(['Ann Example true', 'Bo Example false', 'Zoë Müller true']);
  expect(complaints).toEqual([]);
  await page.getByRole('link', { name: 'Failed rows of an earlier import' }).click();
  await page.getByRole('link', { name: '2 created' }).waitFor();
  await page.goto('/settings');
  await page.getByText('1 row has a problem.').waitFor();
  await press(page, 'Sign out');
  await page.getByLabel('API key', { exact: true }).waitFor();
  expect(await page.evaluate('sessionStorage.length')).toBe(0);
  // On another day, the file says which import it corrects.
  await signIn(page, testKey, '/settings/imports/new');
  await choose(file.text);
  await page.getByText('The file has the failed lines of an import').waitFor();
  expect(await page.getByLabel('Source').inputValue()).toBe('office');
});

it('gives the rows of an import as they were sent, and text that is no formula', async () => {
  const { page, client, server, testKey } = await open(openSqlite, { acceptDownloads: true });
  const rows = [{ external_id: '=1+1', first_name: 'Thandi', birthday: 'x' }];
  const { id } = await client.imports.create({ kind: 'learners', source: 'sis', rows });
  await server.drainJobs();
  await signIn(page, testKey, '/settings');
  await page.getByRole('link', { name: 'Show rows: Import of learners' }).click();
  await row(page, '=1+1').getByText('birthday').waitFor();
  const source = await saved(page, 'Download the source');
  expect(source.name).toBe(`${id}-learners.json`);
  expect(JSON.parse(source.text)).toEqual(rows);
  const problems = await saved(page, 'Download the problems as CSV');
  expect(problems.text).toContain(`"'=1+1"`);
  const subject = { external_id: 'm', name: 'Mathematics', code: 'M', kind: 'mathematics' } as const;
  const listed = [{ ...subject, grade_level_external_ids: ['g5'] }];
  const other = await client.imports.create({ kind: 'subjects', source: 'sis', rows: listed });
  await server.drainJobs();
  await page.goto(`/settings/imports/${other.id}`);
  await row(
    page,
    'Grade level ids in the source, value 1: is of no record: the school has no grade level',
  ).waitFor();
});

it('offers the failed lines once all rows have a result', async () => {
  const { page, client, server, testKey } = await open(openSqlite);
  const { id } = await client.imports.create({
    ...{ kind: 'learners', source: 'office' },
    csv: 'external_id,name\n1,Thandi Example\n2,\n',
  });
  await server.drainJobs();
  const ended = await client.imports.get(id);
  // As it was before the first row.
  const running = {
    ...{ ...ended, status: 'running', finished_at: null },
    ...{ counts: { ...ended.counts, created: 0 }, progress: { done: 1, total: 2 } },
  };
  const path = `**/settings/api/v1/imports/${id}`;
  await page.route(path, (route) => route.fulfill({ json: running }));
  await signIn(page, testKey, `/settings/imports/${id}`);
  await page.getByText('1 of 2 rows. 1 failed').waitFor();
  const downloads = page.getByRole('button', { name: /^Download the (failed lines|problems)/ });
  expect(await downloads.count()).toBe(0);
  await page.unroute(path);
  await expect.poll(() => downloads.count()).toBe(2);
});

it.each([1280, 640, 320])(
  'shows why rows failed beside a name of one long word, in %i pixels',
  async (width) => {
    const { page, client, server, testKey } = await open(openSqlite, { viewport: { width, height: 900 } });
    const name = 'Wolfeschlegelsteinhausenberger'.repeat(6);
    const { id } = await client.imports.create({
      ...{ kind: 'learners', source: 'office' },
      csv: `external_id,name\n1,${name}\n2,\n3,Thandi Example\n`,
    });
    await server.drainJobs();
    await signIn(page, testKey, `/settings/imports/${id}`);
    await page.getByRole('link', { name }).waitFor();
    const parts = await page.locator('tbody td, tbody td a').all();
    for (const box of await Promise.all(parts.map((part) => part.boundingBox())))
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  },
);

it.each([1280, 640, 320])('fits in %i pixels whatever the columns of a file are called', async (width) => {
  const { page, server, testKey } = await open(openSqlite, { viewport: { width, height: 900 } });
  await signIn(page, testKey, '/settings/imports/new');
  const name = 'Erziehungsberechtigter'.repeat(6);
  await page.getByLabel('File', { exact: true }).setInputFiles({
    ...{ name: 'learners.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(`external_id,name,${name}\n1,Thandi Example,${name}\n`),
  });
  await page.getByLabel(`Field of the column ${name}`).selectOption('gender');
  await page.getByLabel(`Meaning of ${name} in the column ${name}`).waitFor();
  await page.getByLabel(`Field of the column ${name}`).selectOption('');
  await sent(page, 'Try it');
  await server.drainJobs();
  await page.getByText('1 column with values').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  await page.getByLabel(`Field of the column ${name}`).selectOption('gender');
  await page.getByLabel(`Meaning of ${name} in the column ${name}`).waitFor();
  await pictures(page, `columns-${width}`);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
});

it('asks what values mean, and undoes an import with the numbers first', async () => {
  const { page, client, server, testKey, complaints } = await open(openSqlite);
  await signIn(page, testKey, '/settings/imports/new');
  // Spaces inside of quotes are not shown, and make no other value.
  const text = '"Id","Name ","Gender","Boarder"\n"17","Thandi Example","F ","Ja "\n18,Sipho Example,M,yes\n';
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'learners.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByText('1 value is not known: rows with Ja will fail.').waitFor();
  expect(await page.getByLabel('Meaning of F in the column Gender').inputValue()).toBe('female');
  await page.getByLabel('Meaning of M in the column Gender').selectOption('');
  await page.getByText('2 values are not known: rows with M, Ja will fail.').waitFor();
  await page.getByLabel('Meaning of M in the column Gender').selectOption('male');
  await page.getByLabel('Meaning of Ja in the column Boarder').selectOption('true');
  const folder = process.env.PICTURES;
  const picture = async (name: string) => {
    if (!folder) return;
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
    }
  };
  await picture('values');
  await sent(page, 'Try it');
  await server.drainJobs();
  await press(page, 'Import 2 rows');
  await heading(page, 'Import of learners');
  await server.drainJobs();
  await page.getByText('2 created').waitFor();
  expect((await client.learners.list()).data).toMatchObject([
    { gender: 'female', boarder: true },
    { gender: 'male', boarder: true },
  ]);
  const [learner] = (await client.learners.list()).data;
  await client.learners.update(learner?.id ?? '', { name: 'Thandi Sample' });
  await press(page, 'Undo…');
  await page.getByText('1 record that it created is archived.').waitFor();
  await page.getByText('1 row stays').waitFor();
  await picture('undo');
  const accepted = page.waitForResponse((response) => response.url().endsWith('/undo'));
  await press(page, 'Undo 1 row');
  await accepted;
  await server.drainJobs();
  await page.getByText('2 created · Undo: 1 undone, 1 kept').waitFor();
  await page.getByLabel('Result').selectOption('kept');
  await row(page, 'Thandi Sample was changed since the import.').getByText('17').waitFor();
  await picture('undone');
  expect((await client.learners.list()).data).toMatchObject([{ name: 'Thandi Sample' }]);
  expect(complaints).toEqual([]);
});

it('says of an undo that could undo nothing that it did not', async () => {
  const { page, client, server, testKey, complaints } = await open(openSqlite);
  const rows = [{ external_id: '1', name: 'Thandi Example' }];
  const { id } = await client.imports.create({ kind: 'learners', source: 'sis', rows });
  await server.drainJobs();
  const [learner] = (await client.learners.list()).data;
  await client.learners.update(learner?.id ?? '', { name: 'Thandi Sample' });
  await client.imports.undo(id, {});
  await server.drainJobs();
  expect(await client.imports.get(id)).toMatchObject({
    status: 'partly_undone',
    undo: { undone: 0, kept: 1 },
  });
  await signIn(page, testKey, '/settings/imports');
  await row(page, 'learners').getByText('nothing undone').waitFor();
  await page.getByRole('link', { name: 'learners', exact: true }).click();
  await page.getByText('1 created · Undo: nothing was undone, 1 kept').waitFor();
  await row(page, 'Thandi Sample was changed since the import.').waitFor();
  for (const width of process.env.PICTURES ? [1280, 375] : []) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${process.env.PICTURES}/not-undone-${width}.png`, fullPage: true });
  }
  expect(complaints).toEqual([]);
});

it('shows that somebody else has undone an import', async () => {
  const { page, client, server, testKey } = await open(openSqlite);
  const rows = [{ external_id: '1', name: 'Thandi Example' }];
  const { id } = await client.imports.create({ kind: 'learners', source: 'sis', rows });
  await server.drainJobs();
  await signIn(page, testKey, `/settings/imports/${id}`);
  await page.getByRole('button', { name: 'Undo…' }).waitFor();
  await client.imports.undo(id, {});
  await server.drainJobs();
  // Somebody returns to the tab.
  await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
  await page.getByText('1 created · Undo: 1 undone').waitFor();
  await row(page, 'Thandi Example').getByText('undone').waitFor();
  expect(await page.getByRole('button', { name: 'Undo…' }).count()).toBe(0);
});

it('reads dates as the last file of a source shows them, and not as that of another source', async () => {
  const { page, client, server, testKey } = await open(openSqlite);
  await signIn(page, testKey, '/settings/imports/new');
  const choose = (day: string) =>
    page.getByLabel('File', { exact: true }).setInputFiles({
      ...{ name: 'learners.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(`id,name,dob\n1,Thandi Example,${day}\n`),
    });
  const order = page.getByLabel('Dates such as 3/4/2026 are');
  await page.getByLabel('Source').fill('system-a');
  await choose('12/25/2013');
  await sent(page, 'Try it');
  await server.drainJobs();
  await page.getByText('Dates such as 3/4/2026 are read month first.').waitFor();
  await page.goto('/settings/imports/new');
  await choose('3/4/2014');
  await page.getByText('are those of the last file with the same columns').waitFor();
  expect(await page.getByLabel('Source').inputValue()).toBe('system-a');
  expect(await order.inputValue()).toBe('mdy');
  await page.goto('/settings/imports/new');
  await page.getByLabel('Source').fill('system-b');
  await choose('3/4/2014');
  await page.getByText('are those of the last file with the same columns').waitFor();
  expect(await order.inputValue()).toBe('');
  await sent(page, 'Try it');
  await server.drainJobs();
  await page.getByText('Dates such as 3/4/2026 are read day first.').waitFor();
  expect((await client.imports.list()).data).toHaveLength(2);
});

it('has presets for bank statements and lists of marks', async () => {
  const { page, client, server, testKey, complaints } = await open(openSqlite);
  await client.learners.create({ name: 'Thandi Example', external_ids: { bank: 'A1' } });
  await signIn(page, testKey, '/settings/imports/new');
  await page.getByLabel('The rows are').selectOption('grades');
  expect(await page.getByLabel('Source').inputValue()).toBe('gradebook');
  expect(await page.getByLabel('Field 1').inputValue()).toBe('assessment_id');
  await page.getByLabel('The rows are').selectOption('payments');
  const text = 'Date;Details;Account;Amount\n20/01/2026;School fees;A1;1 250,00\nTotal;;;1 250,00\n;;;1\n';
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByLabel('Field of the column Account').selectOption('learner_external_id');
  await press(page, 'Add a value');
  await page.getByLabel('Field 1').selectOption('method');
  await page.getByLabel('Value for all rows 1').fill('cash');
  await press(page, 'Leave out lines');
  await page.getByLabel('Column 1', { exact: true }).selectOption('Date');
  await page.getByLabel('Value of lines to leave out 1').fill('total');
  await page.getByLabel('Lines at the end').fill('1');
  const folder = process.env.PICTURES;
  for (const width of folder ? [1280, 390] : []) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/preset-${width}.png`, fullPage: true });
  }
  await sent(page, 'Try it');
  await server.drainJobs();
  await page.getByText('Show 2 rows that are left out').click();
  await expect
    .poll(() => page.locator('details tbody tr td:first-child').allTextContents())
    .toEqual(['3', '4']);
  await press(page, 'Import 1 row');
  await heading(page, 'Import of payments');
  await server.drainJobs();
  await page.getByText('1 created, 2 skipped').waitFor();
  expect((await client.payments.list()).data).toMatchObject([
    { amount: 125_000, method: 'cash', reference: 'School fees', received_on: '2026-01-20' },
  ]);
  expect(complaints).toEqual([]);
});

it('says what is wrong with lines of a bank statement in the words of the screen', async () => {
  const { page, client, server, testKey } = await open(openSqlite);
  const lines = ['2026-01-20,Cash,"1250.00"', '2026-01-20,INV-1,"1,250"', '2026-01-20,,"1250.00"'];
  const { id } = await client.imports.create({
    ...{ kind: 'payments', source: 'bank' },
    csv: `received_on,reference,amount_decimal\n${lines.join('\n')}\n`,
  });
  await server.drainJobs();
  await signIn(page, testKey, `/settings/imports/${id}`);
  for (const reason of [
    'Account id is not known: the reference has no number of an invoice, an account or a learner.',
    'Choose what “A number such as 1,250 is” when you import the file',
    'Id in the source is required, unless reference is sent, so that the row is the same payment',
  ])
    await page.getByText(reason).waitFor();
});

it('an import whose rows were deleted says so, and how many there were', async () => {
  const { client, server, database, page, testKey, complaints } = await open(openSqlite);
  const { id } = await client.imports.create({
    ...{ kind: 'learners', source: 'sis' },
    rows: [{ external_id: '1', name: 'Thandi Example' }, { external_id: '2' }],
  });
  await server.drainJobs();
  const { counts, progress, undo } = await client.imports.get(id);
  const counted = JSON.stringify({ counts, progress, undo });
  await runSql(
    database,
    `update imports set rows_until = '2026-01-01T08:00:00.000Z', counted = '${counted}'`,
  );
  await runSql(database, 'delete from import_rows');
  await signIn(page, testKey, `/settings/imports/${id}`);
  await page.getByText('The rows are no longer kept').waitFor();
  await page.getByText('1 created').waitFor();
  expect(await page.getByRole('button', { name: /failed lines|problems/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('says since when the source of an import is deleted, and offers nothing that needs it', async () => {
  const { client, server, page, testKey, complaints } = await open(openSqlite);
  const rows = [{ external_id: '1', name: 'Thandi Example' }, { external_id: '2' }];
  const { id } = await client.imports.create({ kind: 'learners', source: 'sis', rows });
  await server.drainJobs();
  const [learner] = (await client.learners.list()).data;
  const erased = learner?.id ?? '';
  await client.learners.archive(erased);
  await client.learners.erase(erased, { confirm: erased, reason: 'Request of the parents' });
  await signIn(page, testKey, `/settings/imports/${id}`);
  await page.getByText('The source was deleted just now.').waitFor();
  await page.getByRole('button', { name: 'Download the problems as CSV' }).waitFor();
  expect(await page.getByRole('button', { name: /source|failed lines/ }).count()).toBe(0);
  await pictures(page, 'source-deleted');
  expect(complaints).toEqual([]);
});

it('names the records of all kinds that could not be undone', async () => {
  const { client, server, page, testKey, complaints } = await open(openSqlite);
  const source = 'sis';
  const send = async (body: Omit<ImportCreate, 'source'>) => {
    const { id } = await client.imports.create({ ...body, source } as ImportCreate);
    await server.drainJobs();
    expect((await client.imports.rows(id, { result: 'failed' })).data, body.kind).toEqual([]);
    return id;
  };
  const ids: string[] = [];
  ids.push(
    await send({
      kind: 'academic_years',
      rows: [{ external_id: 'y', name: '2026', starts_on: '2026-01-01', ends_on: '2026-12-31' }],
    }),
    await send({ kind: 'grade_levels', rows: [{ external_id: 'g', label: 'Grade 5', order: 5 }] }),
    await send({ kind: 'subjects', rows: [{ external_id: 's', name: 'Mathematics', code: 'MATH' }] }),
    await send({
      kind: 'terms',
      rows: [
        {
          ...{ external_id: 't', name: 'Term 1', number: 1, academic_year_external_id: 'y' },
          ...{ starts_on: '2026-01-01', ends_on: '2026-12-31' },
        },
      ],
    }),
    await send({
      kind: 'classes',
      rows: [
        {
          external_id: 'c',
          kind: 'register',
          label: '5B',
          academic_year_external_id: 'y',
          grade_level_external_id: 'g',
        },
      ],
    }),
    await send({
      kind: 'learners',
      rows: [{ external_id: 'l', name: 'Thandi Example', admitted_on: '2026-01-01' }],
    }),
    await send({ kind: 'guardians', rows: [{ external_id: 'n', name: 'Nomsa Example' }] }),
    await send({
      kind: 'learner_guardians',
      rows: [
        { external_id: 'k', learner_external_id: 'l', guardian_external_id: 'n', relationship: 'mother' },
      ],
    }),
    await send({
      kind: 'enrollments',
      rows: [
        {
          ...{ external_id: 'e', learner_external_id: 'l', class_external_id: 'c', term_external_id: 't' },
          starts_on: '2026-01-01',
        },
      ],
    }),
    await send({
      kind: 'payments',
      rows: [
        {
          ...{ external_id: 'p', learner_external_id: 'l', amount: 500, method: 'eft' },
          ...{ received_on: '2026-01-05', reference: 'Fees' },
        },
      ],
    }),
  );
  const metadata = { seen: 'yes' };
  const idOf = async (list: PromiseLike<{ data: { id: string }[] }>) => (await list).data[0]?.id ?? '';
  await client.academicYears.update(await idOf(client.academicYears.list()), { metadata });
  await client.gradeLevels.update(await idOf(client.gradeLevels.list()), { metadata });
  await client.subjects.update(await idOf(client.subjects.list()), { metadata });
  await client.terms.update(await idOf(client.terms.list()), { metadata });
  await client.classes.update(await idOf(client.classes.list()), { metadata });
  const learner = await idOf(client.learners.list());
  await client.learners.update(learner, { metadata });
  await client.guardians.update(await idOf(client.guardians.list()), { metadata });
  const link = await idOf(client.learnerGuardians.list(learner));
  await client.learnerGuardians.update(learner, link, { metadata });
  await client.enrollments.update(await idOf(client.enrollments.list()), { metadata });
  await client.payments.update(await idOf(client.payments.list()), { metadata });
  const expected = [
    'The academic year 2026',
    'Grade 5',
    'Mathematics',
    'Term 1',
    'The class 5B',
    'Thandi Example',
    'Nomsa Example',
    'The link of Nomsa Example to Thandi Example',
    'The enrollment of Thandi Example in the class 5B',
    'The payment for Thandi Example “Fees” of 2026-01-05',
  ];
  await signIn(page, testKey, '/settings/imports');
  for (const [index, id] of ids.entries()) {
    await client.imports.undo(id, {});
    await server.drainJobs();
    await page.goto(`/settings/imports/${id}?result=kept`);
    await page.getByText(`${expected[index]} was changed since the import.`).waitFor();
  }
  await pictures(page, 'kept');
  expect(complaints).toEqual([]);
});

it('says what is wrong with a file as a whole, and not with a field of the API', async () => {
  const { page, testKey } = await open(openSqlite);
  await signIn(page, testKey, '/settings/imports/new');
  const buffer = Buffer.from('First name,Surname\n');
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'learners.csv', mimeType: 'text/csv', buffer });
  await press(page, 'Try it');
  await page.getByRole('alert').getByText('The file must have at least 1 row').first().waitFor();
  expect(await page.getByText('csv must').count()).toBe(0);
});

it('offers the kinds of rows that whoever is signed in may import', async () => {
  const { page, client } = await open(openSqlite);
  const scopes = ['read:imports', 'write:imports', 'read:fees', 'write:fees'] as const;
  const { secret } = await client.apiKeys.create({ name: 'Bursar', scopes: [...scopes] });
  await signIn(page, secret, '/settings/imports/new');
  const kinds = page.getByLabel('The rows are');
  expect(await kinds.inputValue()).toBe('payments');
  expect(await page.getByLabel('Source').inputValue()).toBe('bank');
  const off = await kinds.locator('option:disabled').allTextContents();
  expect(off).toContain('learners (needs a scope that you do not have)');
  expect(off).toHaveLength(12);
});
