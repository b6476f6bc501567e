import { withoutDirections } from './text.ts';

/** The plans of the numbers of all countries, which few requests need, and the country of a locale. */
async function plansFor(locale: string) {
  const plans = await import('libphonenumber-js');
  const { region = '' } = new Intl.Locale(locale);
  return { plans, country: plans.isSupportedCountry(region) ? region : undefined };
}

/**
 * How telephone numbers that are stored in the international form can begin, if they begin with some digits as somebody
 * types them: in that form, or as they are dialled in the country of a locale, such as with a zero.
 */
export async function phonePrefixes(digits: string, locale: string): Promise<string[]> {
  const { plans, country } = await plansFor(locale);
  const prefixes = new Set([digits.startsWith('+') ? digits : `+${digits}`]);
  if (country) {
    const typed = new plans.AsYouType(country);
    typed.input(digits);
    prefixes.add(typed.getNumberValue() ?? `+${digits}`);
  }
  return [...prefixes];
}

/**
 * Gives telephone numbers the international form: with spaces and brackets, and as they are dialled in the country of a
 * locale. A number without a country code is read only if it is valid in that country, also if a spreadsheet removed its
 * first zero. Other texts stay as they are.
 */
export async function phoneReader(locale: string): Promise<(text: string) => string> {
  const { plans, country } = await plansFor(locale);
  return (text) => {
    const dialled = withoutDirections(text).trim().replace(/^00/, '+');
    const found = plans.parsePhoneNumberFromString(dialled, {
      extract: false,
      ...(country && { defaultCountry: country }),
    });
    const isNumber = dialled.startsWith('+') ? found?.isPossible() : found?.isValid();
    return found && isNumber && found.ext === undefined ? found.number : text;
  };
}
