import type * as z from 'zod';
import { errors as catalog } from '../generated/operations.ts';
import { withArticle } from '../lib/text.ts';

export type ErrorCode = keyof typeof catalog;

/** Whether a code of a field error is also the code of an error response. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(catalog, code);

/** A field error of a body or of the parameters. `pointer` is a JSON pointer, or `?name` for a parameter. */
export interface FieldError {
  pointer: string;
  code: string;
  detail: string;
}

interface ProblemExtras {
  errors?: FieldError[];
  /** Members that the document declares for the code, such as `existing_id`. */
  members?: Record<string, unknown>;
  retryAfterSeconds?: number;
  allow?: string[];
  headers?: Record<string, string>;
}

/** A request that fails for a reason that is reported to its sender. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly extras: ProblemExtras;

  constructor(code: ErrorCode, detail: string, extras: ProblemExtras = {}) {
    super(detail);
    this.name = 'Problem';
    this.code = code;
    this.extras = extras;
  }
}

export const notFound = (): Problem => new Problem('not_found', 'The school has no such record.');

export const invalidKey = (): Problem =>
  new Problem(
    'invalid_api_key',
    'The API key does not exist or was revoked. Check that the key is complete and belongs to this server.',
  );

export const schoolSuspended = (): Problem =>
  new Problem(
    'school_suspended',
    'The operator of this server has suspended the school: nobody can use its records, and nothing is sent. Ask the operator.',
  );

/** The same for every reason: someone who guesses tokens must not learn which ones existed. */
export const invitationNotUsable = (): Problem =>
  new Problem(
    'invitation_not_usable',
    'The token is unknown, or the invitation was accepted, was revoked, or has expired. Ask for a new invitation.',
  );

/** A body that can be parsed but is invalid, with all field errors. */
export function invalidBody(errors: FieldError[], code?: ErrorCode): Problem {
  const known =
    code ??
    (errors.every((fieldError) => fieldError.code === 'unknown_field')
      ? 'unknown_field'
      : 'validation_failed');
  return new Problem(known, summary(errors), { errors });
}

const typeNames: Record<string, string> = { staff: 'staff member', api_key: 'API key' };

/** The field error of an id that must be that of a record of a type, such as `fee_item`, that is not archived. */
export function unknownReference(pointer: string, type: string): FieldError {
  const name = withArticle(typeNames[type] ?? type.replaceAll('_', ' '));
  const detail = `must be the id of ${name} of the school that is not archived`;
  return { pointer, code: 'unknown_reference', detail };
}

export const invalidReference = (pointer: string, type: string): Problem =>
  invalidBody([unknownReference(pointer, type)], 'unknown_reference');

/** Invalid query parameters, with all field errors. */
export function invalidQuery(errors: FieldError[], code: ErrorCode = 'invalid_parameter'): Problem {
  const first = errors[0];
  // Each can be as long as the list of parameters, and a short query can have thousands.
  return new Problem(code, `${first?.pointer.slice(1)}: ${first?.detail}`, { errors: errors.slice(0, 100) });
}

/** Rejects a body that has any field errors. */
export function refuseErrors(fieldErrors: FieldError[]): void {
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors);
}

/** A body with one field error. */
export const invalidField = (pointer: string, code: string, detail: string, problem?: ErrorCode): Problem =>
  invalidBody([{ pointer, code, detail }], problem);

/**
 * @param by The operation that was tried, if there is one.
 * @param ways The operations that lead to the allowed states.
 */
export function invalidTransition(
  from: string,
  to: string,
  allowed: readonly string[],
  { by, ways = new Map() }: { by?: string | undefined; ways?: ReadonlyMap<string, string> } = {},
): Problem {
  const named = allowed.map((state) => (ways.has(state) ? `${state} (\`${ways.get(state)}\`)` : state));
  const next = named.length > 0 ? `It can become ${named.join(' or ')}.` : 'Its status can no longer change.';
  const tried = by === undefined ? '' : ` by \`${by}\``;
  return new Problem(
    'invalid_state_transition',
    `The status of the record is ${from} and cannot become ${to}${tried}. ${next}`,
    {
      members: { from, to, allowed },
    },
  );
}

/** The id is undefined if the caller cannot see the record. */
export const alreadyExists = (what: string, existingId: string | undefined): Problem =>
  existingId === undefined
    ? new Problem('already_exists', `${what}, which the API key cannot see.`)
    : new Problem('already_exists', `${what}: ${existingId}.`, { members: { existing_id: existingId } });

/** The number of records of a type that are in use and refer to a record. */
export interface Dependents {
  type: string;
  count: number;
}

export function resourceInUse(dependents: readonly Dependents[]): Problem {
  const which = dependents.map(({ type, count }) => `${count} of type \`${type}\``).join(', ');
  return new Problem(
    'resource_in_use',
    `Other records refer to this record: ${which}. Archive or end them first.`,
    {
      members: { dependents },
    },
  );
}

/** An error of the configuration or the command line, for people at a terminal. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

function summary(errors: FieldError[]): string {
  const first = errors[0];
  if (!first) return 'The request is invalid.';
  const place = first.pointer === '' ? 'The body' : first.pointer;
  const rest = errors.length > 1 ? ` (and ${errors.length - 1} more in \`errors\`)` : '';
  return `${place}: ${first.detail}${rest}`;
}

/** What a schema finds wrong with options, in a line for each of them. */
export const problemsIn = (error: z.ZodError | undefined): string[] =>
  (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `  ${[...issue.path, key].join('.')}: is not an option`)
      : [`  ${issue.path.join('.') || 'options'}: ${issue.message}`],
  );

/** Refuses the options of a function if anything is wrong with them; all of it is named in one error. */
export function refuseOptions(name: string, problems: readonly string[]): void {
  if (problems.length > 0)
    throw new UsageError(`The options of ${name} are invalid:\n${problems.join('\n')}`);
}
