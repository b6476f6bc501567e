import { expect, it } from 'vitest';
import { InvalidResponseError } from '../src/index.ts';
import { apiKey, clientOf, errorOf, json, serve } from './serve.ts';

// Bytes that are no text in UTF-8.
const pdf = Uint8Array.from([
  0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37, 0x0a, 0x25, 0xff, 0xfe, 0x80, 0x00,
]);
const html = '<!doctype html><title>Verslag</title><p>Zoë</p>';

const documents = () =>
  serve((response, { headers: { accept } }) => {
    if (accept === 'application/pdf')
      response.writeHead(200, { 'content-type': 'application/pdf', etag: '"3-pdf"' }).end(pdf);
    else if (accept === 'text/html')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    else json(response, 200, { id: 'trp_1', object: 'term_report' });
  });

it('a document is read as bytes or as text, whichever its media type is', async () => {
  await using server = await documents();
  const client = clientOf(server);
  const { data, etag } = await client.termReports.get('trp_1', { accept: 'application/pdf' }).withResponse();
  expect(data).toBeInstanceOf(Uint8Array);
  expect([...data]).toEqual([...pdf]);
  expect(etag).toBe('"3-pdf"');
  expect(await client.termReports.get('trp_1', { accept: 'text/html' })).toBe(html);
  expect(await client.termReports.get('trp_1')).toMatchObject({ id: 'trp_1' });
  const query = { from: '2026-01-01', to: '2026-01-31' };
  const statement = await client.feeAccounts.statement('fac_1', query, { accept: 'application/pdf' });
  expect(statement).toHaveLength(pdf.length);
  expect(await client.learners.export('lrn_1', { accept: 'text/html' })).toBe(html);
  expect(server.received.map(({ url }) => url).slice(-2)).toEqual([
    '/v1/fee-accounts/fac_1/statement?from=2026-01-01&to=2026-01-31',
    '/v1/learners/lrn_1/export',
  ]);
});

it('a generic method reads documents too', async () => {
  await using server = await documents();
  const client = clientOf(server);
  const params = { path: { term_report_id: 'trp_1' } };
  const { data, response } = await client.GET('/v1/term-reports/{term_report_id}', {
    params,
    accept: 'application/pdf',
  });
  expect([...data]).toEqual([...pdf]);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const page = await client.GET('/v1/term-reports/{term_report_id}', { params, accept: 'text/html' });
  expect(page.data.slice(0, 15)).toBe('<!doctype html>');
  const record = await client.GET('/v1/term-reports/{term_report_id}', { params });
  expect(record.data.object).toBe('term_report');
});

it.each([
  ['JSON', 'application/json', '{"id":"trp_1"}'],
  ['the page of a proxy', 'text/html', html],
  ['nothing', 'application/pdf', ''],
])('%s instead of the document that was asked for is an error', async (_, type, body) => {
  await using server = await serve((response) =>
    response.writeHead(200, { 'content-type': type, 'service-request-id': 'req_1' }).end(body),
  );
  const client = clientOf(server, { maxRetries: 0 });
  const error = await errorOf(client.termReports.get('trp_1', { accept: 'application/pdf' }));
  expect(error).toBeInstanceOf(InvalidResponseError);
  expect(error).toMatchObject({ code: 'invalid_response', status: 200, requestId: 'req_1' });
  expect(String(error)).toMatch(/an empty body|not application\/pdf/);
});

it('a document that ends too early is asked for again', async () => {
  await using server = await serve((response, _, index) => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': pdf.length });
    if (index > 0) response.end(pdf);
    else response.write(pdf.subarray(0, 5), () => response.destroy());
  });
  const read = await clientOf(server).termReports.get('trp_1', { accept: 'application/pdf' });
  expect([...read]).toEqual([...pdf]);
  expect(server.received).toHaveLength(2);
});

it('a fetch that only reads text cannot read a PDF, and says so', async () => {
  const head = { status: 200, headers: new Headers({ 'content-type': 'application/pdf' }) };
  const client = clientOf(
    { baseUrl: 'http://x.test' },
    { apiKey, maxRetries: 0, fetch: async () => ({ ...head, text: async () => 'text' }) },
  );
  expect(String(await errorOf(client.termReports.get('trp_1', { accept: 'application/pdf' })))).toContain(
    'arrayBuffer',
  );
});

it('a document that an operation does not have is refused by its type', async () => {
  await using server = await documents();
  const client = clientOf(server);
  // Compiled, never run.
  const wrongUses = () => {
    // @ts-expect-error learners have no document
    client.learners.get('lrn_1', { accept: 'application/pdf' });
    // @ts-expect-error an export is no PDF
    client.learners.export('lrn_1', { accept: 'application/pdf' });
    // @ts-expect-error a report is no image
    client.termReports.get('trp_1', { accept: 'image/png' });
    const accept: string = 'text/html';
    // @ts-expect-error it is not known what is read
    client.termReports.get('trp_1', { accept });
  };
  expect(wrongUses).toBeTypeOf('function');
  const loose = (options: object) => client.termReports.get('trp_1', options);
  expect(await errorOf(loose({ accept: '' }))).toMatchObject({ code: 'invalid_option' });
});
