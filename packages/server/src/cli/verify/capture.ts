import { UsageError } from '../../contract/errors.ts';
import { shellWords } from './shell-words.ts';

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
export function readCapture(bytes: Buffer): Capture {
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
