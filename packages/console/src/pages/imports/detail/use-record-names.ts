import { knownNames } from '../../../lib/people.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { nameFor } from './record-names.ts';

const ids = /\b[a-z]{2,4}_[0-9a-z]{20,}/g;

/**
 * Loads the names of the records whose ids are in some texts, as far as whoever is signed in can see them. Returns a text
 * with the names that are known.
 */
export function useRecordNames(texts: readonly string[]): (text: string) => string {
  const needed = [...new Set(texts.flatMap((text) => text.match(ids) ?? []))];
  useLoad(needed.join(' '), async (signal) => {
    for (const id of needed) await nameFor(id, { signal });
    return knownNames.size;
  });
  return (text) =>
    text
      .replaceAll(ids, (id) => knownNames.get(id) ?? id)
      .replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}
