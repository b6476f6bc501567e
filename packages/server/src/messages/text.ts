import type { Schemas } from '../contract/schemas.ts';
import { escapeHtml, hasRightToLeft, isolate } from '../lib/text.ts';

/** The channels on which copies are made. */
export type Channel = Schemas['Announcement']['channels'][number];

/** The texts of a message, a template or a copy. */
export interface Texts {
  subject: string | null;
  body: string;
}

/** Values of placeholders, as they are shown, by name. */
export type Values = ReadonlyMap<string, string>;

const placeholder = /\{\{\s*([a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)*)\s*\}\}/g;

/** The names in the placeholders of a text, each once. */
export const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];

/** Whether all that begins like a placeholder is one. */
export const isWellFormed = (text: string): boolean => !text.replaceAll(placeholder, '').includes('{{');

/** A text, which may be HTML, as people read it. */
export async function asRead(text: string): Promise<string> {
  if (!/[<&]/.test(text)) return text;
  const { plainTextOf } = await import('./plain-text.ts');
  return plainTextOf(text);
}

// Control characters, and the characters that change the direction of the text after them.
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const controlsInLines = /[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** A text on one line without control characters, such as a subject. */
export const oneLine = (text: string): string => text.replaceAll(/[\r\n\t]+/g, ' ').replaceAll(controls, '');

const withoutControls = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll(controlsInLines, '');

/** Plain text as HTML, for announcements that are sent as email. */
export const htmlOf = (text: string): string => escapeHtml(withoutControls(text)).replaceAll('\n', '<br>\n');

/**
 * A value in a text of the other direction, or in one that may be: isolated, so that it does not change the order of what is
 * around it. Characters do that in HTML too; addresses, and what is inside of a tag, stay as they are.
 */
const isolated = (value: string, isTextRightToLeft: boolean): string =>
  value !== '' && (isTextRightToLeft || hasRightToLeft(value)) && !/^(?:https?|mailto|tel):/i.test(value)
    ? isolate(value)
    : value;

/** Where a placeholder of HTML is: in text, in a tag, or in a part of an address. */
type Place = '' | '<' | '/' | '?';

const encoded = (value: string): string => encodeURIComponent(value.toWellFormed());

/** How values are written in HTML: in an address, they are a part of its path or of its query. */
const inHtml: Record<Place, (value: string, isTextRightToLeft: boolean) => string> = {
  '': isolated,
  '<': (value) => value,
  '/': (value) => encoded(value).replaceAll('%2F', '/'),
  '?': (value) => encoded(value),
};

/** How a value is written in the body, by channel. */
const inBody: Record<Channel, (value: string, isTextRightToLeft: boolean, place: Place) => string> = {
  email: (value, isTurned, place) => escapeHtml(inHtml[place](withoutControls(value), isTurned)),
  // Spaces that are not in the GSM alphabet would more than double the price of the message.
  sms: (value) => oneLine(value).replaceAll(/[\u00a0\u202f]/g, ' '),
  push: (value, isTurned) => isolated(withoutControls(value), isTurned),
  letter: (value, isTurned) => isolated(withoutControls(value), isTurned),
  portal: (value, isTurned) => isolated(withoutControls(value), isTurned),
};

const unchanged = (text: string): string => text;

/** The most characters of the texts of a copy, before a second brace is separated from the first. */
export const longest = { subject: 1000, body: 100_000 } as const;

/** The lengths of the texts of a copy. */
export interface Lengths {
  subject: number;
  body: number;
}

/**
 * The texts of a message, to be filled in for one recipient after another. The length that a copy has is known before it
 * is built, from the number of times that each name occurs: a text of a few kilobytes can become one of gigabytes.
 */
export class Rendering {
  readonly #subject: Filling | undefined;
  readonly #body: Filling;

  /** `shared` are the values that are the same for all recipients who have none of their own. */
  constructor({ subject, body }: Texts, channel: Channel, shared: Values) {
    const write = inBody[channel];
    const isTurned = hasRightToLeft(body);
    const inSubject = (value: string) => isolated(oneLine(value), hasRightToLeft(subject ?? ''));
    this.#subject = subject === null ? undefined : new Filling(subject, shared, oneLine, inSubject);
    this.#body = new Filling(
      body,
      shared,
      channel === 'email' ? unchanged : withoutControls,
      (value, place) => write(value, isTurned, place),
    );
  }

  lengths(own: Values): Lengths {
    return { subject: this.#subject?.lengthWith(own) ?? 0, body: this.#body.lengthWith(own) };
  }

  /** The texts as they are sent. Their lengths have been compared with the limits. No `{{` is left in them. */
  texts(own: Values): Texts {
    return { subject: this.#subject?.with(own) ?? null, body: this.#body.with(own) };
  }
}

/** The key of a placeholder: its name, after a sign that says where it is. */
const keyOf = (name: string, place: Place): string => `${place}${name}`;
const placeOf = (key: string): Place => (/^[<?/]/.exec(key)?.[0] ?? '') as Place;
const places: readonly Place[] = ['', '<', '/', '?'];

const openAddress = /\s(?:href|src)\s*=\s*(?:"(https?:[^"]*)|'(https?:[^']*))$/i;

/** Where a placeholder is in a tag of which this is the beginning. */
function placeIn(tag: string): Place {
  const [, quoted, single] = openAddress.exec(tag) ?? [];
  const address = quoted ?? single;
  if (address === undefined) return '<';
  return /[?#]/.test(address) ? '?' : '/';
}

/** A text with its placeholders. */
class Filling {
  /** What is before each placeholder, and its key. */
  readonly #pieces: { literal: string; key: string }[] = [];
  readonly #end: string;
  readonly #counts = new Map<string, number>();
  readonly #shared = new Map<string, string>();
  readonly #write: (value: string, place: Place) => string;
  readonly #sharedLength: number;

  constructor(
    text: string,
    shared: Values,
    clean: (text: string) => string,
    write: (value: string, place: Place) => string,
  ) {
    this.#write = write;
    let from = 0;
    let length = 0;
    // Where the tag begins that is open; -1 outside of tags.
    let tag = -1;
    for (const match of text.matchAll(placeholder)) {
      const [whole, name = ''] = match;
      const sent = text.slice(from, match.index);
      const [opened, closed] = [sent.lastIndexOf('<'), sent.lastIndexOf('>')];
      if (opened !== closed) tag = opened > closed ? from + opened : -1;
      const key = keyOf(name, tag === -1 ? '' : placeIn(text.slice(tag, match.index)));
      const literal = clean(sent);
      this.#pieces.push({ literal, key });
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
      length += literal.length;
      from = match.index + whole.length;
    }
    this.#end = clean(text.slice(from));
    for (const [key, count] of this.#counts) {
      const place = placeOf(key);
      const written = write(shared.get(key.slice(place.length)) ?? '', place);
      this.#shared.set(key, written);
      length += count * written.length;
    }
    this.#sharedLength = length + this.#end.length;
  }

  lengthWith(own: Values): number {
    let length = this.#sharedLength;
    for (const [name, value] of own) {
      for (const place of places) {
        const key = keyOf(name, place);
        const count = this.#counts.get(key) ?? 0;
        if (count === 0) continue;
        const written = this.#write(value, place);
        length += count * (written.length - (this.#shared.get(key)?.length ?? 0));
      }
    }
    return length;
  }

  with(own: Values): string {
    const written = new Map(this.#shared);
    for (const [name, value] of own)
      for (const place of places) {
        const key = keyOf(name, place);
        if (written.has(key)) written.set(key, this.#write(value, place));
      }
    let text = '';
    for (const { literal, key } of this.#pieces) text += literal + (written.get(key) ?? '');
    return (text + this.#end).replaceAll(/\{(?=\{)/g, '{ ');
  }
}
