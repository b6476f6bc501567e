import type { Rows } from '../../sql/query.ts';

/**
 * How telephone numbers that are stored in the international form can begin, if they begin with some digits as somebody
 * types them: in that form, or as they are dialled in the country of a locale, such as with a zero.
 */
export async function phonesFrom(digits: string, locale: string): Promise<Rows> {
  // Few searches need the plans of numbers of all countries.
  const { AsYouType, isSupportedCountry } = await import('libphonenumber-js');
  const { region = '' } = new Intl.Locale(locale);
  const prefixes = new Set([digits.startsWith('+') ? digits : `+${digits}`]);
  if (isSupportedCountry(region)) {
    const typed = new AsYouType(region);
    typed.input(digits);
    prefixes.add(typed.getNumberValue() ?? `+${digits}`);
  }
  return [...prefixes].map((prefix) => ({ prefix }));
}
