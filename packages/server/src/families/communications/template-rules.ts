import { type FieldError, refuseErrors } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { checkPlaceholders } from './values.ts';

export type Template = Schemas['MessageTemplate'];

/** A template has a subject if it is for email, and its placeholders are known. */
export function checkTemplate({ channel, subject, body, variables }: Template): void {
  const names = variables.map(({ name }) => name);
  refuseErrors([
    ...subjectErrors(channel, subject),
    ...names.flatMap((name, index) =>
      names.indexOf(name) < index
        ? [{ pointer: `/variables/${index}/name`, code: 'duplicate', detail: 'is listed twice' }]
        : [],
    ),
  ]);
  checkPlaceholders({ subject, body }, names);
}

/** The field errors of a subject: emails have one, and nothing else has. */
export function subjectErrors(channel: string, subject: string | null): FieldError[] {
  const fieldError = (code: string, detail: string) => [{ pointer: '/subject', code, detail }];
  if (channel === 'email' && subject === null)
    return fieldError('required', 'is required for the channel email');
  if (channel !== 'email' && subject !== null)
    return fieldError('not_allowed', `must be null for the channel ${channel}`);
  return [];
}
