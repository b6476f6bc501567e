const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * The form in which text is compared case-insensitively. The databases do not compute it, because their `lower()`
 * functions differ. Composed last, because some lower-case letters compose that have no upper case: T̈ and ẗ.
 * Without invisible characters, and with one kind of space and of sigma: nobody could tell apart two texts that differ
 * in these alone.
 */
export const fold = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[\s\u0085]+/gu, ' ')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFC');

const marks = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
/** The characters that are typed for an apostrophe: O'Brien, O’Brien, Oʻahu. */
const apostrophes = /['`´‘’‛′ʹʻʼʽʾʿˈ׳＇]/g;
const separators = /[\s\p{Cc}\p{P}\u2212]+/gu;
/** Letters whose diacritics are not marks of their own, and ligatures, in lower case. */
const letters: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};
const foldedLetters = /[łøđðħŧıςßæœþ]/g;

/**
 * A name in the form in which it is searched: without case, diacritics, apostrophes and invisible characters, and with
 * one space for each run of whitespace, hyphens and other punctuation. A space at its end stays: it is the end of a word.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(marks, '')
    .replace(apostrophes, '')
    .replace(separators, ' ')
    .trimStart()
    .toLowerCase()
    .replace(foldedLetters, (letter) => letters[letter] ?? letter);

/** What a search by the beginning of any word of these names finds: each folded name from each of its words on. */
export function searchedNames(names: readonly (string | null | undefined)[]): string[] {
  const found = new Set<string>();
  for (const name of names)
    for (let rest = foldName(name ?? '').trimEnd(); rest !== ''; rest = rest.slice(next(rest)))
      found.add(rest);
  return [...found];
}

/** Where the second word of a text begins; its end if there is none. */
const next = (text: string): number => text.indexOf(' ') + 1 || text.length;

/** The names of a person; only `name` is always there. */
export interface Named {
  readonly name: string;
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly preferred_name?: string | null;
}

const word = /[\p{L}\p{N}\p{M}]+/gu;
/** A text is often typed without the diacritics of a name. */
const wordsOf = (text: string): string[] => (text.match(word) ?? []).map((one) => foldName(one));
const joined = (text: string): string => wordsOf(text).join(' ');

/** The full names of a person, as words, with the family name last and first. */
export function fullNames({ name, first_name, last_name, preferred_name }: Named): string[] {
  const given = [first_name, preferred_name].filter((one) => one && last_name);
  return distinct([name, ...given.flatMap((one) => [`${one} ${last_name}`, `${last_name} ${one}`])]);
}

/** The full names of a person that can hardly mean anything else, unlike one of a single word, such as Grace or Nkosi. */
export const unmistakableNames = (person: Named): string[] =>
  fullNames(person).filter((name) => name.includes(' ') || unspaced.test(name));

/** The full names of a person, and the given names alone. */
export function allNames(person: Named): string[] {
  const [first = ''] = wordsOf(person.name);
  return distinct([...fullNames(person), first, person.first_name ?? '', person.preferred_name ?? '']);
}

const distinct = (names: readonly string[]): string[] =>
  [...new Set(names.map(joined))].filter((name) => name.length > 1);

/** Whether a text has one of the names, as whole words: case, accents and punctuation are ignored. */
export function mentions(text: string, names: readonly string[]): boolean {
  const words = ` ${joined(text)} `;
  return names.some((name) => words.includes(` ${name} `));
}

const inWord = /(?<=\p{Ll})(?=\p{Lu})/gu;

/**
 * Whether a text that people wrote names one of some persons. Full names are found in other words too, because many
 * languages write a prefix or nothing before and after a name. A given name is a word of its own, or what follows a prefix:
 * `uThandi`. In a text with capital letters, a word without one is no given name: may, will, hope.
 */
export function namesAnyOf(text: string, persons: readonly Named[], kept: readonly string[]): boolean {
  const names = new Set(persons.flatMap(allNames));
  for (const name of kept) names.delete(name);
  const folded = joined(text);
  const isFull = (name: string) => name.includes(' ') || unspaced.test(name);
  if ([...names].some((name) => isFull(name) && folded.includes(name))) return true;
  const hasCapitals = /\p{Lu}/u.test(text);
  const words = [text, text.replace(inWord, ' ')].flatMap((one) => one.match(word) ?? []);
  return words.some((one) => !(hasCapitals && /^\p{Ll}/u.test(one)) && names.has(foldName(one)));
}

/** Finds names in texts, in time that does not depend on how many names there are. */
export class NameMatcher {
  /** The words of the names by their first words, the longest names first. */
  readonly #names: ReadonlyMap<string, readonly (readonly string[])[]>;

  /** Finds `names`, except those that are also in `kept`. Both are as `fullNames` and `allNames` return them. */
  constructor(names: Iterable<string>, kept: readonly string[]) {
    const others = new Set(names);
    for (const name of kept) others.delete(name);
    const split = [...others].map((name) => name.split(' ')).sort((one, other) => other.length - one.length);
    this.#names = Map.groupBy(split, ([first = '']) => first);
  }

  /** The text with each of the names replaced. */
  replace(text: string, by: string): string {
    const words = [...text.matchAll(word)].map((match) => ({
      at: match.index,
      is: match[0],
      folded: foldName(match[0]),
    }));
    let result = '';
    let from = 0;
    for (let index = 0; index < words.length; index++) {
      const length = this.#lengthAt(words, index);
      const [first, last] = [words[index], words[index + length - 1]];
      if (length === 0 || !first || !last) continue;
      result += text.slice(from, first.at) + by;
      from = last.at + last.is.length;
      index += length - 1;
    }
    return result + text.slice(from);
  }

  /** The number of words of the name at a place; 0 if there is none. */
  #lengthAt(words: readonly { folded: string }[], index: number): number {
    const candidates = this.#names.get(words[index]?.folded ?? '') ?? [];
    return candidates.find((name) => name.every((one, at) => words[index + at]?.folded === one))?.length ?? 0;
  }
}

/** The texts in a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The parts of a person's full name. */
export interface NameParts {
  first_name?: string | null | undefined;
  middle_names?: string | null | undefined;
  last_name?: string | null | undefined;
}

/** Languages in which the family name comes first, according to the nameOrderLocales of CLDR. */
const familyFirst = new Set(['hu', 'ja', 'km', 'ko', 'vi', 'yue', 'zh']);
/** Languages in which the other given names come between the family name and the first name. */
const middleBeforeFirst = new Set(['km', 'vi']);
/** Names in these scripts are written without spaces, unless they are those of people from elsewhere. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー]+$/u;

/** The full name of a person, in the order of a locale (BCP 47); undefined without a first or a last name. */
export function composeName(parts: NameParts, locale: string): string | undefined {
  const { first_name: first, middle_names: middle, last_name: last } = parts;
  if (!first && !last) return undefined;
  const { language } = new Intl.Locale(locale);
  if (!familyFirst.has(language)) return joinedBy([first, middle, last], ' ');
  const names = middleBeforeFirst.has(language) ? [last, middle, first] : [last, first, middle];
  const isUnspaced = names.every((name) => !name || unspaced.test(name));
  return joinedBy(names, isUnspaced ? '' : ' ');
}

const joinedBy = (names: readonly (string | null | undefined)[], separator: string): string =>
  names.filter(Boolean).join(separator);
