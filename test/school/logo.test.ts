import { expect, it } from 'vitest';
import { startClass } from '../assessments/class-of-learners.ts';
import { onEachDatabase } from '../support/databases.ts';
import { expectProblem, refusalOf } from '../support/problems.ts';
import { raw, startServer } from '../support/server.ts';
import { chunk, circle, exifTurned, header, jpeg, pixelsOf, png, progressiveJpeg } from './images.ts';

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
    expect(set).toMatchObject({ media_type: 'image/png', width: 16, height: 16 });
    expect(pixelsOf(set.data ?? '')).toEqual(pixelsOf(data));
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
    const palette = chunk('PLTE', Buffer.alloc(3));
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
      ['a PNG without pixels', png({ width: 0, height: 0, pixels: new Uint8Array(1) }), 'unusable_image'],
      ['a PNG with too few pixels', png({ pixels: circle(8, 8) }), 'unusable_image'],
      ['a PNG with more pixels than it says', png({ pixels: Buffer.alloc(50_000_000) }), 'unusable_image'],
      ['a PNG with an unknown filter', png({ pixels: filter }), 'unusable_image'],
      [
        'a PNG with a second, huge header',
        png({ more: [header({ width: 30_000, height: 30_000 })] }),
        'unusable_image',
      ],
      [
        'a PNG whose header is not first',
        png({ first: [chunk('tEXt', Buffer.from('a'))] }),
        'unusable_image',
      ],
      ['a huge PNG', png({ width: 30_000, height: 30_000, pixels: circle(4, 4) }), 'unusable_image'],
      ['a PNG that says it is interlaced', png({ interlaced: 1 }), 'unusable_image'],
      ['a PNG with fewer bytes than its 16 bits need', png({ depth: 16 }), 'unusable_image'],
      ['a PNG with two palettes', png({ more: [palette, palette] }), 'unusable_image'],
      ['a PNG without its palette', png({ colour: 3 }), 'unusable_image'],
      ['half a JPEG', jpeg.slice(0, 100), 'unusable_image'],
      ['a JPEG without pixels', Buffer.from([0xff, 0xd8, 0xff, 0xd9]).toString('base64'), 'unusable_image'],
      ['a JPEG with a second, huge frame', withSegment(frame(30_000, 30_000, 1)), 'unusable_image'],
      ['a huge JPEG', jpegOf(frame(30_000, 30_000, 3)), 'unusable_image'],
      ['a JPEG in CMYK', jpegOf(frame(8, 8, 4)), 'unusable_image'],
      ['a JPEG with a scan for each byte', jpegWithScans(10_000), 'unusable_image'],
      [
        'a JPEG with its height at the end',
        withSegment(Buffer.from([0xff, 0xdc, 0, 4, 0, 1])),
        'unusable_image',
      ],
    ];
    for (const [name, data, code] of refused)
      expect(await refusalOf(client.schoolLogo.put({ data })), name).toMatchObject({
        code: code === 'too_long' ? 'validation_failed' : 'invalid_image',
        errors: [{ pointer: '/data', code }],
      });
    expect(await client.schoolLogo.get()).toEqual(none);
  });

  it('is stored as the server encodes it, whatever its file contained', async () => {
    const { client } = await startServer(open);
    const stored = async (data: string) => (await client.schoolLogo.put({ data })).data ?? '';
    const hidden = Buffer.from('GPS 25.7 S 28.2 E <script>PK');
    const animation = [chunk('acTL', Buffer.alloc(8)), chunk('fcTL', Buffer.alloc(26))];
    const plain = await stored(png());
    // Sent back, it stays the same.
    expect(await stored(plain)).toBe(plain);
    const withMore = png({ more: [chunk('eXIf', hidden), ...animation], after: hidden });
    expect(await stored(withMore)).toBe(plain);
    const interlaced = Buffer.from(png({ width: 1, height: 1, interlaced: 1 }), 'base64');
    expect(pixelsOf(await stored(interlaced.toString('base64')))).toMatchObject({ width: 1, height: 1 });
    const file = Buffer.from(jpeg, 'base64');
    const metadata = Buffer.concat([Buffer.from([0xff, 0xe1, 0, hidden.length + 2]), hidden]);
    const fromJpeg = await stored(
      Buffer.concat([file.subarray(0, 2), metadata, file.subarray(2), hidden]).toString('base64'),
    );
    expect(fromJpeg).toBe(await stored(jpeg));
    for (const data of [plain, fromJpeg])
      expect(Buffer.from(data, 'base64').toString('latin1')).not.toMatch(/GPS|script|acTL|Exif/);
    expect(await client.schoolLogo.put({ data: progressiveJpeg })).toMatchObject({ width: 16, height: 8 });
    // A camera that was held upright stored the image lying on its side.
    expect(await client.schoolLogo.put({ data: exifTurned(progressiveJpeg, 6) })).toMatchObject({
      width: 8,
      height: 16,
    });
  });
});

/** The header of a baseline frame. */
function frame(width: number, height: number, colours: number): Buffer {
  const bytes = Buffer.alloc(10 + 3 * colours, 0x11);
  bytes.set([0xff, 0xc0, 0, 8 + 3 * colours, 8]);
  bytes.writeUInt16BE(height, 5);
  bytes.writeUInt16BE(width, 7);
  bytes[9] = colours;
  return bytes;
}

/** A JPEG file with another segment right before its end. */
function withSegment(segment: Buffer): string {
  const file = Buffer.from(jpeg, 'base64');
  return Buffer.concat([file.subarray(0, -2), segment, file.subarray(-2)]).toString('base64');
}

/** A JPEG file with another frame than its own. */
function jpegOf(other: Buffer): string {
  const file = Buffer.from(jpeg, 'base64');
  const at = file.indexOf(Buffer.from([0xff, 0xc0]));
  return Buffer.concat([file.subarray(0, at), other, file.subarray(at + 13)]).toString('base64');
}

/** A JPEG file that has its scan several times. */
function jpegWithScans(count: number): string {
  const file = Buffer.from(jpeg, 'base64');
  const scan = file.subarray(file.indexOf(Buffer.from([0xff, 0xda])), -2);
  const scans = new Array<Buffer>(count).fill(scan);
  return Buffer.concat([file.subarray(0, -2), ...scans, file.subarray(-2)]).toString('base64');
}
