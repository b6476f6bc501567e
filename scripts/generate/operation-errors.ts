import { beginsAgain, type OperationFacts } from './operation-facts.ts';
import { addsPersonalText, showsPerson } from './personal-writes.ts';
import { errorsOfUse, needsOthers, refIn } from './relations.ts';
import type { Node, Source } from './source.ts';

/** The codes of the errors that an operation can return: its own, and those of all operations like it. */
export function errorCodes(source: Source, operation: OperationFacts): Set<string> {
  const { verb, record, recordName, isRead, isList, scopes, path, bodySchema, own } = operation;
  const codes = new Set<string>(own['x-errors']);
  const add = (...more: string[]) => {
    for (const code of more) codes.add(code);
  };
  add('invalid_parameter', 'unknown_parameter', 'unsupported_version');
  add('school_suspended', 'rate_limited', 'internal_error', 'unavailable', 'overloaded');
  if (!isRead || own['x-audited']) add('outcome_unknown');
  if (scopes) add('missing_api_key', 'invalid_api_key', 'expired_api_key');
  if (scopes?.length) add('insufficient_scope');
  if (isList) add('invalid_cursor');
  if (own['x-media']?.length > 0) add('not_acceptable');
  if (operation.pathParameters.length > 0 || own['x-query-token']) add('not_found');
  if (!isRead) {
    add('invalid_json', 'validation_failed', 'unknown_field', 'payload_too_large', 'unsupported_media_type');
    add('invalid_idempotency_key', 'idempotency_key_reused');
    if (showsPerson(source, operation)) add('stored_response_erased');
  }
  if (Object.values<Node>(bodySchema?.properties ?? {}).some(refIn)) add('unknown_reference');
  if (!record) return codes;
  const needs = needsOthers(source.schemas[recordName] ?? {});
  if (needs && (verb === 'restore' || beginsAgain(operation))) add('unknown_reference');
  if (verb === 'archive') add(...errorsOfUse(source, recordName));
  // External ids and other unique values are claimed when a record is created, changed or restored.
  const claims =
    verb === 'create' || (operation.pathParameters.length > 0 && ['update', 'restore'].includes(verb));
  if (claims && !own['x-body']) add('already_exists');
  if (operation.ifMatch) add('precondition_failed');
  // A sub-resource is created under a record that is not archived.
  const needsLive =
    verb === 'create' || (operation.ifMatch && !['archive', 'restore', 'erase'].includes(verb));
  if (needsLive && isArchivable(source, path)) add('resource_archived');
  if (addsPersonalText(source, operation)) add('resource_erased');
  const { action, states } = operation;
  if (action && !states.every((state) => action.from.includes(state))) add('invalid_state_transition');
  return codes;
}

/** Whether the last record that a path names can be archived. */
const isArchivable = (source: Source, path: string): boolean =>
  source.paths[path.slice(0, path.lastIndexOf('}') + 1)]?.delete !== undefined;
