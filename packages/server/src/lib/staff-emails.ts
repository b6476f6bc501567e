import { spokenLocale } from './languages.ts';
import { escapeHtml } from './text.ts';

/** A paragraph of an email that ends with a link on a line of its own. */
export function linkAfter(text: string, url: string): string {
  const address = escapeHtml(url);
  return `${escapeHtml(text)}<br>\n<a href="${address}">${address}</a>`;
}

/** A time in ISO 8601, in the language in which an email is written, at the end of a sentence: "p.m." leaves its stop to it. */
export const shownTime = (time: string, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(spokenLocale(locale), { dateStyle: 'long', timeStyle: 'short', timeZone })
    .format(new Date(time))
    .replace(/\.$/, '');

/** The HTML of an email with some paragraphs, which are HTML. */
export const inParagraphs = (paragraphs: readonly string[]): string =>
  paragraphs.map((text) => `<p>${text}</p>`).join('\n');
