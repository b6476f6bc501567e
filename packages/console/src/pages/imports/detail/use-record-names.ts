import { isolatedIn } from '../../../lib/format.ts';
import { knownNames } from '../../../lib/people.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { nameFor } from './record-names.ts';

const ids = /\b[a-z]{2,4}_[0-9a-z]{26}\b/g;
const atOnce = 6;

/** A phrase at the beginning of a sentence. A name keeps its letters. */
const capitalized = (text: string): string => text.replace(/^the /, 'The ');
/** An id in a text, with a word before it that a phrase such as “the class 5A” replaces. */
const inText = /(?:\b([Tt])he record )?(\b[a-z]{2,4}_[0-9a-z]{26}\b)/g;

/** The names of records, as far as whoever is signed in can see them. */
interface RecordNames {
  nameOf(id: string): string | undefined;
  /** A text with the names that are known instead of ids. */
  withNames(text: string): string;
}

/** Loads the names of the records whose ids are in some texts. */
export function useRecordNames(texts: readonly string[]): RecordNames {
  const needed = [...new Set(texts.flatMap((text) => text.match(ids) ?? []))];
  useLoad(needed.join(' '), async (signal) => {
    for (let from = 0; from < needed.length; from += atOnce)
      await Promise.all(needed.slice(from, from + atOnce).map((id) => nameFor(id, { signal })));
    return knownNames.size;
  });
  return {
    nameOf: (id) => {
      const name = knownNames.get(id);
      return name === undefined ? undefined : capitalized(name);
    },
    withNames: (text) =>
      capitalized(
        text.replaceAll(inText, (whole, letter: string | undefined, id: string) => {
          const name = knownNames.get(id);
          if (name === undefined) return whole;
          if (letter === undefined) return isolatedIn(name);
          return name.startsWith('the ')
            ? `${letter}${name.slice(1)}`
            : `${letter}he record ${isolatedIn(name)}`;
        }),
      ),
  };
}
