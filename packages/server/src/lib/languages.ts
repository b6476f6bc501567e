/** The languages in which the server writes to people who are not users of the API. Others read English. */
export type Language = 'en' | 'af' | 'de' | 'fr' | 'pt';

/** Something in each language. */
export type InLanguages<T> = Readonly<Record<Language, T>>;

const known: InLanguages<true> = { en: true, af: true, de: true, fr: true, pt: true };

/** The language of a BCP 47 tag, in lower case. */
const languageOf = (locale: string): string => locale.toLowerCase().split('-', 1)[0] ?? '';
const isKnown = (language: string): language is Language => Object.hasOwn(known, language);

/** Whether texts are written in the language of a BCP 47 tag. */
export const speaks = (locale: string): boolean => isKnown(languageOf(locale));

/** The first of some BCP 47 tags in whose language texts are written; `en` if there is none. */
export const spokenLocale = (...locales: readonly (string | null)[]): string =>
  locales.find((locale) => locale !== null && speaks(locale)) ?? 'en';

/** What is written in the language of a BCP 47 tag, or in English. */
export function inLanguage<T>(texts: InLanguages<T>, locale: string): T {
  const language = languageOf(locale);
  return texts[isKnown(language) ? language : 'en'];
}

const fromRight = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** In which direction the language of a BCP 47 tag is written. */
export const directionOf = (locale: string): 'rtl' | 'ltr' =>
  fromRight.has(languageOf(locale)) ? 'rtl' : 'ltr';
