import type { OperationId } from '../contract/schemas.ts';
import type { Services } from './services.ts';
import type { ReadWork } from './unit-of-work.ts';

/** A record in another media type than JSON, or the response of an operation that does not return JSON. */
export interface Representation {
  body: string | Uint8Array;
  headers?: Record<string, string>;
}

/** Makes the representation of a record, in the newest version. */
export type Represent = (record: unknown, work: ReadWork, services: Services) => Promise<Representation>;

/** The media types in which operations return their records, besides JSON. */
export type Representations = { [K in OperationId]?: Readonly<Record<string, Represent>> };
