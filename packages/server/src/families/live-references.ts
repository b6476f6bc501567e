import { type FieldError, invalidBody } from '../contract/errors.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import type { Resource } from '../db/resource.ts';

/** The records that a body refers to. All references to missing or archived records are reported together. */
export class LiveReferences {
  readonly #work: UnitOfWork;
  readonly #fieldErrors: FieldError[] = [];

  constructor(work: UnitOfWork) {
    this.#work = work;
  }

  async find<T extends object>(
    resource: Resource<T>,
    field: string,
    id: string | undefined,
  ): Promise<T | undefined> {
    if (id === undefined) return undefined;
    const found = await this.#work.records(resource).find(id);
    if (found && !found.archived) return found.value;
    const detail = `must be the id of a ${resource.object.replaceAll('_', ' ')} of the school that is not archived`;
    this.#fieldErrors.push({ pointer: `/${field}`, code: 'unknown_reference', detail });
    return undefined;
  }

  /** A record that was found; throws the errors of all references otherwise. */
  found<T>(record: T | undefined): T {
    if (record === undefined) throw invalidBody(this.#fieldErrors, 'unknown_reference');
    this.check();
    return record;
  }

  /** Throws the errors of all references. */
  check(): void {
    if (this.#fieldErrors.length > 0) throw invalidBody(this.#fieldErrors, 'unknown_reference');
  }
}
