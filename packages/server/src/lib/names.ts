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

/**
 * Marks with which a letter is still the same to somebody who searches: accents, the vowels of Arabic and Hebrew, and the dots
 * (nuktas) of scripts of India. Elsewhere marks are vowels or tones, without which a name is another one: राम and रीमा.
 */
const marks =
  /(?![\u3099\u309a])(?=[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc])\p{M}|[\p{Default_Ignorable_Code_Point}\u0640]/gu;
/** The characters that are typed for an apostrophe: O'Brien, O’Brien, Oʻahu. */
const apostrophes = /['`´‘’‛′ʹʻʼʽʾʿˈ׳＇]/g;
const separators = /[\s\p{Cc}\p{P}\u2212]+/gu;
/** Letters whose diacritics are not marks of their own, ligatures, and forms of a letter, in lower case. */
const letters: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه' },
};
const foldedLetters = /[łøđðħŧıςßæœþيىكة]/g;

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
export function unmistakableNames(person: Named): string[] {
  const names = fullNames(person);
  const together = new Set(names.filter((name) => name.includes(' ')).map(withoutSpaces));
  return names.filter((name) => name.includes(' ') || together.has(name) || unspaced.test(name));
}

/** The full names of a person, and the given names alone. */
export function allNames(person: Named): string[] {
  const words = wordsOf(person.name);
  const given = words.at(familyFirstWriting.test(person.name) ? -1 : 0) ?? '';
  return distinct([...fullNames(person), given, person.first_name ?? '', person.preferred_name ?? '']);
}

/** Names as words. A single letter is none, however it is composed. */
const distinct = (names: readonly string[]): string[] =>
  [...new Set(names.flatMap(spellings))].filter((name) => name.normalize('NFC').length > 1);

/** A name as words, and written together where a text has no spaces. */
function spellings(name: string): string[] {
  const words = joined(name);
  const together = withoutSpaces(words);
  return isUnspaced(together) ? [words, together] : [words];
}

const withoutSpaces = (words: string): string => words.replaceAll(' ', '');

/**
 * Whether a text that people wrote names one of some persons. In a text with capital letters, a word without one is no given
 * name: may, will, hope.
 */
export function namesAnyOf(text: string, persons: readonly Named[], kept: readonly string[]): boolean {
  const hasCapitals = /\p{Lu}/u.test(text);
  const isOther = ({ from, isWord }: Span) => isWord && hasCapitals && /^\p{Ll}/u.test(text.slice(from));
  return new NameMatcher(persons.flatMap(allNames), kept).find(text).some((span) => !isOther(span));
}

/** A word of a text as it is compared, and the place of each of its characters in the text. */
interface Word {
  folded: string;
  from: number[];
  to: number[];
  /** Where a name of one word can begin: at 0, and at a capital after a small letter (`uThandi`). */
  starts: number[];
}

const foldedChars = new Map<string, string>();
function foldChar(char: string): string {
  const folded = foldedChars.get(char) ?? foldName(char);
  foldedChars.set(char, folded);
  return folded;
}

const wordsWithPlaces = (text: string): Word[] =>
  [...text.matchAll(word)].map(({ 0: found, index }) => {
    const one: Word = { folded: '', from: [], to: [], starts: [0] };
    let at = index;
    let before = '';
    for (const char of found) {
      if (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(char)) one.starts.push(one.folded.length);
      const folded = foldChar(char);
      one.folded += folded;
      for (let count = folded.length; count > 0; count--) {
        one.from.push(at);
        one.to.push(at + char.length);
      }
      at += char.length;
      // A mark belongs to the letter before it.
      if (folded === '' && one.to.length > 0) one.to[one.to.length - 1] = at;
      before = char;
    }
    return one;
  });

/** A name in a text. */
interface Span {
  from: number;
  to: number;
  /** Whether it is a name of one word, which can mean something else. */
  isWord: boolean;
}

/** Names of several words by their first words, the longest first. */
function sequences(names: Iterable<string>): ReadonlyMap<string, readonly string[][]> {
  const split = [...names].filter((name) => name.includes(' ')).map((name) => name.split(' '));
  return Map.groupBy(
    split.sort((one, other) => other.length - one.length),
    ([first = '']) => first,
  );
}

/**
 * Finds names in texts that people wrote, in time that does not depend on how many names there are. Many languages write
 * something before or after a name, or nothing at all: names of several words, and those in a script without spaces, are
 * found within other words too; names of one word as a word, after a prefix that ends before their capital, and before an
 * `s`.
 */
export class NameMatcher {
  readonly #several: ReturnType<typeof sequences>;
  readonly #kept: ReturnType<typeof sequences>;
  readonly #words: ReadonlySet<string>;
  readonly #unspaced: ReadonlySet<string>;
  /** The lengths of those in scripts without spaces, the longest first. */
  readonly #lengths: readonly number[];

  /** Finds `names`, except those that are also in `kept`. Both are as `fullNames` and `allNames` return them. */
  constructor(names: Iterable<string>, kept: readonly string[]) {
    const others = new Set(names);
    for (const name of kept) others.delete(name);
    this.#several = sequences(others);
    this.#kept = sequences(kept);
    const words = [...others].filter((name) => !name.includes(' '));
    this.#words = new Set(words.filter((name) => !isUnspaced(name)));
    this.#unspaced = new Set(words.filter(isUnspaced));
    const lengths = new Set([...this.#unspaced].map((name) => name.length));
    this.#lengths = [...lengths].sort((one, other) => other - one);
  }

  /** The text with each of the names replaced. */
  replace(text: string, by: string): string {
    let result = '';
    let end = 0;
    for (const { from, to } of this.find(text)) {
      result += text.slice(end, from) + by;
      end = to;
    }
    return result + text.slice(end);
  }

  isIn(text: string): boolean {
    return this.find(text).length > 0;
  }

  /** The places of the names in a text, in their order. */
  find(text: string): Span[] {
    const words = wordsWithPlaces(text);
    const found: Span[] = [];
    let index = 0;
    for (let first = words[index]; first; first = words[index]) {
      const { length, span } = this.#severalAt(words, index);
      if (span) found.push(span);
      else if (length === 0) found.push(...this.#unspacedIn(first), ...this.#wordIn(first));
      index += length || 1;
    }
    return found;
  }

  /** The number of words of the name of several words at a place; without a span if it is one of those that are kept. */
  #severalAt(words: readonly Word[], index: number): { length: number; span?: Span } {
    const { folded = '', from = [] } = words[index] ?? {};
    for (let start = 0; start < folded.length; start++) {
      const rest = folded.slice(start);
      const isAt = (name: readonly string[]) =>
        name.every((part, at) => {
          const is = words[index + at]?.folded;
          return at === 0 || (at === name.length - 1 ? is?.startsWith(part) : is === part);
        });
      const name = this.#several.get(rest)?.find(isAt);
      const kept = this.#kept.get(rest)?.find(isAt);
      if (kept && kept.length >= (name?.length ?? 0)) return { length: kept.length };
      if (!name) continue;
      const { length } = name;
      const end = words[index + length - 1]?.to[(name[length - 1] ?? '').length - 1] ?? 0;
      return { length, span: { from: from[start] ?? 0, to: end, isWord: false } };
    }
    return { length: 0 };
  }

  /** The names in a script without spaces in a word. */
  #unspacedIn({ folded, from, to }: Word): Span[] {
    const found: Span[] = [];
    for (let start = 0; start < folded.length; ) {
      const rest = folded.slice(start);
      const length = this.#lengths.find(
        (one) => one <= rest.length && this.#unspaced.has(rest.slice(0, one)),
      );
      if (length !== undefined)
        found.push({ from: from[start] ?? 0, to: to[start + length - 1] ?? 0, isWord: false });
      start += length ?? 1;
    }
    return found;
  }

  /** The name of one word that a word is, or has after a prefix or before an `s`. */
  #wordIn({ folded, from, to, starts }: Word): Span[] {
    for (const start of starts)
      for (const end of [...starts, folded.length].filter((one) => one > start)) {
        const part = folded.slice(start, end);
        const name = [part, ...(end === folded.length && part.endsWith('s') ? [part.slice(0, -1)] : [])].find(
          (one) => this.#words.has(one),
        );
        if (name !== undefined)
          return [{ from: from[start] ?? 0, to: to[start + name.length - 1] ?? 0, isWord: true }];
      }
    return [];
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
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3099\u309a々ー]+$/u;
/** Names in these scripts have spaces, and texts have none between words. Shorter names are parts of too many words. */
const inUnspacedText = /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{4,}$/u;
/** In these scripts the family name comes first. Names from elsewhere are written in Katakana alone. */
const familyFirstWriting = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Khmer}]/u;

/** Whether a name can be in a text without spaces around it. */
const isUnspaced = (name: string): boolean => unspaced.test(name) || inUnspacedText.test(name);

/** The full name of a person, in the order of a locale (BCP 47); undefined without a first or a last name. */
export function composeName(parts: NameParts, locale: string): string | undefined {
  const { first_name: first, middle_names: middle, last_name: last } = parts;
  if (!first && !last) return undefined;
  const { language } = new Intl.Locale(locale);
  if (!familyFirst.has(language)) return joinedBy([first, middle, last], ' ');
  const names = middleBeforeFirst.has(language) ? [last, middle, first] : [last, first, middle];
  const isTogether = names.every((name) => !name || unspaced.test(name));
  return joinedBy(names, isTogether ? '' : ' ');
}

const joinedBy = (names: readonly (string | null | undefined)[], separator: string): string =>
  names.filter(Boolean).join(separator);

const collator = new Intl.Collator('und', { numeric: true });

/** The order in which people look for names: whatever their case and diacritics are; the same names in the order of the ids. */
export const byName = (one: Listed, other: Listed): number =>
  collator.compare(one.name, other.name) || (one.id < other.id ? -1 : 1);

interface Listed {
  id: string;
  name: string;
}
