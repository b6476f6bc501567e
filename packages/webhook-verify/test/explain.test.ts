import { describe, expect, it } from 'vitest';
import type { ExplainInput } from '../src/index.ts';
import { sign } from '../src/node.ts';
import { body, entries, event, now, otherSecret, secret } from './entries.ts';

const headers = sign({ body, secret, timestamp: now });
const good: ExplainInput = { body, headers, secret, now };
const compact = JSON.stringify({ ...event, data: { note: 'Zoë, "a: b" / c' } });

function signed(content: string | Uint8Array): Pick<ExplainInput, 'headers'> {
  return { headers: sign({ body: content, secret, timestamp: now }) };
}

const pythonJson = '{"id": "evt_1", "type": "a.b", "data": {"list": [1, 2], "text": "Zo\\u00eb: x, y"}}';

const cases: [string, string, Partial<ExplainInput>][] = [
  ['a pretty body that was signed compact', 'body_reserialised', { body: JSON.stringify(event, null, 2) }],
  ['a compact body that was signed pretty', 'body_reserialised', signed(JSON.stringify(event, null, 2))],
  [
    'a body that another language wrote',
    'body_reserialised',
    { ...signed(pythonJson), body: JSON.stringify(JSON.parse(pythonJson)) },
  ],
  [
    'slashes that were escaped',
    'body_reserialised',
    { ...signed(compact.replaceAll('/', '\\/')), body: compact },
  ],
  ['JSON in a JSON string', 'body_reserialised', { body: JSON.stringify(body) }],
  ['a Lambda body in base64', 'body_base64', { body: Buffer.from(body).toString('base64') }],
  ['a newline that was added', 'body_line_ending', { body: `${body}\n` }],
  ['a newline that was dropped', 'body_line_ending', signed(`${body}\n`)],
  ['line endings that were converted', 'body_line_ending', { ...signed('{\r\n}'), body: '{\n}' }],
  ['a byte order mark that was dropped', 'body_byte_order_mark', signed(`\uFEFF${body}`)],
  ['a byte order mark that was added', 'body_byte_order_mark', { body: `\uFEFF${body}` }],
  [
    'a body decoded as Latin-1',
    'body_decoded',
    { ...signed(compact), body: Buffer.from(compact).toString('latin1') },
  ],
  ['an empty body', 'body_missing', { body: '' }],
  ['a newline in the secret', 'secret_whitespace', { secret: `${secret}\n` }],
  ['an escaped newline in the secret', 'secret_whitespace', { secret: `${secret}\\n` }],
  ['quotes around the secret', 'secret_quoted', { secret: `"${secret}"` }],
  ['a secret without its prefix', 'secret_prefix', { secret: secret.slice(6) }],
  [
    'a secret of another endpoint',
    'secret_other',
    { secret: otherSecret, otherSecrets: ['whsec_x', secret] },
  ],
  ['a secret nobody knows', 'secret_wrong', { secret: otherSecret }],
  ['a body that was changed', 'secret_wrong', { body: body.replace('EUR', 'USD') }],
  ['a clock that is ahead', 'clock_off', { now: now + 1000 }],
  ['a clock that is behind', 'clock_off', { now: now - 1000 }],
  ['a timestamp in milliseconds', 'timestamp_unit', { headers: `t=${now}000,v1=${'0'.repeat(64)}` }],
  ['no header', 'header_missing', { headers: {} }],
  ['a stripped header', 'header_missing', { headers: { 'webhook-signature': headers['webhook-signature'] } }],
  ['the other signature', 'header_wrong', { headers: headers['webhook-signature'] }],
  ['the timestamp header', 'header_wrong', { headers: headers['Service-Timestamp'] }],
  ['the delivery id', 'header_wrong', { headers: headers['Service-Delivery'] }],
  ['a bare signature', 'header_wrong', { headers: '0'.repeat(64) }],
  ['a header sent twice', 'header_malformed', { headers: `${headers['Service-Signature']},t=1` }],
  ['a header of another shape', 'header_malformed', { headers: 'hello' }],
];

describe.each(entries)('explain() of $name', ({ explain }) => {
  it('finds nothing wrong with a genuine delivery', async () => {
    expect(await explain(good)).toEqual([]);
  });

  it.each(cases)('recognises %s', async (_name, cause, wrong) => {
    const found = await explain({ ...good, ...wrong });
    expect(found.map((one) => one.cause)).toContain(cause);
    const shown = JSON.stringify(found);
    for (const hidden of [secret.slice(6), otherSecret.slice(6), 'inv_1', 'Zo'])
      expect(shown).not.toContain(hidden);
  });

  it.each<[string, unknown, string]>([
    ['a parsed body', event, 'body_parsed'],
    ['no body', undefined, 'body_missing'],
  ])('recognises %s', async (_name, wrong, cause) => {
    expect(await explain({ ...good, body: wrong })).toMatchObject([{ cause }]);
  });

  it('says by how much the clock is off, and whether the rest is right', async () => {
    const found = await explain({ ...good, now: now + 1000 });
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toContain(
      '1000 s behind the time with which it was compared, and the tolerance is 300 s',
    );
  });

  it('names both causes when two come together', async () => {
    const [found] = await explain({ ...good, body: `${body}\n`, secret: `${secret} ` });
    expect(found).toMatchObject({ cause: 'body_line_ending' });
    expect(found?.message).toContain('trim it');
  });

  it('survives bodies that resemble nothing', async () => {
    for (const odd of ['A===', 'AAAAA', '\uD800', '{"a":', new Uint8Array([0xff, 0xfe, 0])]) {
      expect(await explain({ ...good, body: odd })).toMatchObject([{ cause: 'secret_wrong' }]);
    }
  });

  it('throws a TypeError for an empty secret', async () => {
    await expect(explain({ ...good, secret: '' })).rejects.toThrow(TypeError);
  });
});
