import type { CreateServerOptions } from '@rollbook/server';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { onEachDatabase, openSqlite } from '../support/databases.ts';
import { elementsOf, structureOf } from '../support/pdf.ts';
import { expectProblem } from '../support/problems.ts';
import { today } from '../support/school-year.ts';
import { raw } from '../support/server.ts';
import { startFees } from './school.ts';

type Open = Parameters<typeof startFees>[0];

/** A family account with an invoice of the day before and a payment, and ways to get its statement. */
async function startStatement(
  open: Open,
  name = 'Example family',
  more: object = {},
  options?: CreateServerOptions,
) {
  const school = await startFees(open, options);
  const { client, server, testKey, learner, payer, issue, pay, clock } = school;
  const sibling = await learner('Sipho Example');
  const { id } = await client.feeAccounts.create({ name, learner_ids: [payer, sibling], ...more });
  const currency = (await client.feeAccounts.get(id)).currency;
  await issue(100_000, { currency });
  clock.advance(86_400_000);
  await issue(1_234_567, { learner_id: sibling, currency });
  await pay(34_567, { currency, reference: 'EFT 7', received_on: '2026-02-03' });
  const path = (from: string, to: string) => `/v1/fee-accounts/${id}/statement?from=${from}&to=${to}`;
  const get = (accept: string, from = '2026-02-03', to = '2026-02-28') =>
    fetch(server.url + path(from, to), { headers: { Authorization: `Bearer ${testKey}`, Accept: accept } });
  const pdf = async (from?: string, to?: string) => {
    const response = await get('application/pdf', from, to);
    expect(response.status).toBe(200);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const document = await getDocumentProxy(bytes.slice());
    const { text } = await extractText(document, { mergePages: false });
    // A space that does not break lines is a space.
    return { response, bytes, pages: text.map((page) => page.replace(/\s+/g, ' ')) };
  };
  return { ...school, id, path, get, pdf };
}

/** The amounts and texts that a statement shows, as it groups thousands in South Africa. */
const shown = [
  ...[
    'Example School',
    '1 Example Road, Durban',
    'EMIS number 700123456',
    'Statement',
    'Example family',
    '3 February 2026 to 28 February 2026',
    'ZAR',
  ],
  ...['Thandi Example, Sipho Example', 'Opening balance', '1 000,00', 'Invoice 2026-00002 (Sipho Example)'],
  ...['12 345,67', '13 345,67', 'Payment: EFT 7 (Thandi Example)', '345,67', 'Closing balance', '13 000,00'],
];

onEachDatabase('a statement of an account', (open) => {
  it('names the learner into whom another one was merged, also if that one was merged in turn', async () => {
    const { client, learner, issue } = await startFees(open);
    const [first, second, kept] = [await learner('A Example'), await learner('B Example'), await learner()];
    const { account_id } = await issue(5_000, { learner_id: first });
    await client.learners.merge(second, { learner_id: first });
    await client.learners.merge(kept, { learner_id: second });
    const { lines } = await client.feeAccounts.statement(String(account_id), {
      from: '2026-02-01',
      to: '2026-02-28',
    });
    expect(lines.map(({ learner_id }) => learner_id)).toEqual([kept]);
  });

  it('is returned as JSON, as a page or as a document, whichever is accepted', async () => {
    const { client, get, pdf, path, server, testKey } = await startStatement(open);
    await client.school.update({
      emis_number: '700123456',
      address: { line1: '1 Example Road', city: 'Durban' },
    });
    const json = await get('*/*');
    expect(await json.json()).toMatchObject({ opening_balance: 100_000, closing_balance: 1_300_000 });
    const page = await get('text/html');
    const { response: document, pages } = await pdf();
    const types = [json, page, document].map(({ headers }) => headers.get('content-type'));
    expect(types).toEqual(['application/json', 'text/html; charset=utf-8', 'application/pdf']);
    for (const { headers } of [json, page, document])
      expect([headers.get('etag'), headers.get('vary')]).toEqual([
        null,
        'Authorization, Service-Version, Accept',
      ]);
    const html = (await page.text()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    for (const part of shown.filter((text) => !text.includes('('))) {
      expect(html).toContain(part);
      expect(pages.join()).toContain(part);
    }
    expect(pages).toHaveLength(1);
    for (const text of [html, pages.join()]) expect(text).toContain('Due next ZAR 13 000,00 on 1 March 2026');
    // What is due now is not a part of what was before.
    const { pages: earlier } = await pdf('2026-02-02', '2026-02-02');
    expect(earlier.join()).not.toContain('Due next');
    // The names of learners need the scope that shows learners.
    for (const scopes of [['read:fees'], ['read:fees', 'read:learners']] as const) {
      const { secret } = await client.apiKeys.create({ name: 'Office', scopes: [...scopes] });
      const headers = { Authorization: `Bearer ${secret}`, Accept: 'text/html' };
      const seen = await (await fetch(server.url + path('2026-02-03', '2026-02-28'), { headers })).text();
      expect(seen).toContain('Payment: EFT 7');
      expect(/Thandi|Sipho/.test(seen)).toBe(scopes.length === 2);
    }
    expect(pages.join()).toContain('Page 1 of 1');
    const refused = await raw(server.url, testKey, 'GET', path(today, today), {
      headers: { Accept: 'image/png' },
    });
    expectProblem(refused, 'not_acceptable');
    const reversed = await raw(server.url, testKey, 'GET', path('2026-02-02', '2026-02-01'), {
      headers: { Accept: 'application/pdf' },
    });
    expectProblem(reversed, 'invalid_parameter');
  });
});

it('a page of a statement shows what it contains, escaped, and allows no scripts', async () => {
  const { client, id, get } = await startStatement(openSqlite);
  await client.feeAccounts.update(id, { name: '<b>Example</b> & "family"' });
  const response = await get('text/html');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  const html = await response.text();
  expect(html).not.toMatch(/<script|<b>Example|\son\w+=/);
  expect(html).toContain('&lt;b&gt;Example&lt;/b&gt; &amp; &quot;family&quot;');
  expect(html).toMatch(/<td class="amount number" role="cell"><bdi dir="auto">13\s000,00<\/bdi><\/td>/);
});

it('a page of a statement shows all amounts beside a reference that is longer than a line', async () => {
  const { get, pay } = await startStatement(openSqlite);
  await pay(999, { reference: `cs_live_${'a1B2c3D4'.repeat(11)}`, received_on: '2026-02-03' });
  const page = await (await startBrowser()).newPage();
  await page.setContent(await (await get('text/html')).text());
  for (const width of [375, 700, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const main = await page.locator('main').boundingBox();
    const cells = await page.locator('td.number').all();
    for (const box of await Promise.all(cells.map((cell) => cell.boundingBox())))
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((main?.x ?? 0) + (main?.width ?? 0));
  }
});

it('a page of a statement begins with its first lines on paper', async () => {
  const { get, draft, client } = await startStatement(openSqlite);
  for (let n = 0; n < 40; n++) await client.invoices.issue((await draft(100 + n)).id);
  const page = await (await startBrowser()).newPage();
  await page.setContent(await (await get('text/html')).text());
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text } = await extractText(paper, { mergePages: false });
  expect(text[0]).toContain('Opening balance');
  for (const each of text) expect(each).toContain('Description');
});

it('a document of a statement repeats its header on each page, and has each line once', async () => {
  const { pdf, draft, client, id } = await startStatement(openSqlite);
  for (let n = 0; n < 60; n++) await client.invoices.issue((await draft(100 + n)).id);
  const { pages } = await pdf('2026-01-01', '2026-12-31');
  expect(pages).toHaveLength(3);
  for (const [index, page] of pages.entries()) {
    for (const part of ['Example School', 'Example family', 'Date', 'Credit', `Page ${index + 1} of 3`])
      expect(page).toContain(part);
  }
  const numbers = [...pages.join().matchAll(/Invoice (2026-\d{5})/g)].map(([, number]) => number);
  expect(numbers).toEqual(numbers.map((_, index) => `2026-${String(index + 1).padStart(5, '0')}`));
  expect(numbers).toHaveLength(62);
  expect((await client.feeAccounts.get(id)).balance).toBe(1_300_000 + 7770);
  expect(pages[2]).toContain('13 077,70');
});

it('a document of a statement is read as a table, whose head is read once', async () => {
  const { pdf, draft, client } = await startStatement(openSqlite);
  for (let n = 0; n < 30; n++) await client.invoices.issue((await draft(100 + n)).id);
  const { bytes, pages } = await pdf('2026-01-01', '2026-12-31');
  expect(pages).toHaveLength(2);
  const structure = await structureOf(bytes);
  const all = (role: string) => structure.flatMap((page) => elementsOf(page, role));
  expect(all('H1').map(({ text }) => text)).toEqual(['Statement']);
  expect(all('THead').flatMap((head) => elementsOf(head, 'TH').map(({ text }) => text))).toEqual([
    ...['Date', 'Description', 'Charge', 'Credit', 'Balance'],
  ]);
  const rows = all('TBody').flatMap(({ children }) => children);
  expect(rows).toHaveLength(2 + 33);
  for (const { children } of rows)
    expect(children.map(({ role }) => role)).toEqual(['TH', 'TD', 'TD', 'TD', 'TD']);
  expect(rows[1]?.children.map(({ text }) => text.replace(/\s/g, ' '))).toEqual([
    ...['02 Feb 2026', 'Invoice 2026-00001 (Thandi Example)', '1 000,00', '', '1 000,00'],
  ]);
});

it('a document of a statement shows names in many scripts, and amounts in the decimals of the currency', async () => {
  const name = '王小明 Παράδειγμα Пример Łukasz';
  const { pdf, pay } = await startStatement(openSqlite, name, { currency: 'JPY' });
  await pay(2_000_000, { currency: 'JPY', received_on: '2026-02-03' });
  const text = (await pdf()).pages.join().normalize('NFC');
  for (const part of [
    '王小明',
    'Παράδειγμα',
    'Пример',
    'Łukasz',
    'JPY 700 000',
    '1 334 567',
    '-700 000',
    'In credit',
  ])
    expect(text, part).toContain(part);
  expect(text).not.toContain('no font');
});

it.each([
  ['PKR', '12 345,67'],
  ['HUF', '12 345,67'],
  ['KWD', '1 234,567'],
])(
  'amounts in %s have the decimals of ISO 4217, and not those that are usually shown',
  async (currency, due) => {
    const { client, id, draft, pdf } = await startStatement(openSqlite, undefined, { currency });
    await client.invoices.issue((await draft(1_234_567)).id);
    const paid = { account_id: id, method: 'cash', received_on: '2026-02-03' } as const;
    expect(await client.payments.create({ ...paid, amount_decimal: '1.25' })).toMatchObject({
      ...{ currency, amount: currency === 'KWD' ? 1250 : 125 },
    });
    expect((await pdf()).pages.join()).toContain(due);
  },
);

it.each([
  ['fr-FR', '12 345,67'],
  ['fr-SN', '12 345,67'],
  ['ka-GE', '12 345,67'],
  ['de-CH', "12'345.67"],
  ['hr-HR', '12.345,67'],
])('a document of a statement separates thousands as it is usual in %s', async (locale, amount) => {
  const { client, pdf } = await startStatement(openSqlite);
  await client.school.update({ locale });
  const text = (await pdf()).pages.join();
  expect(text).toContain(amount);
  expect(text).not.toContain('no font');
});

it('a document of a statement has each amount on one line', async () => {
  const { issue, pdf } = await startStatement(openSqlite, undefined, { currency: 'KWD' });
  await issue(999_999_999_999, { currency: 'KWD' });
  const { bytes } = await pdf();
  const amounts = (await structureOf(bytes))
    .flatMap((page) => elementsOf(page, 'TBody'))
    .flatMap(({ children }) => children)
    .flatMap(({ children }) => children.slice(2).map(({ text }) => text.replace(/\s/g, ' ')));
  expect(amounts).toContain('999 999 999,999');
  expect(amounts).toContain('1 000 001 299,999');
});

it.each([
  ['en-US', 'Mar 16, 2026'],
  ['en-GB', '30 Sept 2026'],
])('a document of a statement has each day on one line (%s)', async (locale, day) => {
  const { client, pdf } = await startStatement(openSqlite);
  await client.school.update({ locale });
  const { bytes } = await pdf('2026-02-03', new Date(`${day} UTC`).toISOString().slice(0, 10));
  const { text } = await extractText(bytes, { mergePages: true });
  expect(text).toContain(`${day} Closing balance`);
});

it('a statement shows the exact sums of charges and credits that are as large as amounts can be', async () => {
  const { client, issue, path, server, testKey } = await startStatement(openSqlite);
  const most = Number.MAX_SAFE_INTEGER;
  const { id, account_id } = await issue(most, { currency: 'JPY' });
  await client.invoices.void(id, { reason: 'Example' });
  await issue(most - 1, { currency: 'JPY' });
  const url = server.url + path('2026-02-03', '2026-02-28').replace(/acc_\w+/, String(account_id));
  const page = await fetch(url, { headers: { Authorization: `Bearer ${testKey}`, Accept: 'text/html' } });
  const text = (await page.text()).replace(/\s/g, ' ');
  expect(text).toContain('18 014 398 509 481 981');
  expect(text).toContain('9 007 199 254 740 990');
});

it('a document of a statement continues facts and lines that are higher than a page', async () => {
  const limited = { documents: { pages: 4 } };
  const { client, id, pay, pdf, get, learner } = await startStatement(openSqlite, undefined, {}, limited);
  const { learner_ids } = await client.feeAccounts.get(id);
  for (let n = 10; n < 58; n++) learner_ids.push(await learner(`Thandi${n} ${'Example '.repeat(10)}`));
  await client.feeAccounts.update(id, { learner_ids });
  const { pages } = await pdf();
  const text = pages.join(' ');
  for (let n = 10; n < 58; n++) expect(text).toContain(`Thandi${n}`);
  expect(text.match(/\bExample\b/g)?.length).toBeGreaterThan(48 * 10);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  expect(pages.at(-1)).toContain('Closing balance');
  for (let n = 0; n < 120; n++) await pay(100, { reference: `EFT ${n}`, received_on: '2026-02-03' });
  const refused = await get('application/pdf');
  expect([refused.status, await refused.json()]).toEqual([
    422,
    expect.objectContaining({
      code: 'document_too_large',
      detail: 'The document cannot be made: it needs more pages than the limit of 4.',
    }),
  ]);
  expect(await (await get('text/html')).text()).toContain('EFT 119');
});
