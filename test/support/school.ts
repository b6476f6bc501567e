import { Rollbook } from '@rollbook/sdk';
import type { RollbookServer } from '@rollbook/server';

/** A school with one record of each kind, for tests that walk every operation of the document. */
export interface Populated {
  /** Path parameters by their names. */
  ids: Record<string, string>;
}

/** Makes one record of each kind that a path can name. */
export async function populate(client: Rollbook): Promise<Populated> {
  const webhook = await client.webhooks.create({ url: 'https://receiver.invalid/hooks', events: ['*'] });
  await client.webhooks.pause(webhook.id);
  const learner = await client.learners.create({
    name: 'Thandi Example',
    class: '5B',
    metadata: { house: 'Blue' },
  });
  const key = await client.apiKeys.create({ name: 'Kiosk', scopes: ['read:learners'] });
  const gradeLevel = await client.gradeLevels.create({ label: 'Grade 5', order: 5 });
  const subject = await client.subjects.create({
    name: 'Mathematics',
    code: 'MATH',
    grade_level_ids: [gradeLevel.id],
  });
  const [event] = (await client.events.list({ limit: 1 })).data;
  const [delivery] = (await client.deliveries.list(webhook.id)).data;
  const [entry] = (await client.auditLog.list({ limit: 1 })).data;
  if (!event || !delivery || !entry)
    throw new Error('A learner was created without an event, a delivery or an audit entry');
  return {
    ids: {
      api_key_id: key.id,
      audit_entry_id: entry.id,
      delivery_id: delivery.id,
      event_id: event.id,
      grade_level_id: gradeLevel.id,
      learner_id: learner.id,
      subject_id: subject.id,
      webhook_id: webhook.id,
    },
  };
}

/** The id for a path parameter; a family that brings a new one is added to {@link populate}. */
export function idOf({ ids }: Populated, parameter: string): string {
  const id = ids[parameter];
  if (id === undefined) throw new Error(`populate() makes nothing for {${parameter}}`);
  return id;
}

/** An id of the same kind that no record has. */
export const absentId = (id: string): string => `${id.slice(0, id.indexOf('_'))}_${'0'.repeat(26)}`;

/** A client with a key, which sends each request once. */
export const clientOf = (server: RollbookServer, apiKey: string): Rollbook =>
  new Rollbook({ apiKey, baseUrl: server.url, maxRetries: 0 });
