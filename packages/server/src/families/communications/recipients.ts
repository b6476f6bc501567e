import { masked } from '../../communications/addresses.ts';
import { concernedBy, encryptFor, keyOfPerson } from '../../communications/copies.ts';
import { type Receives, whySuppressed } from '../../communications/eligibility.ts';
import type { Channel } from '../../communications/text.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { rowsParameter } from '../../db/rows.ts';
import type { Person } from './people.ts';
import { insertRecipients, suppressQueued } from './queries.ts';

const idsOf = (records: readonly { id: string }[]): string[] => records.map(({ id }) => id);

interface NewRecipients {
  messageId: string;
  channel: Channel;
  receives: Receives | null;
  people: readonly Person[];
  /** The values of a person's own placeholders; `undefined` if all copies are the same. */
  ownValues(person: Person): Record<string, string> | undefined;
}

/** Writes the recipients of a message, by a number of statements that does not depend on how many there are. */
export async function addRecipients(work: UnitOfWork, added: NewRecipients): Promise<void> {
  const { db, schoolId: school, now, dataKeys } = work;
  const { messageId, channel, receives, people } = added;
  const sent = people.filter(({ suppressed }) => !suppressed);
  const values = new Map(sent.map((person) => [person, added.ownValues(person)]));
  const concerned = sent.flatMap((person) =>
    values.get(person) ? concernedBy(idsOf(person.about), person.id) : [keyOfPerson(person.id)],
  );
  const keys = await dataKeys.obtainAll(db, school, concerned);
  const rows = people.map((person) => {
    const { type, address, suppressed } = person;
    const id = work.newId('rcp');
    const about = idsOf(person.about);
    const own = values.get(person);
    const isPortal = channel === 'portal';
    return {
      id,
      guardian_id: type === 'guardian' ? person.id : null,
      staff_id: type === 'staff' ? person.id : null,
      learner_id: type === 'learner' ? person.id : null,
      person_id: person.id,
      about: JSON.stringify(about),
      address: address === null || isPortal ? null : masked(channel, address),
      address_encrypted: address === null ? null : encryptFor(address, id, [keyOfPerson(person.id)], keys),
      text_encrypted: own ? encryptFor(JSON.stringify(own), id, concernedBy(about, person.id), keys) : null,
      // What is in a portal is delivered: nothing leaves the server.
      status: suppressed ? 'suppressed' : isPortal ? 'delivered' : 'queued',
      error: suppressed ? JSON.stringify({ code: suppressed, detail: whySuppressed[suppressed] }) : null,
      delivered_at: isPortal && !suppressed ? now : null,
    };
  });
  await db.run(insertRecipients, {
    school,
    message: messageId,
    channel,
    receives,
    now,
    rows: rowsParameter(rows),
  });
}

/** Suppresses the copies of a message that are still queued. */
export async function cancelCopies({ db, schoolId: school }: UnitOfWork, message: string): Promise<void> {
  const error = JSON.stringify({ code: 'cancelled', detail: whySuppressed.cancelled });
  await db.run(suppressQueued, { school, message, error });
}
