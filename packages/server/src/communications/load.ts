import type { DataKeys } from '../crypto/data-keys.ts';
import type { Database } from '../db/database.ts';
import { rowsParameter } from '../db/rows.ts';
import type { OutgoingCopy } from './channels.ts';
import { CopyTexts, decryptFor, keyOfPerson, keysOfCopy } from './copies.ts';
import type { ClaimedCopy } from './copy-queries.ts';
import { consents, type Receives, refusal, type Suppression } from './eligibility.ts';
import { type Guardian, guardiansByIds, linksOfGuardians } from './recipient-queries.ts';
import type { Texts } from './text.ts';

/** A copy that can be sent. */
export interface ReadyCopy {
  school: string;
  id: string;
  attempts: number;
  mode: string;
  /** IANA time zone of the school. */
  timeZone: string;
  /** By how many milliseconds the clock of the school is ahead. */
  aheadMs: number;
  outgoing: OutgoingCopy;
}

export type LoadedCopy = ReadyCopy & { suppressed?: Suppression };

interface Parts {
  db: Database;
  dataKeys: DataKeys;
}

/**
 * Decrypts claimed copies. Access and consent are checked again, because they can be withdrawn between the time when a
 * message was created and the time when it is sent.
 */
export async function loadCopies(parts: Parts, claimed: readonly ClaimedCopy[]): Promise<LoadedCopy[]> {
  const { db, dataKeys } = parts;
  const holders = claimed.flatMap((copy) =>
    keysOfCopy(copy).map((subject) => ({ school: copy.school_id, subject })),
  );
  const keys = await dataKeys.findAll(db, unique(holders));
  const copyTexts = new CopyTexts(keys);
  const refused = await refusals(db, claimed);
  return claimed.map((copy): LoadedCopy => {
    const { school_id: school, id, attempts, mode, time_zone: timeZone, person_id } = copy;
    const to = decryptFor(copy.address_encrypted, id, [keyOfPerson(person_id)], keys);
    const texts = copyTexts.of(copy);
    const ready = { school, id, attempts, mode, timeZone, aheadMs: Number(copy.ahead_ms) };
    // A key is missing when the person was erased: then nothing may be sent.
    const suppressed = refused.get(id) ?? (to === undefined || !texts ? 'no_access' : undefined);
    const outgoing = outgoingOf(copy, to ?? '', texts ?? { subject: null, body: '' });
    return { ...ready, outgoing, ...(suppressed ? { suppressed } : {}) };
  });
}

const outgoingOf = (copy: ClaimedCopy, to: string, { subject, body }: Texts): OutgoingCopy => ({
  id: copy.id,
  messageId: copy.message_id,
  schoolId: copy.school_id,
  schoolName: copy.school_name,
  channel: copy.channel,
  to,
  recipientName: copy.name,
  subject,
  body,
  attempt: copy.attempts + 1,
});

/** The copies that must no longer be sent, by their ids. */
async function refusals(db: Database, claimed: readonly ClaimedCopy[]): Promise<Map<string, Suppression>> {
  const refused = new Map<string, Suppression>();
  for (const [school, copies] of Map.groupBy(claimed, ({ school_id }) => school_id)) {
    const ids = copies.flatMap(({ guardian_id }) => guardian_id ?? []);
    if (ids.length === 0) continue;
    const rows = rowsParameter(unique(ids.map((id) => ({ id }))));
    const links = Map.groupBy(await db.all(linksOfGuardians, { school, rows }), (link) => link.guardian_id);
    const guardians = new Map<string, Guardian>(
      (await db.all(guardiansByIds, { school, rows })).map((guardian) => [guardian.id, guardian]),
    );
    for (const { id, guardian_id, about, receives, channel } of copies) {
      if (guardian_id === null) continue;
      const guardian = guardians.get(guardian_id);
      const own = links.get(guardian_id) ?? [];
      const why = guardian
        ? (refusal(own, JSON.parse(about), receives as Receives | null) ??
          (consents(guardian.channels, channel) ? undefined : 'no_consent'))
        : 'no_access';
      if (why) refused.set(id, why);
    }
  }
  return refused;
}

const unique = <T extends object>(rows: readonly T[]): T[] => [
  ...new Map(rows.map((row) => [JSON.stringify(row), row])).values(),
];
