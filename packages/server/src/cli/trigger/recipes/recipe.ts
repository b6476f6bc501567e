import type { OperationId } from '../../../contract/schemas.ts';
import type { EventType } from '../../../contract/versions/index.ts';
import type { Scene } from '../scene.ts';

/** How an event is made. */
export interface Recipe {
  /** The requests whose fields can be set; a field is set in the first that has it. */
  takes: readonly OperationId[];
  /** Makes the event, and returns the id of the record that it is about. */
  run(scene: Scene): Promise<{ id: string }>;
}

/** How events of some types are made. */
export const recipesOf = <T extends EventType>(recipes: Record<T, Recipe>): Record<T, Recipe> => recipes;

/** The reason where a request needs one. */
export const reason = 'Example';

export const enrollmentFields: OperationId[] = ['enrollments.create', 'learners.create'];
