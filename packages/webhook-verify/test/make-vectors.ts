/**
 * Writes test/vectors.json, the cases that a verifier in any language must agree with. It uses
 * `createHmac` alone, nothing of the package. Run: node packages/webhook-verify/test/make-vectors.ts
 */

import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { body, event, flip, hex, oldSecret, secret, t, type Vector, vector } from './vector.ts';

const mac = hex(secret, t, body);
const old = hex(oldSecret, t, body);
const signedAt = (timestamp: number | string) => `t=${timestamp},v1=${hex(secret, timestamp, body)}`;
const notUtf8 = Buffer.from(body.replace('EUR', '\xff\xfe'), 'latin1');
const pretty = JSON.stringify(event, null, 2);
const accented = JSON.stringify({ ...event, data: { ...event.data, note: 'Zoë 学校 🏫' } });

export const vectors: Vector[] = [
  vector(null, { name: 'a genuine delivery' }),
  vector(null, { name: 'a body with characters outside ASCII', bytes: accented }),
  vector(null, { name: 'the same characters given as bytes', bytes: Buffer.from(accented) }),
  vector(null, { name: 'a pretty-printed body', bytes: pretty }),
  vector(null, { name: 'a trailing newline that was signed', bytes: `${body}\n` }),
  vector(null, { name: 'a byte order mark, given as bytes', bytes: Buffer.from(`\uFEFF${body}`) }),
  vector(null, { name: 'a byte order mark, given as text', bytes: `\uFEFF${body}` }),
  vector(null, { name: 'bytes that are no UTF-8', bytes: notUtf8 }),
  vector(null, {
    name: 'an event type nobody knows yet',
    bytes: body.replace('fee.reconciled', 'fee.waived'),
  }),
  vector(null, {
    name: 'a body of 100 kB',
    bytes: JSON.stringify({ ...event, data: { text: 'x'.repeat(100_000) } }),
  }),
  vector(null, { name: 'a signature in upper case', header: `t=${t},v1=${mac.toUpperCase()}` }),
  vector(null, { name: 'signature before timestamp', header: `v1=${mac},t=${t}` }),
  vector(null, { name: 'rotation: the second signature matches', header: `t=${t},v1=${old},v1=${mac}` }),
  vector(null, { name: 'rotation: the second secret matches', secrets: [oldSecret, secret] }),
  vector(null, {
    name: 'rotation: both sides have both',
    secrets: [secret, oldSecret],
    header: `t=${t},v1=${old},v1=${mac}`,
  }),
  vector(null, { name: 'unknown schemes beside v1', header: `t=${t},v0=abc,v1=${mac},v2=def,x` }),
  vector(null, { name: 'a misshapen v1 beside a good one', header: `t=${t},v1=zz,v1=${mac}` }),
  vector(null, {
    name: 'a secret longer than a hash block',
    secrets: [`whsec_${'k'.repeat(200)}`],
    header: `t=${t},v1=${hex(`whsec_${'k'.repeat(200)}`, t, body)}`,
  }),
  vector(null, {
    name: 'a secret without the prefix',
    secrets: ['plain'],
    header: `t=${t},v1=${hex('plain', t, body)}`,
  }),
  vector(null, { name: 'exactly the tolerance old', now: t + 300 }),
  vector(null, { name: 'exactly the tolerance ahead', now: t - 300 }),
  vector(null, { name: 'a wider tolerance', now: t + 3600, tolerance_seconds: 3600 }),
  vector('timestamp_too_old', { name: 'a second more than the tolerance old', now: t + 301 }),
  vector('timestamp_in_future', { name: 'a second more than the tolerance ahead', now: t - 301 }),
  vector('timestamp_in_future', { name: 'a day ahead', now: t - 86_400 }),
  vector('timestamp_too_old', { name: 'no tolerance at all', now: t + 1, tolerance_seconds: 0 }),
  vector('timestamp_too_old', {
    name: 'too old and forged',
    now: t + 301,
    header: `t=${t},v1=${'0'.repeat(64)}`,
  }),
  vector('timestamp_too_old', { name: 'a timestamp of zero', header: signedAt(0) }),
  vector('timestamp_in_future', {
    name: 'a timestamp of fifteen digits',
    header: signedAt('999999999999999'),
  }),
  vector('timestamp_in_future', { name: 'a timestamp in milliseconds', header: signedAt(t * 1000) }),
  vector('missing_header', { name: 'no header', header: null }),
  vector('missing_header', { name: 'an empty header', header: '' }),
  ...[
    '123abc',
    '-5',
    '+5',
    '1e9',
    '1.5',
    '0x10',
    ' 5',
    '5 ',
    '',
    'NaN',
    'Infinity',
    '0005',
    '٣',
    '9999999999999999',
    '9'.repeat(400),
  ].map((bad) =>
    vector('malformed_header', {
      name: `a timestamp of ${JSON.stringify(bad.slice(0, 20))}`,
      header: signedAt(bad),
    }),
  ),
  vector('malformed_header', { name: 'no timestamp', header: `v1=${mac}` }),
  vector('malformed_header', { name: 'no signature', header: `t=${t}` }),
  vector('malformed_header', { name: 'only unknown schemes', header: `t=${t},v0=${mac},v2=${mac}` }),
  vector('malformed_header', { name: 'two timestamps', header: `t=${t},t=${t},v1=${mac}` }),
  vector('malformed_header', { name: 'a bad timestamp and then a good one', header: `t=x,t=${t},v1=${mac}` }),
  vector('malformed_header', {
    name: 'the header sent twice and joined',
    header: `t=${t},v1=${mac},t=${t},v1=${mac}`,
  }),
  vector('malformed_header', { name: 'a bare signature', header: mac }),
  vector('malformed_header', { name: 'rubbish', header: '=,=,,t,v1' }),
  vector('malformed_header', { name: 'a signature cut short', header: `t=${t},v1=${mac.slice(0, 63)}` }),
  vector('malformed_header', { name: 'a signature with a digit more', header: `t=${t},v1=${mac}0` }),
  vector('malformed_header', {
    name: 'a full-length signature with a character outside ASCII',
    header: `t=${t},v1=${mac.slice(0, 63)}é`,
  }),
  vector('malformed_header', { name: 'full-width digits', header: `t=${t},v1=${'０'.repeat(64)}` }),
  vector('malformed_header', {
    name: 'a base64 signature',
    header: `t=${t},v1=${Buffer.from(mac, 'hex').toString('base64')}`,
  }),
  vector('malformed_header', {
    name: 'a header longer than 4096 characters',
    header: `t=${t},v1=${mac},${'x'.repeat(4096)}`,
  }),
  vector('malformed_header', { name: 'a hundred signatures', header: `t=${t}${`,v1=${mac}`.repeat(100)}` }),
  vector('no_match', { name: 'a forged signature', header: `t=${t},v1=${'0'.repeat(64)}` }),
  vector('no_match', { name: 'one bit off at the start', header: `t=${t},v1=${flip(mac, 0)}` }),
  vector('no_match', { name: 'one bit off at the end', header: `t=${t},v1=${flip(mac, 63)}` }),
  vector('no_match', { name: 'another secret', secrets: [oldSecret] }),
  vector('no_match', { name: 'another timestamp', header: `t=${t + 1},v1=${mac}` }),
  vector('no_match', {
    name: 'a body that was changed',
    bytes: body.replace('12500', '12501'),
    header: `t=${t},v1=${mac}`,
  }),
  vector('no_match', { name: 'JSON serialised again', bytes: pretty, header: `t=${t},v1=${mac}` }),
  vector('no_match', {
    name: 'a newline that was not signed',
    bytes: `${body}\n`,
    header: `t=${t},v1=${mac}`,
  }),
  vector('no_match', { name: 'an empty body', bytes: '', header: `t=${t},v1=${mac}` }),
  vector('no_match', {
    name: 'a signature over the body alone',
    header: `t=${t},v1=${createHmac('sha256', secret).update(body).digest('hex')}`,
  }),
  vector('no_match', {
    name: 'the secret used without its prefix',
    header: `t=${t},v1=${hex(secret.slice(6), t, body)}`,
  }),
  ...[
    '',
    'not json',
    'null',
    '[]',
    '"text"',
    '{}',
    '{"id":"evt_1","type":"a.b"}',
    '{"id":1,"type":"a.b","data":{}}',
    '{"id":"evt_1","type":"a.b","data":null}',
  ].map((bad) =>
    vector('invalid_payload', { name: `signed, but the body is ${bad || 'empty'}`, bytes: bad }),
  ),
];

export const path = new URL('./vectors.json', import.meta.url);

/** The file's text. */
export function serialise(): string {
  return `${JSON.stringify(vectors, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(path, serialise());
