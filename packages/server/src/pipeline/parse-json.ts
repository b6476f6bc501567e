import { type Hash, randomUUID } from 'node:crypto';
import { invalidField, Problem } from '../contract/errors.ts';
import { yieldToEventLoop } from '../lib/timers.ts';
import { repeatedName } from './repeated-names.ts';

/** Number of bytes that are parsed at once: JSON.parse takes about a millisecond for them. */
const sliceBytes = 65_536;
// Memory and time depend on the number of values and keys, much more than on bytes.
const mostValues = 250_000;
const mostValuesBesideList = 20_000;
const mostValuesInItem = 2_000;
const longList = 200;

const utf8 = new TextDecoder('utf-8', { fatal: true });
// The body can start with a byte order mark, but a part of it cannot.
const utf8Part = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * A list among the members of the body: from after its opening bracket to before its closing bracket, and where its
 * items end.
 */
interface List {
  from: number;
  to: number;
  ends: number[];
}

/**
 * Parses JSON like JSON.parse, but rejects an object that has a member twice. Values are counted before any is
 * created. In a large body, a long list is parsed in slices, and the parser yields to the event loop between slices.
 */
export async function parseJson(bytes: Uint8Array): Promise<unknown> {
  try {
    if (bytes.length <= sliceBytes) return parse(utf8.decode(bytes));
    const list = await findLongList(bytes);
    return list ? await parseAround(bytes, list) : parse(utf8.decode(bytes));
  } catch (cause) {
    if (!(cause instanceof SyntaxError || cause instanceof TypeError)) throw cause;
    const reason =
      cause instanceof SyntaxError ? 'The body is not valid JSON.' : 'The body is not valid UTF-8.';
    throw new Problem('invalid_json', `${reason} Send one JSON object, encoded in UTF-8.`);
  }
}

function parse(json: string): unknown {
  const value: unknown = JSON.parse(json);
  const name = repeatedName(json);
  if (name !== undefined) {
    const shown = JSON.stringify(name.slice(0, 100));
    throw new Problem(
      'invalid_json',
      `An object in the body has the member ${shown} twice. Send each member once.`,
    );
  }
  return value;
}

/** Parses the items of the list separately, and the rest with a placeholder instead of the list. */
async function parseAround(bytes: Uint8Array, { from, to, ends }: List): Promise<unknown> {
  const placeholder = randomUUID();
  const before = utf8.decode(bytes.subarray(0, from - 1));
  const after = utf8Part.decode(bytes.subarray(to + 1));
  const body = parse(`${before}"${placeholder}"${after}`) as Record<string, unknown>;
  const items: unknown[] = [];
  let [start, sliceStart] = [from, from];
  for (const end of ends) {
    items.push(parse(utf8Part.decode(bytes.subarray(start, end))));
    start = end + 1;
    if (end - sliceStart < sliceBytes) continue;
    sliceStart = end;
    await yieldToEventLoop();
  }
  // Undefined if a later member with the same name has replaced it.
  const name = Object.keys(body).find((key) => body[key] === placeholder);
  if (name !== undefined) body[name] = items;
  return body;
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Finds the first long list that is a member of the body, and rejects a body with too many values. */
async function findLongList(bytes: Uint8Array): Promise<List | undefined> {
  let found: List | undefined;
  let list: List | undefined;
  let depth = 0;
  let values = 0;
  let inFound = 0;
  let atList = 0;
  let atItem = 0;
  let pause = sliceBytes * 4;
  const endItem = (at: number) => {
    if (values - atItem > mostValuesInItem) throw tooMany(mostValuesInItem, 'in one item of a list');
    atItem = values;
    list?.ends.push(at);
  };
  for (let at = 0; at < bytes.length; at++) {
    if (at > pause) {
      pause = at + sliceBytes * 4;
      await yieldToEventLoop();
    }
    const byte = bytes[at];
    if (byte === quote) at = endOfString(bytes, at);
    else if (byte === comma) {
      values++;
      if (values > mostValues) throw tooMany(mostValues, 'in total');
      if (depth === 2 && list) endItem(at);
    } else if (byte === openList || byte === openObject) {
      values++;
      depth++;
      if (depth === 2 && byte === openList) {
        list = { from: at + 1, to: at, ends: [] };
        atList = atItem = values;
      }
    } else if (byte === closeList || byte === closeObject) {
      if (depth === 2 && list) {
        if (byte !== closeList) throw new SyntaxError('A list ends with a brace');
        endItem(at);
        if (!found && list.ends.length > longList) {
          found = { ...list, to: at };
          inFound = values - atList;
        }
        list = undefined;
      }
      depth--;
    }
  }
  if (values - inFound > mostValuesBesideList) throw tooMany(mostValuesBesideList, 'outside of a long list');
  return found;
}

/** The closing quote of a string, starting at its opening quote; the end of the text if there is none. */
function endOfString(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(quote, from + 1); at !== -1; at = bytes.indexOf(quote, at + 1)) {
    let escapes = 0;
    while (bytes[at - 1 - escapes] === backslash) escapes++;
    if (escapes % 2 === 0) return at;
  }
  return bytes.length;
}

const tooMany = (most: number, where: string): Problem =>
  invalidField('', 'too_many', `must have at most ${most} values ${where}`);

/** Number of characters that are hashed at once. */
const sliceLength = 65_536;

type Part = { text: string } | { value: unknown };

/**
 * Adds a JSON value to a hash, independent of the order of members and of whitespace, escapes and notations of numbers. Yields
 * to the event loop between the slices of a large value, and does not recurse, however deep the value is.
 */
export async function updateWithJson(hash: Hash, value: unknown): Promise<void> {
  const parts: Part[] = [{ value }];
  let text = '';
  for (let part = parts.pop(); part; part = parts.pop()) {
    if ('text' in part) text += part.text;
    else if (typeof part.value !== 'object' || part.value === null) text += JSON.stringify(part.value);
    else for (const inner of partsOf(part.value).reverse()) parts.push(inner);
    if (text.length < sliceLength) continue;
    hash.update(text);
    text = '';
    await yieldToEventLoop();
  }
  hash.update(text);
}

function partsOf(value: object): Part[] {
  const parts: Part[] = [{ text: Array.isArray(value) ? '[' : '{' }];
  if (Array.isArray(value)) for (const item of value) parts.push({ value: item }, { text: ',' });
  else
    for (const [name, member] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      parts.push({ text: `${JSON.stringify(name)}:` }, { value: member }, { text: ',' });
  parts.push({ text: Array.isArray(value) ? ']' : '}' });
  return parts;
}
