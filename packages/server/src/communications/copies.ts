import type { Cipher } from '../crypto/cipher.ts';
import { suffixOf } from '../db/personal.ts';

/** The texts of a copy. */
export interface CopyTexts {
  subject: string | null;
  body: string;
}

const contextOf = (id: string): string => `message_recipients ${id}`;

/**
 * A text encrypted with the key of each person whom it concerns, by its name, one after the other: when any of the keys is
 * deleted, it is unreadable.
 */
export function encryptFor(
  text: string,
  id: string,
  names: readonly string[],
  keys: ReadonlyMap<string, Cipher>,
): string {
  return names.reduce((inner, name) => {
    const key = keys.get(name);
    if (!key) throw new Error(`The data key ${name} was not stored`);
    return key.encrypt(inner, contextOf(id));
  }, text);
}

/** The decrypted text; `undefined` if a key was deleted. */
export function decryptFor(
  encrypted: string,
  id: string,
  names: readonly string[],
  keys: ReadonlyMap<string, Cipher>,
): string | undefined {
  return names.reduceRight<string | undefined>(
    (outer, name) => (outer === undefined ? undefined : keys.get(name)?.decrypt(outer, contextOf(id))),
    encrypted,
  );
}

/** The name of the data key of a recipient, or of a learner whom a copy is about. */
export const keyOfPerson = (id: string): string =>
  id.startsWith('lrn_') ? `${id}${suffixOf('learners', 'communications')}` : id;

/** The names of the keys that encrypt the text of a copy: those of the learners whom it is about, and the recipient's. */
export const concernedBy = (about: readonly string[], person: string): string[] => [
  ...new Set([...about, person].map(keyOfPerson)),
];

/** The name of the key that encrypts the fields of a message, and the text that its copies share. */
export const keyOfMessage = (id: string, learner: string | null): string =>
  learner === null ? id : keyOfPerson(learner);

const contextOfMessage = (id: string): string => `messages ${id} rendered`;

/** The text of all copies of a message, with the key of the message. */
export const encryptShared = (texts: CopyTexts, id: string, key: Cipher): string =>
  key.encrypt(JSON.stringify(texts), contextOfMessage(id));

export const decryptShared = (encrypted: string, id: string, key: Cipher): CopyTexts =>
  JSON.parse(key.decrypt(encrypted, contextOfMessage(id)));
