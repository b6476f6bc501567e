import { type FieldError, invalidBody, unknownReference } from '../contract/errors.ts';
import type { Resource } from '../store/resource.ts';
import type { UnitOfWork } from '../work/unit-of-work.ts';

const mostErrors = 100;

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
    this.#fieldErrors.push(unknownReference(`/${field}`, resource.object));
    return undefined;
  }

  /** Records of a list, which can be archived. */
  async findAll<T extends object>(
    resource: Resource<T>,
    field: string,
    ids: readonly string[] | undefined,
  ): Promise<void> {
    if (ids === undefined) return;
    const known = new Set((await this.#work.records(resource).getAll(ids)).map(({ id }) => id));
    const detail = `must be the id of one of the school's records of the type ${resource.object}`;
    for (const [index, id] of ids.entries())
      if (!known.has(id) && this.#fieldErrors.length < mostErrors)
        this.#fieldErrors.push({ pointer: `/${field}/${index}`, code: 'unknown_reference', detail });
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
