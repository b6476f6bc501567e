import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { check, type Explanation, explain, type WebhookEvent } from '@rollbook/webhook-verify/node';
import { UsageError } from '../contract/errors.ts';
import { exitCodes, line, notify, paint, print, wrap } from './output.ts';
import { readSecret } from './remote.ts';

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', "'": "'", '"': '"', '\\': '\\' };

/** The words of a shell command, with `'…'`, `"…"`, `$'…'` and backslashes resolved. Nothing is expanded. */
function shellWords(text: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  const part =
    /(\s+)|\\\n|\\([^\n])|'([^']*)'|\$'((?:\\[\s\S]|[^'\\])*)'|"((?:\\[\s\S]|[^"\\])*)"|([^\s'"\\])/gu;
  for (const [all, space, escaped, single, ansi, double, plain] of text.matchAll(part)) {
    if (space !== undefined) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (all !== '\\\n') {
      const quoted = ansi === undefined ? undefined : unescapeAnsi(ansi);
      word =
        (word ?? '') + (escaped ?? single ?? quoted ?? double?.replace(/\\([$`"\\])/g, '$1') ?? plain ?? '');
    }
  }
  return word === undefined ? words : [...words, word];
}

const unescapeAnsi = (text: string): string =>
  text.replace(/\\(u[\dA-Fa-f]{4}|[\s\S])/g, (all, code: string) =>
    code.length === 5 ? String.fromCharCode(Number.parseInt(code.slice(1), 16)) : (escapes[code] ?? all),
  );

/** A request as something recorded it. */
export interface Capture {
  headers: Record<string, string>;
  /** Bytes; or another value, if the JSON of the capture has one. */
  body: unknown;
}

/**
 * Reads a captured request: an HTTP message (headers, an empty line, the body), also with the `> ` of `curl -v`; a curl
 * command; or a JSON object with `headers` and `body`, such as an event of AWS Lambda.
 */
function readCapture(bytes: Buffer): Capture {
  const text = bytes.toString('utf8').trimStart();
  const capture = text.startsWith('{')
    ? fromJson(text)
    : /^(\$ )?curl\s/.test(text)
      ? fromCurl(text.replace(/^\$ /, ''))
      : fromMessage(bytes);
  if (Object.keys(capture.headers).length === 0)
    throw new UsageError(
      'The capture has no headers. It must be an HTTP message (headers, an empty line, the body), a curl command, or a JSON object with `headers` and `body`.',
    );
  return capture;
}

function fromJson(text: string): Capture {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`The capture is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
  const { headers, body, isBase64Encoded }: Record<string, unknown> = Object(parsed);
  const named = Object.entries(Object(headers) as Record<string, unknown>).map(
    ([name, value]) => [name.toLowerCase(), String(value)] as const,
  );
  return {
    headers: Object.fromEntries(named),
    body: typeof body === 'string' ? Buffer.from(body, isBase64Encoded === true ? 'base64' : 'utf8') : body,
  };
}

function fromCurl(text: string): Capture {
  const words = shellWords(text);
  const headers: Record<string, string> = {};
  let body: string | undefined;
  for (const [index, word] of words.entries()) {
    const value = words[index + 1] ?? '';
    if (word === '-H' || word === '--header') addHeader(headers, value);
    if (/^(-d|--data(-raw|-binary|-ascii)?)$/.test(word)) body = value;
  }
  return { headers, body: body === undefined ? undefined : Buffer.from(body) };
}

const newline = 10;

function fromMessage(bytes: Buffer): Capture {
  const headers: Record<string, string> = {};
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(newline, start);
    const end = found === -1 ? bytes.length : found;
    // Lines of `curl -v` begin with `>` for what was sent, and `*` for its own notes.
    const line = bytes.subarray(start, end).toString('utf8').replace(/\r$/, '');
    start = end + 1;
    const sent = line.replace(/^> ?/, '');
    if (sent.trim() === '' && Object.keys(headers).length > 0)
      return { headers, body: bytes.subarray(start) };
    if (!/^[*<]/.test(line)) addHeader(headers, sent);
  }
  return { headers, body: undefined };
}

function addHeader(headers: Record<string, string>, line: string): void {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):(.*)/s.exec(line) ?? [];
  if (name !== undefined && value !== undefined) headers[name.toLowerCase()] = value.trim();
}

export interface VerifyOptions {
  secret?: string;
  body?: string;
  receivedAt?: string;
  json?: boolean;
}

const toleranceSeconds = 300;

/** Explains a captured request: whether it is authentic and, if not, why not and what to do. */
export async function verifyCommand(path: string | undefined, options: VerifyOptions): Promise<void> {
  const secret = readSecret(options);
  const { headers, body: own } = readCapture(path === undefined ? await readInput() : read(path));
  const body = options.body === undefined ? own : read(options.body);
  const judged = judge({ headers, body }, secret, options.receivedAt);
  const { event } = judged;
  const result = {
    verified: judged.code === null,
    code: judged.code,
    causes: judged.causes,
    event: event && { id: event.id, type: event.type, version: event.version, created_at: event.created_at },
    delivery_id: headers['service-delivery'] ?? null,
    signed_at: signedAt(headers),
    notes: judged.notes,
  };
  const facts = [
    ['Event', event && `${event.type} ${event.id}`],
    ['Delivery', result.delivery_id],
    ['Signed at', result.signed_at],
  ].flatMap(([name, value]) => (value ? [`  ${name?.padEnd(10)} ${value}`] : []));
  print(result, options, [
    result.verified
      ? line`${paint('green', 'Verified')}: signed with this secret, and the body is as it was sent.`
      : line`${paint('red', 'Not verified')}: ${judged.code ?? ''}`,
    ...facts,
    ...judged.causes.flatMap(({ message }) => ['', ...wrap(`${message}.`, 2)]),
    ...judged.notes.flatMap((note) => ['', ...wrap(note, 2)]),
  ]);
  if (!result.verified) process.exitCode = exitCodes.failed;
}

function read(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UsageError(
      `The file ${path} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function readInput(): Promise<Buffer> {
  if (process.stdin.isTTY) notify('Paste the request (headers, an empty line, the body), then press Ctrl-D.');
  return buffer(process.stdin);
}

interface Judged {
  code: string | null;
  causes: Explanation[];
  event: WebhookEvent | null;
  notes: string[];
}

function judge({ headers, body }: Capture, secret: string, receivedAt: string | undefined): Judged {
  const time = receivedAt === undefined || receivedAt === 'now' ? {} : { now: new Date(receivedAt) };
  const input = {
    headers,
    secret,
    toleranceSeconds: receivedAt === undefined ? Number.POSITIVE_INFINITY : toleranceSeconds,
    ...time,
  };
  // What is not bytes is rejected with its own code.
  const resultOf = (raw: unknown) => check({ ...input, body: raw as Buffer });
  const result = resultOf(body);
  if (result.ok) return { code: null, causes: [], event: result.event, notes: ageNotes(headers, receivedAt) };
  const trimmed = withoutLastNewline(body);
  const second = trimmed && resultOf(trimmed);
  if (second?.ok)
    return {
      code: null,
      causes: [],
      event: second.event,
      notes: [
        'The line break at the end of the capture is not part of the body: it was left out.',
        ...ageNotes(headers, receivedAt),
      ],
    };
  return { code: result.code, causes: explain({ ...input, body }), event: null, notes: [] };
}

function withoutLastNewline(body: unknown): Buffer | undefined {
  if (!Buffer.isBuffer(body)) return undefined;
  const length = body.length - (/\r?\n$/.exec(body.subarray(-2).toString('latin1'))?.[0].length ?? 0);
  return length === body.length ? undefined : body.subarray(0, length);
}

function signedAt(headers: Capture['headers']): string | null {
  const [, seconds] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(headers['service-signature'] ?? '') ?? [];
  return seconds === undefined ? null : new Date(Number(seconds) * 1000).toISOString();
}

/** Without the time at which a request was received, a receiver's check of its age cannot be repeated. */
function ageNotes(headers: Capture['headers'], receivedAt: string | undefined): string[] {
  const signed = signedAt(headers);
  if (signed === null || receivedAt !== undefined) return [];
  const age = Math.round((Date.now() - Date.parse(signed)) / 1000);
  if (Math.abs(age) <= toleranceSeconds) return [];
  return [
    `It was signed ${duration(Math.abs(age))} ${age > 0 ? 'ago' : 'in the future'}. A receiver accepts a timestamp within 5 minutes of its clock, so it would reject this request now. Pass --received-at with the time at which it was received to check that too.`,
  ];
}

function duration(seconds: number): string {
  const units: [string, number][] = [
    ['days', 86_400],
    ['hours', 3600],
    ['minutes', 60],
  ];
  const [name, size] = units.find(([, length]) => seconds >= 2 * length) ?? ['seconds', 1];
  return `${Math.floor(seconds / size)} ${name}`;
}
