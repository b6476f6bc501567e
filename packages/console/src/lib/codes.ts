type Kind = 'country' | 'language';

/** Codes with a name that are not assigned to a country, such as those of groups of countries. */
const noCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '));

const pairs = (letters: string): string[] =>
  [...letters].flatMap((first) => [...letters].map((second) => first + second));

/** A code that was replaced is that of another one. */
const isOwn: Record<Kind, (code: string) => boolean> = {
  country: (code) => new Intl.Locale(`und-${code}`).region === code && !noCountries.has(code),
  language: (code) => new Intl.Locale(code).language === code,
};

/**
 * Names that browsers do not know, by the code: some languages have no other one there. The first is the English one of a code
 * that has no name otherwise.
 */
const ownNames: Record<Kind, Readonly<Record<string, readonly string[]>>> = {
  country: {
    AE: ['UAE'],
    CD: ['DRC'],
    CI: ['Ivory Coast'],
    GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales'],
    SZ: ['Swaziland'],
    US: ['USA', 'United States of America'],
    ZA: ['RSA', 'Republic of South Africa'],
  },
  language: {
    ...{ nd: ['North Ndebele'], nr: ['South Ndebele', 'isiNdebele'], nso: ['Northern Sotho', 'Sepedi'] },
    ...{ ss: ['Swati', 'siSwati'], st: ['Sesotho', 'Sotho'], tn: ['Setswana'], ts: ['Xitsonga'] },
    ...{ ve: ['Venda', 'Tshivenda'], xh: ['isiXhosa'], zu: ['isiZulu'] },
    ...{ lg: ['Luganda'], ny: ['Chichewa', 'Chinyanja'], sn: ['chiShona'], sw: ['Kiswahili'] },
  },
};

const letters: Record<Kind, string> = {
  country: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  language: 'abcdefghijklmnopqrstuvwxyz',
};

type Codes = readonly (readonly [code: string, name: string])[];

const made = new Map<string, Codes>();

/** The countries of ISO 3166-1, or the languages of ISO 639-1, with their names in a language, in the order of these. */
export function codesByName(kind: Kind, locale = 'en'): Codes {
  const key = `${kind} ${locale}`;
  const codes = made.get(key) ?? makeCodes(kind, locale);
  made.set(key, codes);
  return codes;
}

function makeCodes(kind: Kind, locale: string): Codes {
  const type = kind === 'country' ? 'region' : 'language';
  const names = new Intl.DisplayNames([locale, 'en'], { type, fallback: 'none' });
  return [...new Set([...pairs(letters[kind]), ...Object.keys(ownNames[kind])])]
    .flatMap((code): [string, string][] => {
      const name = isOwn[kind](code) ? (names.of(code) ?? ownNames[kind][code]?.[0]) : undefined;
      return name === undefined ? [] : [[code, name]];
    })
    .sort(([, one], [, other]) => one.localeCompare(other, 'en'));
}

/** What countries or languages are also called, such as isiZulu. */
export const otherNames = (kind: Kind): Codes =>
  Object.entries(ownNames[kind]).flatMap(([code, names]) => names.map((name) => [code, name] as const));
