import type { Rollbook } from '@rollbook/sdk';
import type { ExportOptions } from './options.ts';

const later = '9999-01-01T00:00:00Z';

/** Whether the records that an export reads have changed while it read them. */
export class SnapshotCheck {
  readonly #client: Rollbook;
  readonly #options: ExportOptions;
  readonly #since: string;

  private constructor(client: Rollbook, options: ExportOptions, since: string) {
    this.#client = client;
    this.#options = options;
    this.#since = since;
  }

  /** Begins before anything is read: the watermark is the time of the last change until then. */
  static async begin(client: Rollbook, options: ExportOptions): Promise<SnapshotCheck> {
    const query = { updated_after: later, limit: 1 };
    const { response } = await client.terms.list(query, { signal: options.signal }).withResponse();
    const since = response.headers.get('Service-Watermark');
    if (since === null)
      throw new Error('The response has no Service-Watermark: the server is not a Rollbook server.');
    return new SnapshotCheck(client, options, since);
  }

  /** When the export was begun, as the school counts its changes. */
  get since(): string {
    return this.#since;
  }

  async hasChanged(): Promise<boolean> {
    const client = this.#client;
    const query = { updated_after: this.#since, archived: 'any', limit: 1 } as const;
    const call = { signal: this.#options.signal };
    const lists = [
      () => client.academicYears.list(query, call),
      () => client.terms.list(query, call),
      () => client.gradeLevels.list(query, call),
      () => client.subjects.list(query, call),
      () => client.classes.list(query, call),
      () => client.staff.list(query, call),
      () => client.learners.list(query, call),
      () => client.enrollments.list(query, call),
      ...(this.#options.timetable
        ? [
            // Publishing a timetable changes the status of its slots, but not their times.
            () => client.timetables.list(query, call),
            () => client.slots.list(query, call),
            () => client.teacherAllocations.list(query, call),
          ]
        : []),
      ...(this.#options.guardians ? [() => client.guardians.list(query, call)] : []),
    ];
    for (const list of lists) if ((await list()).data.length > 0) return true;
    return false;
  }
}
