import type { CreateServerOptions } from '@rollbook/server';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { png } from '../school/images.ts';
import { runAxe, elementsOf as violationsOf } from '../support/axe.ts';
import { placesOf, startBrowser } from '../support/browser.ts';
import { onEachDatabase, openSqlite } from '../support/databases.ts';
import { actualTexts, elementsOf, structureOf } from '../support/pdf.ts';
import { failuresOf } from '../support/pdf-ua.ts';
import { expectProblem } from '../support/problems.ts';
import { clientOf, raw } from '../support/server.ts';
import { startClass } from './class-of-learners.ts';

type Open = Parameters<typeof startClass>[0];

/** A draft report of a learner with a name, in ten subjects, and ways to get it. */
async function startReport(open: Open, name = 'Thandi Example', options?: CreateServerOptions) {
  const school = await startClass(open, 0, options);
  const { client, assess, terms, join, server, testKey } = school;
  const learner_id = await join(name);
  const subjects = [school.subject.id];
  for (let n = 1; n < 10; n++)
    subjects.push((await client.subjects.create({ name: `Subject number ${n}`, code: `S${n}` })).id);
  for (const subject_id of subjects) {
    const { id } = await assess({ subject_id });
    await client.grades.put(id, { grades: [{ learner_id, mark: 41.5 }] });
    await client.assessments.publish(id);
  }
  const made = await client.termReports.generate({ term_id: terms[0].id, learner_ids: [learner_id] });
  const id = made.data[0]?.term_report_id ?? '';
  const path = `/v1/term-reports/${id}`;
  const get = (accept: string) =>
    fetch(server.url + path, { headers: { Authorization: `Bearer ${testKey}`, Accept: accept } });
  const pdf = async () => {
    const response = await get('application/pdf');
    expect(response.status).toBe(200);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const document = await getDocumentProxy(bytes.slice());
    const { text: texts } = await extractText(document, { mergePages: false });
    return { response, bytes, text: texts.join('\n'), texts, pages: document.numPages };
  };
  return { ...school, id, path, subjects, get, pdf };
}

onEachDatabase('a term report', (open) => {
  it('is returned as JSON, as a page or as a document, whichever is accepted', async () => {
    const { client, get, id, path, server, testKey, pdf } = await startReport(open);
    const json = await get('*/*');
    const page = await get('text/html');
    const { response: document } = await pdf();
    expect(await json.json()).toMatchObject({ id });
    const types = [json, page, document].map(({ headers }) => headers.get('content-type'));
    expect(types).toEqual(['application/json', 'text/html; charset=utf-8', 'application/pdf']);
    expect(await client.termReports.get(id, { accept: 'text/html' })).toBe(await page.text());
    const bytes = await client.termReports.get(id, { accept: 'application/pdf' });
    expect((await getDocumentProxy(bytes)).numPages).toBe(1);
    const etags = [json, page, document].map(({ headers }) => headers.get('etag') ?? '');
    expect(etags[1]).toBe(etags[0]?.replace(/"$/, '-html"'));
    expect(etags[2]).toBe(etags[0]?.replace(/"$/, '-pdf"'));
    for (const { headers } of [json, page, document])
      expect(headers.get('vary')).toBe('Authorization, Service-Version, Accept');
    const refused = await raw(server.url, testKey, 'GET', path, { headers: { Accept: 'image/png' } });
    expectProblem(refused, 'not_acceptable');
    expect(refused.headers.get('vary')).toContain('Accept');
    expect(refused.body.detail).toContain('application/pdf');
    // A representation is of the version of the record, for changes of it too.
    const change = (tag = '') =>
      raw(server.url, testKey, 'PATCH', path, {
        body: { conduct: 'Friendly' },
        headers: { 'If-Match': tag },
      });
    expect((await change(etags[2])).status).toBe(200);
    expectProblem(await change(etags[2]), 'precondition_failed');
    const missing = await raw(server.url, testKey, 'GET', '/v1/term-reports/trp_none', {
      headers: { Accept: 'application/pdf' },
    });
    expectProblem(missing, 'not_found');
  });
});

it('a page of a report shows what it contains, escaped, and allows no scripts', async () => {
  const { client, id, get, subjects } = await startReport(openSqlite, '<b>Thandi</b> & "Example"');
  const comment = 'Works <i>carefully</i>';
  await client.termReports.update(id, {
    conduct: 'Friendly & helpful',
    subject_comments: { [subjects[0] ?? '']: comment },
  });
  const response = await get('text/html');
  const html = await response.text();
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(html).not.toMatch(/<script|<b>Thandi|<i>carefully|\son\w+=/);
  const browser = await startBrowser();
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  await page.route('**/*', (route) =>
    route.fulfill({
      body: html,
      headers: { 'Content-Security-Policy': policy ?? '' },
      contentType: 'text/html',
    }),
  );
  await page.goto('http://report.example/');
  const text = (await page.textContent('main')) ?? '';
  for (const part of [
    '<b>Thandi</b> & "Example"',
    '83%',
    'Outstanding',
    comment,
    'Friendly & helpful',
    'CAPS-7',
    'Draft',
  ])
    expect(text.toLowerCase()).toContain(part.toLowerCase());
  expect(await page.evaluate('getComputedStyle(document.querySelector("th")).backgroundColor')).toBe(
    'rgb(31, 78, 121)',
  );
  expect(faults).toEqual([]);
}, 60_000);

it('a page of a report that is no longer valid is marked on one line', async () => {
  const { client, id, get } = await startReport(openSqlite);
  await client.termReports.publish(id);
  await client.termReports.generate({
    term_id: (await client.termReports.get(id)).term_id,
    learner_ids: [(await client.termReports.get(id)).learner_id],
    supersede: true,
  });
  const [draft] = (await client.termReports.list({ status: 'draft' })).data;
  await client.termReports.publish(draft?.id ?? '');
  const html = await (await get('text/html')).text();
  const browser = await startBrowser();
  for (const width of [390, 850, 1400]) {
    const page = await browser.newPage({ viewport: { width, height: 1100 } });
    await page.setContent(html);
    expect(await page.textContent('.mark')).toMatch(/superseded/i);
    const lines = await page.evaluate(
      "(() => { const r = document.createRange(); r.selectNodeContents(document.querySelector('.mark')); document.querySelector('.mark').style.transform = 'none'; return new Set([...r.getClientRects()].map((one) => one.top)).size; })()",
    );
    expect(lines, `${width} pixels`).toBe(1);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), `${width}`).toBe(0);
  }
}, 60_000);

it('a page of a report is read on a telephone without moving it sideways, and printed as a table', async () => {
  const { client, id, get, subjects } = await startReport(openSqlite, 'Thandi Nokuthula Example-Vanderbilt');
  await client.subjects.update(subjects[0] ?? '', {
    name: 'Mathematical Literacy and Donaudampfschifffahrtskunde',
  });
  const term_id = (await client.termReports.get(id)).term_id;
  await client.termReports.generate({
    term_id,
    learner_ids: [(await client.termReports.get(id)).learner_id],
  });
  // Without the mark of a draft, whose contrast is that of a watermark.
  await client.termReports.publish(id);
  const browser = await startBrowser();
  const page = await browser.newPage({ viewport: { width: 375, height: 800 } });
  await page.setContent(await (await get('text/html')).text());
  // Nothing is cut, and no cell is beside another one that it covers.
  const faults =
    await page.evaluate(`[...document.querySelectorAll('tbody th, td, dd, h1, .title')].flatMap((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const { left, right } = range.getBoundingClientRect();
    const isIn = left >= 0 && right <= innerWidth && cell.scrollWidth <= cell.clientWidth + 1;
    return isIn ? [] : [cell.textContent + ' ' + left + ' ' + right];
  })`);
  expect(faults).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(375);
  const { violations } = await runAxe(page);
  expect(violationsOf(violations)).toEqual([]);
  const row = page.getByRole('row').nth(1);
  expect(await row.getByRole('rowheader').textContent()).toContain('Donaudampfschifffahrtskunde');
  expect(await row.getByRole('cell').count()).toBe(4);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate("getComputedStyle(document.querySelector('table')).display")).toBe('table');
}, 60_000);

it('a document of a report has the same content, on at most two pages', async () => {
  const { client, id, pdf, subjects } = await startReport(openSqlite, 'Thandi Nokuthula Example');
  const short = await pdf();
  expect(short.pages).toBe(1);
  for (const part of [
    'Example School',
    'Thandi Nokuthula Example',
    'Subject number 9',
    '83%',
    'Average',
    'Term 1, 2026',
  ])
    expect(short.text).toContain(part);
  expect(short.text).toContain('This is a draft and not an official report.');
  expect(short.text).toContain('DRAFT');
  const long = 'She explains her reasoning well to the others in her group. '.repeat(30);
  const comments = Object.fromEntries(subjects.map((subject) => [subject, long.slice(0, 499)]));
  const changed = await client.termReports.update(id, {
    subject_comments: comments,
    conduct: long.slice(0, 499),
    principal_comment: long.slice(0, 1499),
  });
  expect(await pdf()).toMatchObject({ pages: 2, text: expect.stringContaining(changed.content_hash) });
  await client.termReports.publish(id);
  const published = await pdf();
  expect(published.text).not.toMatch(/draft/i);
  await client.termReports.withdraw(id, { reason: 'x' });
  expect((await pdf()).text).toContain('the school has withdrawn it');
}, 60_000);

it('a report says which results are not part of its average', async () => {
  const { client, id, get, pdf, subjects } = await startReport(openSqlite, 'Thandi Example');
  const note = 'Not including *';
  expect(await (await get('text/html')).text()).not.toContain(note);
  expect((await pdf()).text).not.toContain(note);
  await client.subjects.update(String(subjects[0]), { counts_for_average: false });
  const { term_id, learner_id } = await client.termReports.get(id);
  await client.termReports.generate({ term_id, learner_ids: [learner_id] });
  const page = await (await get('text/html')).text();
  expect(page).toContain(note);
  expect(page.match(/\d+%\*/g)).toHaveLength(1);
  const document = await pdf();
  expect(document.text).toContain(note);
  expect(document.text.match(/\d+%\*/g)).toHaveLength(1);
}, 60_000);

it('a document of a report shows names in many scripts, and says which characters it cannot show', async () => {
  const { client, id, pdf } = await startReport(openSqlite, '王小明 Παράδειγμα Пример Łukasz Nguyễn');
  await client.termReports.update(id, { conduct: 'محمد مجتهد', principal_comment: 'יוסי उदाहरण' });
  const { text } = await pdf();
  for (const part of ['王小明', 'Παράδειγμα', 'Пример', 'Łukasz', 'Nguyễn', 'יוסי'])
    expect(text.normalize('NFC'), part).toContain(part);
  expect(text).not.toContain('no font');
  await client.termReports.update(id, { conduct: 'Well done 🎉' });
  expect((await pdf()).text).toMatch(/Well done \?[\s\S]*no font for these characters.*U\+1F389/);
  // Emoji of several characters, of which some have no form of their own, and an accent that no font has with its letter.
  await client.termReports.update(id, {
    conduct: 'Well done \u{1F469}\u{1F3FD}\u200D\u{1F393}\u2764\uFE0F.',
    principal_comment: 'Zoe\u0308 x\u20DD\u202E',
  });
  const joined = (await pdf()).text;
  expect(joined).toContain('Well done ??.');
  expect(joined.normalize('NFC')).toContain('Zoë x?\n');
  expect(joined).toContain('as "?": U+1F469, U+1F3FD, U+1F393, U+2764, U+20DD.');
}, 60_000);

/** Names in the writing systems that fonts are published for. */
const names = {
  am: 'አበበ ቢቂላ',
  bn: 'রবীন্দ্রনাথ ক্ষিতি',
  gu: 'હર્ષ પટેલ',
  hy: 'Արամ Խաչատրյան',
  ja: '佐藤さくら アリス',
  ka: 'შოთა რუსთაველი',
  km: 'សុខ ស្រីមុំ',
  kn: 'ಕೃಷ್ಣ ಪ್ರಸಾದ್',
  ko: '김민준',
  lo: 'ສົມສັກ',
  ml: 'ശ്രീകുമാർ',
  my: 'အောင်ဆန်း',
  pa: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  si: 'ශ්‍රී නිමල්',
  ta: 'கிருஷ்ணன்',
  te: 'కృష్ణమూర్తి',
  th: 'สมชาย ใจดี',
  zh: '王小明 陳龍 賴慶',
};

it('a document of a report shows names in the writing of many languages', async () => {
  const { client, id, pdf } = await startReport(openSqlite, names.zh);
  const shown = Object.values(names).join('\n');
  await client.termReports.update(id, { principal_comment: shown });
  expect((await pdf()).text).not.toContain('no font');
  // A character that is in no font shows that the others are.
  await client.termReports.update(id, { principal_comment: `${shown} \u{1F389}` });
  const { text } = await pdf();
  expect(text).toContain('no font for these characters, which are shown as "?": U+1F389.');
  for (const name of [names.am, names.hy, names.ja, names.ka, names.ko, names.zh])
    expect(text).toContain(name);
}, 60_000);

it('a document of a report shows numeros, and the spaces, hyphens and dashes that programs write', async () => {
  const { client, id, pdf } = await startReport(openSqlite, 'Anne\u2011Marie Example');
  const comment = 'Школа № 12 \u2015 1\u202f250 points\u2010total, 7\u2007of 8';
  await client.termReports.update(id, { principal_comment: comment });
  const text = (await pdf()).text.replaceAll(/\s/g, ' ');
  expect(text).toContain('Anne-Marie Example');
  expect(text).toContain('Школа № 12 — 1 250 points-total, 7 of 8');
  expect(text).not.toContain('no font');
});

it('a page of a report has each line of a comment in the direction of its own', async () => {
  const { client, id, get } = await startReport(openSqlite);
  const comment = 'أحسنت (1).\nNice work (both terms)!';
  await client.termReports.update(id, { principal_comment: comment });
  const page = await (await startBrowser()).newPage();
  await page.setContent(await (await get('text/html')).text());
  const places = await placesOf(page, 'main', ['Nice work', 'work (', '(both', ')!', '!']);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it('a document of a report shows text from right to left in its order, and is copied as it was written', async () => {
  const { client, id, pdf } = await startReport(openSqlite);
  const written = [
    'לא (טוב) 87 נקודות',
    'Noted as (أ) today',
    'علی (5A) نے 12 نمبر لیے',
    'أحمد [ممتاز] مع Mr Smith.',
  ];
  await client.termReports.update(id, { principal_comment: written.join('\n') });
  const { text, bytes } = await pdf();
  // PDF.js returns the parts of a line from left to right. The brackets look as they do around a word from left to right.
  const lines = text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
  const visual = [
    'נקודות 87 (טוב) לא',
    'Noted as (أ) today',
    'نمبر لیے 12 نے (5A) علی',
    '.Mr Smith مع [ممتاز] أحمد',
  ];
  const from = lines.indexOf(visual[0] ?? '');
  expect(lines.slice(from, from + visual.length)).toEqual(visual);
  expect(actualTexts(bytes)).toContain(written.join('\n'));
}, 60_000);

it('a document of a report shows each level by itself, also beside one with a label from right to left', async () => {
  const { client, terms, join, server, testKey } = await startClass(openSqlite, 0);
  const levels = [
    { level: 3, label: 'A ممتاز', min: 80 },
    { level: 2, label: 'B good', min: 50 },
    { level: 1, label: 'C', min: 0 },
  ];
  await client.gradingScales.create({ name: 'Example', levels, default: true });
  const learner_ids = [await join()];
  const { data } = await client.termReports.generate({ term_id: terms[0].id, learner_ids });
  const headers = { Authorization: `Bearer ${testKey}`, Accept: 'application/pdf' };
  const response = await fetch(`${server.url}/v1/term-reports/${data[0]?.term_report_id}`, { headers });
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
  expect(text.replaceAll(/\s+/g, ' ')).toContain(' · 2 B good: 50–79% · 1 C: 0–49%');
}, 60_000);

it('a document of a report is read in the order of its structure, without what is repeated on each page', async () => {
  const { client, id, pdf, subjects } = await startReport(openSqlite, 'Thandi <Nokuthula> & Example');
  await client.schoolLogo.put({ data: png({ width: 60, height: 60 }) });
  const learner_ids = [(await client.termReports.get(id)).learner_id];
  await client.termReports.generate({ term_id: (await client.termReports.get(id)).term_id, learner_ids });
  const comment = 'She explains her reasoning well to the others in her group. '.repeat(7);
  await client.termReports.update(id, {
    subject_comments: Object.fromEntries(
      subjects.map((subject, index) => [subject, `${comment}No. ${index}`]),
    ),
    conduct: 'Friendly',
  });
  const { bytes, pages } = await pdf();
  expect(pages).toBe(2);
  const structure = await structureOf(bytes);
  const all = (role: string) => structure.flatMap((page) => elementsOf(page, role));
  const [first] = structure;
  expect(all('H1').map(({ text }) => text)).toEqual(['Term report']);
  expect(all('Figure').map(({ alt }) => alt)).toEqual(['Logo of Example School']);
  expect(all('H2').map(({ text }) => text)).toEqual(['Conduct', 'Levels (CAPS-7)']);
  const facts = all('LI').map(({ children }) => children.map(({ role, text }) => `${role} ${text}`));
  expect(facts[0]).toEqual(['Lbl Learner', 'LBody Thandi <Nokuthula> & Example']);
  // The head of the table is repeated on the second page, and read once.
  const heads = first?.children[0] && elementsOf(first, 'THead').flatMap((head) => elementsOf(head, 'TH'));
  expect(heads?.map(({ text }) => text)).toEqual(['Subject', 'Result', 'Level', 'Achievement', 'Teacher']);
  expect(all('THead')).toHaveLength(1);
  const rows = all('TBody').flatMap(({ children }) => children);
  const cells = rows.map(({ children }) => children.map(({ role, text }) => `${role} ${text}`));
  expect(cells[0]?.slice(0, 3)).toEqual(['TH Mathematics', 'TD 83%', 'TD 7']);
  expect(cells[1]).toEqual([`TD ${comment}No. 0`]);
  expect(cells.filter(([head]) => head?.startsWith('TH'))).toHaveLength(subjects.length + 1);
  const source = Buffer.from(bytes).toString('latin1');
  expect(source).toContain('/Marked true');
  expect(source).toContain('/DisplayDocTitle true');
  expect(source).toContain('/Lang (en)');
  expect(source).toContain('/Scope /Row');
  expect(source).toContain('/ColSpan 5');
  const metadata = source.slice(source.indexOf('<x:xmpmeta'), source.indexOf('</x:xmpmeta>'));
  expect(metadata).toContain('Term report: Thandi &lt;Nokuthula&gt; &amp; Example, Term 1, 2026');
}, 60_000);

it('a document of a report says that it is PDF/UA, and meets what a program can check of it', async () => {
  const { client, id, pdf, subjects } = await startReport(openSqlite, 'Thandi <Nokuthula> & Example');
  await client.schoolLogo.put({ data: png({ width: 60, height: 60 }) });
  const learner_ids = [(await client.termReports.get(id)).learner_id];
  await client.termReports.generate({ term_id: (await client.termReports.get(id)).term_id, learner_ids });
  const comment = 'She explains her reasoning well to the others in her group. '.repeat(8);
  await client.termReports.update(id, {
    subject_comments: Object.fromEntries(subjects.map((subject) => [subject, comment])),
    principal_comment: 'לא (טוב)\nعلی (5A) نے\n他说：你好。\nЕще раз \u{1F389}',
    conduct: 'Friendly',
  });
  expect(await failuresOf((await pdf()).bytes)).toEqual([]);
  // A letter of several glyphs, of which one is no character: nothing is claimed.
  await client.termReports.update(id, { principal_comment: 'ตั้งใจ কো' });
  const failures = [...new Set(await failuresOf((await pdf()).bytes))].toSorted();
  expect(failures.filter((failure) => !failure.startsWith('06-002'))).toEqual(
    failures.length > 0 ? ['31-027: a code stands for no character'] : [],
  );
  expect(failures).toContain('06-002: no identification');
}, 60_000);

it('a page of a document says whose report it is, and has whole rows', async () => {
  const { client, id, pdf, subjects } = await startReport(openSqlite);
  for (let length = 300; length < 500; length += 50) {
    const comment = 'Remark of the teacher. '.repeat(25).slice(0, length);
    await client.termReports.update(id, {
      subject_comments: Object.fromEntries(subjects.map((subject) => [subject, `${comment}#`])),
      principal_comment: 'Keep on. '.repeat(length / 3),
    });
    const { texts } = await pdf();
    expect(texts).toHaveLength(2);
    for (const [index, text] of texts.entries()) {
      for (const part of ['Thandi Example', '5A', 'Term 1, 2026', `Page ${index + 1} of ${texts.length}`])
        expect(text).toContain(part);
      // Each row is on one page with its comment, below the head of the table.
      const rows = text.match(/Subject number \d|Mathematics/g)?.length ?? 0;
      expect(text.match(/#/g)?.length ?? 0).toBe(rows);
      expect(text.match(/Achievement/g)?.length ?? 0).toBe(rows > 0 ? 1 : 0);
    }
  }
}, 60_000);

it('a document of a report continues on the next page, and its signatures are on a page with what is signed', async () => {
  const { client, id, pdf, subjects } = await startReport(openSqlite);
  // Lines of one letter are higher than a page before they are longer than a comment can be.
  const linesOf = (count: number, letter: string) => Array.from({ length: count }, () => letter).join('\n');
  const pagesWith = async (lines: number) => {
    await client.termReports.update(id, {
      subject_comments: Object.fromEntries(
        subjects.slice(0, 2).map((subject) => [subject, linesOf(240, 'x')]),
      ),
      principal_comment: linesOf(lines, 'y'),
    });
    return (await pdf()).texts;
  };
  // The end of the comment, and so of the page, moves from the top of a page to its bottom.
  for (let lines = 400; lines < 475; lines += 15) {
    const texts = await pagesWith(lines);
    const count = (letter: string) =>
      texts
        .join('\n')
        .split('\n')
        .filter((line) => line === letter).length;
    expect([count('x'), count('y')]).toEqual([480, lines]);
    for (const [index, text] of texts.entries())
      expect(text).toContain(`Page ${index + 1} of ${texts.length}`);
    expect(texts.at(-1)).toMatch(
      /\ny\ny\n[\s\S]*Outstanding[\s\S]*Class teacher Principal Parent or guardian/,
    );
  }
}, 60_000);

it('documents and images of one school do not delay the reads of another', async () => {
  const { client, server, id, get, subjects } = await startReport(openSqlite);
  const comment = 'She explains her reasoning well to the others in her group. '.repeat(8);
  await client.termReports.update(id, {
    subject_comments: Object.fromEntries(subjects.map((subject) => [subject, comment])),
  });
  const other = clientOf(server, (await server.createSchool({ name: 'Other School' })).testKey);
  const documents = Array.from({ length: 6 }, () => get('application/pdf'));
  const logos = Array.from({ length: 2 }, () =>
    client.schoolLogo.put({ data: png({ width: 600, height: 600 }) }),
  );
  let isBusy = true;
  const work = Promise.all([...documents, ...logos]).finally(() => {
    isBusy = false;
  });
  let reads = 0;
  for (; isBusy; reads++) await other.learners.list();
  await work;
  expect((await Promise.all(documents)).map(({ status }) => status)).toEqual(new Array(6).fill(200));
  // In the event loop, there would be about one read for each document and image.
  expect(reads).toBeGreaterThan(3 * 8);
}, 60_000);

it('documents of one school wait in a queue, and further ones are rejected with the time to wait', async () => {
  const { get, server } = await startReport(openSqlite);
  const answers = await Promise.all(Array.from({ length: 48 }, () => get('application/pdf')));
  const rejected = answers.filter(({ status }) => status !== 200);
  expect(rejected.length).toBeGreaterThan(0);
  expect(rejected.length).toBeLessThan(48 - 32);
  for (const answer of rejected) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await answer.json()).toMatchObject({ code: 'overloaded' });
  }
  expect((await get('application/pdf')).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
}, 60_000);

it('a document that exceeds the limit of pages is refused, and the page and the JSON are not', async () => {
  const { client, id, path, get, subjects, server, testKey } = await startReport(openSqlite, undefined, {
    documents: { pages: 1 },
  });
  const long = Array.from({ length: 240 }, () => 'x').join('\n');
  const subject_comments = Object.fromEntries(subjects.map((subject) => [subject, long]));
  await client.termReports.update(id, { subject_comments });
  const headers = { Accept: 'application/pdf' };
  const refused = await raw(server.url, testKey, 'GET', path, { headers });
  expectProblem(refused, 'document_too_large');
  expect(refused.body.detail).toBe('The document cannot be made: it needs more pages than the limit of 1.');
  for (const accept of ['text/html', 'application/json']) expect((await get(accept)).status).toBe(200);
});
