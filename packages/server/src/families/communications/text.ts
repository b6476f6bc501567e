import type { Schemas } from '../../contract/schemas.ts';

export type Channel = Schemas['MessageTemplate']['channel'] | 'portal';

/** The texts of a message or a template. */
export interface Texts {
  subject: string | null;
  body: string;
}

const placeholder = /\{\{\s*([a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)*)\s*\}\}/g;

/** The names in the placeholders of a text, each once. */
export const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];

/** Whether all that begins like a placeholder is one. */
export const isWellFormed = (text: string): boolean => !text.replaceAll(placeholder, '').includes('{{');

// Control characters, and the characters that change the direction of the text after them.
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const controlsInLines = /[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** A text on one line without control characters, such as a subject. */
export const oneLine = (text: string): string => text.replaceAll(/[\r\n\t]+/g, ' ').replaceAll(controls, '');

const withoutControls = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll(controlsInLines, '');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/** Plain text as HTML, for announcements that are sent as email. */
export const htmlOf = (text: string): string => escapeHtml(withoutControls(text)).replaceAll('\n', '<br>\n');

/** How a value is written in the body, by channel. */
const inBody: Record<Channel, (value: string) => string> = {
  email: (value) => escapeHtml(withoutControls(value)),
  // Spaces that are not in the GSM alphabet would more than double the price of the message.
  sms: (value) => oneLine(value).replaceAll(/[\u00a0\u202f]/g, ' '),
  push: withoutControls,
  letter: withoutControls,
  portal: withoutControls,
};

/** Replaces the placeholders of a text. No `{{` is left, whatever the text and the values contain. */
const filled = (
  text: string,
  values: ReadonlyMap<string, string>,
  write: (value: string) => string,
): string =>
  text
    .replaceAll(placeholder, (_, name: string) => write(values.get(name) ?? ''))
    .replaceAll(/\{(?=\{)/g, '{ ');

/** The texts with values, as they are sent on a channel. */
export function render(
  { subject, body }: Texts,
  channel: Channel,
  values: ReadonlyMap<string, string>,
): Texts {
  const own = channel === 'email' ? body : withoutControls(body);
  return {
    subject: subject === null ? null : oneLine(filled(subject, values, oneLine)),
    body: filled(own, values, inBody[channel]),
  };
}
