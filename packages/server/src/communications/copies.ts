import type { Cipher } from '../crypto/cipher.ts';
import { suffixOf } from '../db/personal.ts';
import { type Channel, Rendering, type Texts } from './text.ts';

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
  const encrypted = names.reduce<Buffer>((inner, name) => {
    const key = keys.get(name);
    if (!key) throw new Error(`The data key ${name} was not stored`);
    return key.encryptBytes(inner, contextOf(id));
  }, Buffer.from(text));
  return encrypted.toString('base64');
}

/** The decrypted text; `undefined` if a key was deleted. */
export function decryptFor(
  encrypted: string,
  id: string,
  names: readonly string[],
  keys: ReadonlyMap<string, Cipher>,
): string | undefined {
  const text = names.reduceRight<Buffer | undefined>(
    (outer, name) => (outer === undefined ? undefined : keys.get(name)?.decryptBytes(outer, contextOf(id))),
    Buffer.from(encrypted, 'base64'),
  );
  return text?.toString('utf8');
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

/** What the texts of all copies of a message are rendered from. */
export interface MessageTexts extends Texts {
  /** The values that recipients share. */
  values: Record<string, string>;
  /** Whether each copy has values of its own, encrypted with it. */
  isPersonal: boolean;
}

/** The texts of a message, with the key of the message. */
export const encryptMessage = (texts: MessageTexts, id: string, key: Cipher): string =>
  key.encrypt(JSON.stringify(texts), contextOfMessage(id));

/** A stored copy, and its message. */
export interface StoredCopy {
  id: string;
  message_id: string;
  channel: Channel;
  person_id: string;
  about: string;
  /** The values of the recipient, encrypted; null if all copies are the same, and if they were erased. */
  text_encrypted: string | null;
  rendered: string | null;
  /** The learner of the message. */
  message_learner: string | null;
}

/** The names of the keys with which the texts of a copy are read. */
export const keysOfCopy = ({ message_id, message_learner, about, person_id }: StoredCopy): string[] => [
  keyOfMessage(message_id, message_learner),
  ...concernedBy(JSON.parse(about), person_id),
];

/** Renders the texts of copies. What copies of one message share is read once. */
export class CopyTexts {
  readonly #keys: ReadonlyMap<string, Cipher>;
  readonly #messages = new Map<string, SharedTexts | undefined>();

  constructor(keys: ReadonlyMap<string, Cipher>) {
    this.#keys = keys;
  }

  /** The texts of a copy; `undefined` if they were erased. */
  of(copy: StoredCopy): Texts | undefined {
    const { id, message_id, text_encrypted } = copy;
    if (!this.#messages.has(message_id)) this.#messages.set(message_id, this.#shared(copy));
    const shared = this.#messages.get(message_id);
    if (!shared?.isPersonal) return shared?.common;
    const names = concernedBy(JSON.parse(copy.about), copy.person_id);
    const own = text_encrypted === null ? undefined : decryptFor(text_encrypted, id, names, this.#keys);
    return own === undefined ? undefined : shared.rendering.texts(new Map(Object.entries(JSON.parse(own))));
  }

  #shared({ message_id, message_learner, channel, rendered }: StoredCopy): SharedTexts | undefined {
    const key = this.#keys.get(keyOfMessage(message_id, message_learner));
    if (!key || rendered === null) return undefined;
    const texts: MessageTexts = JSON.parse(key.decrypt(rendered, contextOfMessage(message_id)));
    const { values, isPersonal } = texts;
    const rendering = new Rendering(texts, channel, new Map(Object.entries(values)));
    return { isPersonal, rendering, common: isPersonal ? undefined : rendering.texts(new Map()) };
  }
}

interface SharedTexts {
  isPersonal: boolean;
  rendering: Rendering;
  /** The texts of all copies, if they have no values of their own. */
  common: Texts | undefined;
}
