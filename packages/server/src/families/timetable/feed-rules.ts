import { invalidBody } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';

const choices = ['staff_id', 'class_id', 'learner_id', 'room_id'] as const;

/** A feed is the calendar of exactly one record. */
export function checkFeed(next: Schemas['CalendarFeed']): void {
  const sent = choices.filter((field) => next[field] !== null);
  if (sent.length === 1) return;
  const detail = `must have exactly one of ${choices.join(', ')}`;
  throw invalidBody([
    sent[1] === undefined
      ? { pointer: '', code: 'required', detail }
      : { pointer: `/${sent[1]}`, code: 'not_applicable', detail },
  ]);
}
