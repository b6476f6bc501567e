import { expect } from 'vitest';
import { everythingStored } from '../support/inspect.ts';
import { isRead } from './history.ts';
import type { World } from './school.ts';
import type { Snapshot } from './snapshot.ts';
import type { Exchange } from './tape.ts';

const idPattern = /\b[a-z]{2,4}_[0-9a-z]{26}\b/g;
const idsIn = (text: string): string[] => text.match(idPattern) ?? [];
const ofMedicalNotes = ({ path }: Exchange): boolean => path.includes('/medical-notes');

/** 1: no response, event or delivery of a school holds an id of the other, unless it was asked with it. */
export function schoolsAreApart({ delivered }: World, [one, two]: [Snapshot, Snapshot]): void {
  const idsOf = ({ records, events, entries, school }: Snapshot) =>
    new Set([school.schoolId, ...records.keys(), ...[...events, ...entries].map(({ id }) => id)]);
  for (const [own, other] of [
    [one, two],
    [two, one],
  ] as const) {
    const foreign = idsOf(other);
    const expectNone = (text: string, asked: string, where: string) => {
      const leaked = idsIn(text).filter((id) => foreign.has(id) && !asked.includes(id));
      expect(leaked, `ids of the other school in ${where}`).toEqual([]);
    };
    for (const { method, path, sent, text, status } of own.school.tape.exchanges)
      expectNone(text, path + sent, `the response to ${method} ${path} (${status})`);
    for (const text of delivered(own.school)) expectNone(text, '', 'a delivery');
  }
}

/** 39: what is written in medical notes is shown where they are asked for, and nowhere else. */
export async function medicalTextsStayInNotes(
  { database, delivered, schools }: World,
  snapshots: Snapshot[],
): Promise<void> {
  const canaries = schools.flatMap((school) => school.canaries);
  if (canaries.length === 0) return;
  const stored = await everythingStored(database);
  expect(
    canaries.filter((canary) => stored.includes(canary)),
    'medical texts in the database',
  ).toEqual([]);
  for (const { school, events, entries } of snapshots) {
    const holds = (text: string) => canaries.filter((canary) => text.includes(canary));
    for (const exchange of school.tape.exchanges) {
      const { method, path, text, status } = exchange;
      if (!ofMedicalNotes(exchange) || status >= 400)
        expect(holds(text), `medical texts in ${method} ${path} (${status})`).toEqual([]);
    }
    expect(holds(JSON.stringify(events)), 'medical texts in events').toEqual([]);
    expect(holds(JSON.stringify(entries)), 'medical texts in the audit log').toEqual([]);
    expect(holds(delivered(school).join()), 'medical texts in deliveries').toEqual([]);
  }
}

/** 39: each response that carries medical notes, and nothing else, is an entry of its own as a read. */
export function medicalReadsAreLogged({ school, entries }: Snapshot): void {
  const reads = school.tape.exchanges.filter((exchange) => ofMedicalNotes(exchange) && exchange.status < 300);
  const logged = entries.filter(isRead).map(({ action, request_id }) => `${action} ${request_id}`);
  expect(logged.sort()).toEqual(reads.map(({ requestId }) => `medical_note.read ${requestId}`).sort());
}

/** 39: a learner has a medical alert while a note that matters is neither archived nor over. */
export function alertsFollowNotes({ all, live, today }: Snapshot): void {
  for (const { id, has_medical_alert } of all('learner')) {
    const notes = live('medical_note').filter(
      ({ learner_id, severity, ends_on }) =>
        learner_id === id && severity !== 'info' && (ends_on === null || ends_on >= today),
    );
    expect(has_medical_alert, `alert of ${id}`).toBe(notes.length > 0);
  }
}

/** 3: the requests of one key were carried out once at most. */
export function keysWorkOnce({ entries, school }: Snapshot): void {
  const keyed = entries.filter(({ idempotency_key }) => idempotency_key !== null);
  for (const [key, of] of Map.groupBy(keyed, ({ idempotency_key }) => idempotency_key))
    expect(new Set(of.map(({ request_id }) => request_id)).size, `requests of key ${key}`).toBe(1);
  const exchanges = school.tape.exchanges.filter(
    ({ idempotencyKey, status }) => idempotencyKey !== null && status < 400,
  );
  for (const [key, of] of Map.groupBy(exchanges, ({ idempotencyKey }) => idempotencyKey)) {
    const texts = new Set(of.map(({ text }) => text));
    expect([...texts].slice(1), `responses of key ${key} beyond the first`).toEqual([]);
  }
}
