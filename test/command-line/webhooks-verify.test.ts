import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sign } from '@rollbook/webhook-verify/node';
import { expect, test } from 'vitest';
import { newFolder, rollbook } from '../support/command.ts';

const secret = 'whsec_ZXhhbXBsZSBzZWNyZXQgb2YgdGhlIHJlY2VpdmVy';
const body = JSON.stringify({
  id: 'evt_01',
  type: 'learner.created',
  version: '2026-12-01',
  created_at: '2026-11-02T08:00:00.000Z',
  school_id: 'sch_01',
  data: { id: 'lrn_01', name: "Zoë d'Example" },
});

const headersOf = (changes: { timestamp?: number; secret?: string } = {}): [string, string][] =>
  Object.entries(sign({ body, secret, deliveryId: 'dlv_01', ...changes }));

const message = (headers: [string, string][], content = body) =>
  ['POST /hooks HTTP/1.1', ...headers.map((header) => header.join(': ')), '', content].join('\r\n');

async function verify(input: string, ...args: string[]) {
  const env = { ROLLBOOK_WEBHOOK_SECRET: secret };
  const cwd = await newFolder();
  return rollbook(['webhooks', 'verify', ...args], { cwd, env, input });
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

test.each<[string, string]>([
  ['an HTTP message', message(headersOf())],
  ['an HTTP message that an editor ended with a line break', `${message(headersOf())}\n`],
  [
    'a dump of curl -v',
    ['* Connected', ...headersOf().map((header) => `> ${header.join(': ')}`), '>', body].join('\n'),
  ],
  [
    'a curl command',
    `curl -X POST 'http://localhost/hooks' \\\n${headersOf()
      .map((header) => `  -H ${quoted(header.join(': '))} \\\n`)
      .join('')}  --data-raw ${quoted(body)}`,
  ],
  ['JSON', JSON.stringify({ headers: Object.fromEntries(headersOf()), body })],
  [
    'an event of AWS Lambda',
    JSON.stringify({
      headers: Object.fromEntries(headersOf()),
      body: Buffer.from(body).toString('base64'),
      isBase64Encoded: true,
    }),
  ],
])('%s is verified', async (_name, input) => {
  const { code, stdout } = await verify(input, '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    verified: true,
    code: null,
    causes: [],
    event: { id: 'evt_01', type: 'learner.created', version: '2026-12-01' },
    delivery_id: 'dlv_01',
    signed_at: expect.stringMatching(/^20/),
  });
  expect(code).toBe(0);
});

test('headers and body can be in two files, and people are shown what was found', async () => {
  const cwd = await newFolder();
  await writeFile(
    join(cwd, 'headers.txt'),
    headersOf()
      .map((header) => header.join(': '))
      .join('\n'),
  );
  await writeFile(join(cwd, 'body.json'), body);
  const args = ['webhooks', 'verify', 'headers.txt', '--body', 'body.json', '--secret', secret];
  const { code, stdout } = await rollbook(args, { cwd });
  expect(stdout).toMatch(/^Verified: signed with this secret.*\n {2}Event +learner\.created evt_01\n/);
  expect(code).toBe(0);
});

test.each<[string, string, string, string]>([
  [
    'a body that was serialised again',
    message(headersOf(), JSON.stringify(JSON.parse(body), null, 2)),
    'no_match',
    'body_reserialised',
  ],
  ['another secret', message(headersOf({ secret: 'whsec_other' })), 'no_match', 'secret_wrong'],
  ['no signature', message([['Content-Type', 'application/json']]), 'missing_header', 'header_missing'],
  [
    'a signature of another form',
    message([['Service-Signature', 'abc']]),
    'malformed_header',
    'header_malformed',
  ],
  ['no body', message(headersOf(), ''), 'no_match', 'body_missing'],
  [
    'a body that was parsed',
    JSON.stringify({ headers: Object.fromEntries(headersOf()), body: JSON.parse(body) }),
    'body_not_raw',
    'body_parsed',
  ],
])('%s is explained', async (_name, input, code, cause) => {
  const result = await verify(input, '--json');
  expect(JSON.parse(result.stdout)).toMatchObject({
    verified: false,
    code,
    causes: [{ cause, message: expect.any(String) }],
    event: null,
  });
  expect(result.code).toBe(1);
});

test('the age of the signature is reported, and checked if the time of receipt is known', async () => {
  const timestamp = Date.parse('2026-01-10T08:00:00Z') / 1000;
  const input = message(headersOf({ timestamp }));
  const captured = await verify(input);
  expect(captured.stdout).toMatch(/^Verified/);
  expect(captured.stdout.replaceAll(/\s+/g, ' ')).toMatch(
    /It was signed \d+ days ago\. .*would reject this request now/,
  );
  expect(captured.stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
  expect((await verify(input, '--received-at', '2026-01-10T08:04:00Z')).code).toBe(0);
  const late = await verify(input, '--received-at', '2026-01-10T08:06:00Z');
  expect(late.stdout).toMatch(/^Not verified: timestamp_too_old\n[\s\S]*The timestamp is 360 s behind/);
  expect(late.code).toBe(1);
});

test.each([
  ['', [], /The capture has no headers/],
  ['{"headers": ', [], /The capture is not valid JSON/],
  ['', ['missing.txt'], /The file missing\.txt cannot be read/],
])('a capture %j that cannot be read exits with 2', async (input, args, expected) => {
  const { code, stderr } = await verify(input, ...args);
  expect(stderr).toMatch(expected);
  expect(code).toBe(2);
});
