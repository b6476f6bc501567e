import { expect, it } from 'vitest';
import { startClass } from '../assessments/class-of-learners.ts';
import { onEachDatabase } from '../support/databases.ts';
import { expectProblem, refusalOf } from '../support/problems.ts';
import { raw, startServer } from '../support/server.ts';
import { chunk, circle, jpeg, png } from './images.ts';

const none = { media_type: null, width: null, height: null, sha256: null, data: null };
const address = {
  line1: '12 Example Street',
  line2: null,
  suburb: null,
  city: 'Exampleville',
  province: 'Gauteng',
  postal_code: '0001',
  country: 'ZA',
};

onEachDatabase("a school's logo", (open) => {
  it('is set, replaced and removed, and is in the audit log by its hash only', async () => {
    const { client } = await startServer(open);
    expect(await client.schoolLogo.get()).toEqual(none);
    const data = png();
    const set = await client.schoolLogo.put({ data });
    expect(set).toMatchObject({ media_type: 'image/png', width: 16, height: 16, data });
    expect(await client.schoolLogo.get()).toEqual(set);
    const { logo_sha256, version } = { ...(await client.school.get()), version: 0 };
    expect([logo_sha256, version]).toEqual([set.sha256, 0]);
    await client.schoolLogo.put({ data });
    const replaced = await client.schoolLogo.put({ data: jpeg });
    expect(replaced).toMatchObject({ media_type: 'image/jpeg', width: 8, height: 8 });
    expect(await client.schoolLogo.delete()).toEqual(none);
    await client.schoolLogo.delete();
    expect(await client.schoolLogo.get()).toEqual(none);
    const entries = (await client.auditLog.list({ resource_type: 'school' })).data;
    const changes = entries.map((entry) => entry.changes.logo_sha256);
    expect(changes.slice(0, 3)).toEqual([
      { before: replaced.sha256, after: null },
      { before: set.sha256, after: replaced.sha256 },
      { before: null, after: set.sha256 },
    ]);
    expect(JSON.stringify(entries)).not.toContain(data);
  });

  it('needs the scope for settings to be changed', async () => {
    const { client, server } = await startServer(open);
    const { secret } = await client.apiKeys.create({ name: 'Reader', scopes: ['read:learners'] });
    const send = (method: string, body?: object) =>
      raw(server.url, secret, method, '/v1/school/logo', body ? { body } : {});
    expect((await send('GET')).status).toBe(200);
    expectProblem(await send('PUT', { data: png() }), 'insufficient_scope');
    expectProblem(await send('DELETE'), 'insufficient_scope');
  });

  it('is on the term reports that are generated from then on, with the address of the school', async () => {
    const { client, terms, members, server, testKey, assess } = await startClass(open, 1);
    const { id: assessment } = await assess();
    const [learner_id = ''] = members;
    await client.grades.put(assessment, { grades: [{ learner_id, mark: 40 }] });
    await client.assessments.publish(assessment);
    const body = { term_id: terms[0].id, learner_ids: [learner_id] };
    const generate = async (more = {}) =>
      (await client.termReports.generate({ ...body, ...more })).data[0]?.term_report_id ?? '';
    const shownAs = async (id: string, accept: string) =>
      (await raw(server.url, testKey, 'GET', `/v1/term-reports/${id}`, { headers: { Accept: accept } })).body;
    const plain = await generate();
    expect(await shownAs(plain, 'text/html')).not.toContain('<img');
    await client.termReports.publish(plain);

    const logo = await client.schoolLogo.put({ data: png() });
    await client.school.update({ address });
    const report = await client.termReports.get(await generate({ supersede: true }));
    expect(report.letterhead).toEqual({
      address: '12 Example Street, Exampleville, Gauteng, 0001',
      logo_sha256: logo.sha256,
    });
    // A report shows the logo that the school had, even if the logo is replaced or removed later.
    await client.schoolLogo.delete();
    const page = await shownAs(report.id, 'text/html');
    expect(page).toContain(`<img alt="" src="data:image/png;base64,${logo.data}">`);
    expect(page).toContain('12 Example Street, Exampleville, Gauteng, 0001');
    expect(await shownAs(plain, 'text/html')).not.toContain('<img');
    expect(await shownAs(report.id, 'application/pdf')).toContain('/Subtype /Image');
    expect(await shownAs(plain, 'application/pdf')).not.toContain('/Subtype /Image');
    await client.schoolLogo.put({ data: jpeg });
    const next = await generate({ supersede: true });
    expect(await shownAs(next, 'application/pdf')).toContain('/DCTDecode');
  });

  it('is a complete image of a size that documents can show', async () => {
    const { client } = await startServer(open);
    const bytes = Buffer.from(png(), 'base64');
    const filter = circle(16, 16).fill(9, 0, 1);
    const refused: [name: string, data: string, code: string][] = [
      ['no base64', 'https://example.org/logo.png', 'invalid_format'],
      [
        'an SVG',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
        'unsupported_image',
      ],
      ['a GIF', Buffer.from('GIF89a').toString('base64'), 'unsupported_image'],
      ['a large file', Buffer.alloc(256 * 1024 + 1, 1).toString('base64'), 'too_large'],
      ['a larger file', Buffer.alloc(300_000, 1).toString('base64'), 'too_long'],
      ['half a PNG', bytes.subarray(0, 60).toString('base64'), 'unusable_image'],
      ['a changed PNG', Buffer.from(bytes).fill(0, 50, 52).toString('base64'), 'unusable_image'],
      ['a wide PNG', png({ width: 1001, height: 1 }), 'unusable_image'],
      ['a PNG with too few pixels', png({ pixels: circle(8, 8) }), 'unusable_image'],
      ['a PNG with more pixels than it says', png({ pixels: Buffer.alloc(50_000_000) }), 'unusable_image'],
      ['a PNG with an unknown filter', png({ pixels: filter }), 'unusable_image'],
      ['an interlaced PNG', png({ interlaced: 1 }), 'unusable_image'],
      ['a PNG of 16 bits', png({ depth: 16 }), 'unusable_image'],
      ['a PNG without its palette', png({ colour: 3 }), 'unusable_image'],
      ['half a JPEG', jpeg.slice(0, 100), 'unusable_image'],
      ['a JPEG without pixels', Buffer.from([0xff, 0xd8, 0xff, 0xd9]).toString('base64'), 'unusable_image'],
    ];
    for (const [name, data, code] of refused)
      expect(await refusalOf(client.schoolLogo.put({ data })), name).toMatchObject({
        code: code === 'too_long' ? 'validation_failed' : 'invalid_image',
        errors: [{ pointer: '/data', code }],
      });
    expect(await client.schoolLogo.get()).toEqual(none);
  });

  it('is stored without what was hidden in its file', async () => {
    const { client } = await startServer(open);
    const hidden = Buffer.from('GPS 25.7 S 28.2 E');
    const fromPng = await client.schoolLogo.put({ data: png({ more: [chunk('eXIf', hidden)] }) });
    expect(fromPng.data).toBe(png());
    const plain = Buffer.from(jpeg, 'base64');
    const length = Buffer.from([0xff, 0xe1, 0, hidden.length + 2]);
    const parts = [plain.subarray(0, 2), length, hidden, plain.subarray(2), hidden];
    const fromJpeg = await client.schoolLogo.put({ data: Buffer.concat(parts).toString('base64') });
    expect(fromJpeg.data).toBe(jpeg);
  });
});
