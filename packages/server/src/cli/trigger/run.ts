import type { Event, Rollbook } from '@rollbook/sdk';
import { UsageError } from '../../contract/errors.ts';
import { type EventType, isEventType } from '../../contract/versions/index.ts';
import { visible } from '../../lib/text.ts';
import { unknownEventType } from '../event-types.ts';
import { recipes } from './recipes/index.ts';
import { type Created, readFields, Scene } from './scene.ts';

export interface TriggerInput {
  type: string;
  /** `field=value` */
  set?: readonly string[];
  /** Whether records can be created in a live school. */
  live?: boolean;
  now: number;
  /** Gets the records that are created, also if the event cannot be made in the end. */
  created: Created[];
}

/** Makes an event of this type through the API: creates what it needs, and does what emits it. */
export async function trigger(client: Rollbook, input: TriggerInput): Promise<Event> {
  const { type, set = [], live = false, now, created } = input;
  if (!isEventType(type)) throw new UsageError(unknownEventType(type));
  if (!isMade(type))
    throw new UsageError(
      `${type} is about an endpoint that fails, which cannot be made at once. To receive a sample, call POST /v1/webhooks/{webhook_id}/test with the type ${type}.`,
    );
  const recipe = recipes[type];
  const values = readFields(type, set, recipe.takes);
  const { mode, name, time_zone } = await client.school.get();
  if (mode === 'live' && !live)
    throw new UsageError(
      `The API key is of the live school ${visible(name)}, in which example records would remain. Use a key of its test school (sk_test_…), or pass --live.`,
    );
  const { id } = await recipe.run(new Scene(client, time_zone, now, values, created));
  return eventOf(client, type, id);
}

const isMade = (type: EventType): type is keyof typeof recipes => Object.hasOwn(recipes, type);

async function eventOf(client: Rollbook, type: EventType, resource_id: string): Promise<Event> {
  const [event] = (await client.events.list({ type, resource_id, limit: 1 })).data;
  if (!event)
    throw new Error(`The change was made, but the server has no event ${type} about ${resource_id}.`);
  return event;
}
