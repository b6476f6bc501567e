import { type SchemaName, schemaOf } from '../../contract/schemas.ts';
import type { EventType } from '../../contract/versions/index.ts';
import { events, versions } from '../../generated/operations.ts';
import { systemClock } from '../../lib/clock.ts';
import { Ids } from '../../lib/ids.ts';

/** An event as it is sent. */
export interface Envelope {
  id: string;
  type: string;
  version: string;
  created_at: string;
  school_id: string;
  data: Record<string, unknown>;
  [field: string]: unknown;
}

/** Events with the examples of the document as their data, each with an id of its own. */
export class Samples {
  readonly secret: string;
  readonly #ids = new Ids(systemClock);
  readonly #school = this.id('sch');

  constructor(secret: string) {
    this.secret = secret;
  }

  id(prefix: string): string {
    return this.#ids.next(prefix);
  }

  event(type: EventType = 'learner.created'): Envelope {
    const schema: SchemaName = events[type].data;
    // An example of the document has the type of its schema.
    const data = structuredClone(schemaOf(schema).example) as Record<string, unknown>;
    return {
      id: this.id('evt'),
      type,
      version: versions[versions.length - 1] ?? '',
      created_at: new Date().toISOString(),
      school_id: this.#school,
      data: { ...data, name: 'Thandi Example', updated_at: new Date().toISOString() },
    };
  }
}

/** The same event in bytes that a JSON parser and serialiser do not reproduce. */
export function exactBytes(event: Envelope): string {
  const fields = '{"10": 1.50, "9": 2e2, "caf\\u00e9": "a\\/b"}';
  return JSON.stringify({ ...event, data: { ...event.data, metadata: 'METADATA' } }, null, 1).replace(
    '"METADATA"',
    fields,
  );
}

/** The same event with a text that makes its body this long. */
export function largeBytes(event: Envelope, bytes: number): string {
  const withText = (text: string) =>
    JSON.stringify({ ...event, data: { ...event.data, metadata: { text } } });
  return withText('x'.repeat(bytes - Buffer.byteLength(withText(''))));
}
