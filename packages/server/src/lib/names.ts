import { fold } from './fold.ts';

/** The names of a person; only `name` is always there. */
export interface Named {
  readonly name: string;
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly preferred_name?: string | null;
}

const word = /[\p{L}\p{N}\p{M}]+/gu;
const wordsOf = (text: string): string[] => fold(text).match(word) ?? [];
const joined = (text: string): string => wordsOf(text).join(' ');

/** The full names of a person, as words. */
export function fullNames({ name, first_name, last_name, preferred_name }: Named): string[] {
  const given = [first_name, preferred_name].filter((one) => one && last_name);
  return distinct([name, ...given.map((one) => `${one} ${last_name}`)]);
}

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
      folded: fold(match[0]),
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
