import type { Cipher } from '../crypto/cipher.ts';

/** The texts of a copy. */
export interface CopyTexts {
  subject: string | null;
  body: string;
}

const contextOf = (id: string): string => `message_recipients ${id}`;

/**
 * A text encrypted with the key of each person whom it concerns, one after the other: when the key of any of them is
 * deleted, it is unreadable.
 */
export function encryptFor(
  text: string,
  id: string,
  people: readonly string[],
  keys: ReadonlyMap<string, Cipher>,
): string {
  return people.reduce((inner, person) => {
    const key = keys.get(person);
    if (!key) throw new Error(`The data key of ${person} was not stored`);
    return key.encrypt(inner, contextOf(id));
  }, text);
}

/** The decrypted text; `undefined` if a key was deleted. */
export function decryptFor(
  encrypted: string,
  id: string,
  people: readonly string[],
  keys: ReadonlyMap<string, Cipher>,
): string | undefined {
  return people.reduceRight<string | undefined>(
    (outer, person) => (outer === undefined ? undefined : keys.get(person)?.decrypt(outer, contextOf(id))),
    encrypted,
  );
}

/** The people whose keys encrypt the text of a copy: the learners whom it is about, and the recipient. */
export const concernedBy = (about: readonly string[], person: string): string[] => [
  ...new Set([...about, person]),
];

const contextOfMessage = (id: string): string => `messages ${id} rendered`;

/** The text of all copies of a message, with the key of the message. */
export const encryptShared = (texts: CopyTexts, id: string, key: Cipher): string =>
  key.encrypt(JSON.stringify(texts), contextOfMessage(id));

export const decryptShared = (encrypted: string, id: string, key: Cipher): CopyTexts =>
  JSON.parse(key.decrypt(encrypted, contextOfMessage(id)));
