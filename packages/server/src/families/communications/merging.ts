import type { Schemas } from '../../contract/schemas.ts';
import {
  concernedBy,
  decryptFor,
  encryptFor,
  keyOfMessage,
  keyOfPerson,
  recryptMessage,
} from '../../messages/copies.ts';
import { idRows } from '../../sql/query.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import type { Decision, Fields, Finding, MergedTable, MergeRule, People } from '../merged-records.ts';
import {
  type Copy,
  copiesById,
  copiesOf,
  renderedOf,
  setCopies,
  setRendered,
  withoutIndex,
} from './merge-queries.ts';
import { insertConcerned } from './queries.ts';

type Message = Schemas['Message'];
/** What a message is about is the person who remains too, and what it says is encrypted with the key of that person. */
export const messageRule: MergeRule = {
  async decide(_work, { from, into }, moves) {
    return new Map(
      moves.flatMap(({ current }): [string, Decision][] => {
        const { regarding } = current.plain as unknown as Message;
        if (regarding?.id !== from) return [];
        return [[current.id, { outcome: 'moved', fields: { regarding: { ...regarding, id: into } } }]];
      }),
    );
  },

  async follow({ db, schoolId: school, keys }, { from, into, kind }, moved) {
    if (kind !== 'learners') return;
    const rows = idRows(moved.map(({ next }) => next.id));
    await db.run(withoutIndex, { school, rows, from, into });
    const concerned = moved.flatMap(({ next: { id: message, plain } }) =>
      (plain as unknown as Message).concerned_learner_ids
        .filter((id) => id === from || id === into)
        .map((id) => ({ id, message })),
    );
    if (concerned.length > 0) await db.run(insertConcerned, { school, rows: concerned });
    const other = moved.filter(({ previous, next }) => previous.learner_id !== next.plain.learner_id);
    const texts = await db.all(renderedOf, { school, rows: idRows(other.map(({ next }) => next.id)) });
    if (texts.length === 0) return;
    const [former, key] = [await keys.of(keyOfMessage('', from)), await keys.of(keyOfMessage('', into))];
    const changed = texts.map(({ id, rendered }) => ({
      id,
      rendered: recryptMessage(rendered, id, former, key),
    }));
    await db.run(setRendered, { school, rows: changed });
  },
};

/** Whose a copy is, and whom it is about. */
interface Concerned extends Fields {
  person_id: string;
  about: string;
}

const namesOf = ({ about, person_id }: Pick<Copy, 'about' | 'person_id'>) =>
  concernedBy(JSON.parse(about), person_id);

/** The copies of messages. Each person has one copy of a message, so a second one stays where it is. */
export const copiesTable: MergedTable = {
  type: 'message_recipient',

  async plan({ db, schoolId: school }, { kind, from, into }) {
    const found = await db.all(copiesOf[kind], { school, from, into });
    const isTwice = ({ person_id, other }: Copy) => person_id === from && other !== null;
    return {
      moved: found
        .filter((copy) => !isTwice(copy))
        .map(({ id, person_id, about }) => ({ id, before: { person_id, about } })),
      folded: [],
      left: found.filter(isTwice).map(
        ({ id, other }): Finding => ({
          type: 'message_recipient',
          id,
          existing_id: other,
          code: 'sent_twice',
          detail:
            'Both are recipients of the message, and each copy has its own status. A copy for the other one that is still to be sent is not sent: if it is about another learner, send it again.',
        }),
      ),
    };
  },

  move: (work, people, { moved }) =>
    carry(work, people, new Map(moved.map(({ id, before }) => [id, replaced(people, before as Concerned)]))),

  async moveBack(work, people, { moved }) {
    const { from: now, into: then, kind } = people;
    const { db, schoolId: school } = work;
    const merged = { kind, from: then, into: now };
    const current = await db.all(copiesById, { school, rows: idRows(moved.map(({ id }) => id)) });
    const known = new Map(current.map((copy) => [copy.id, copy]));
    const back = moved.filter(({ id, before }) => {
      const copy = known.get(id);
      const made = replaced(merged, before as Concerned);
      return copy?.person_id === made.person_id && copy.about === made.about;
    });
    await carry(work, people, new Map(back.map(({ id, before }) => [id, before as Concerned])));
    const left = moved
      .filter((row) => !back.includes(row))
      .map(
        ({ id }): Finding => ({
          type: 'message_recipient',
          id,
          existing_id: null,
          code: 'changed_since',
          detail: 'The copy was moved again.',
        }),
      );
    return { moved: back, folded: [], left };
  },
};

function replaced({ from, into }: People, { person_id, about }: Concerned): Concerned {
  const other = (id: string) => (id === from ? into : id);
  const ids = (JSON.parse(about) as string[]).map(other);
  return { person_id: other(person_id), about: JSON.stringify([...new Set(ids)]) };
}

/** Copies are encrypted with the keys of the people whom they are about, and of the one to whom they are sent. */
async function carry(
  { db, dataKeys, schoolId: school }: UnitOfWork,
  { kind, from, into }: People,
  changes: ReadonlyMap<string, Concerned>,
): Promise<void> {
  const copies = await db.all(copiesById, { school, rows: idRows(changes.keys()) });
  if (copies.length === 0) return;
  const names = [...copies, ...changes.values()].flatMap(namesOf);
  const keys = await dataKeys.obtainExisting(db, school, names);
  const again = (text: string | null, id: string, before: readonly string[], after: readonly string[]) => {
    const plain = text === null ? undefined : decryptFor(text, id, before, keys);
    return plain === undefined ? null : encryptFor(plain, id, after, keys);
  };
  const rows = copies.map((copy) => {
    const { id, address_encrypted, text_encrypted } = copy;
    const { person_id, about } = changes.get(id) ?? copy;
    return {
      id,
      person_id,
      about,
      address_encrypted: again(
        address_encrypted,
        id,
        [keyOfPerson(copy.person_id)],
        [keyOfPerson(person_id)],
      ),
      text_encrypted: again(text_encrypted, id, namesOf(copy), namesOf({ person_id, about })),
    };
  });
  await db.run(setCopies[kind], { school, from, into, rows: rows });
}
