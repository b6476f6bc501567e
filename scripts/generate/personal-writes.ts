import { beginsAgain, type OperationFacts } from './operation-facts.ts';
import { type Ref, refIn, targetsOf } from './relations.ts';
import type { Node, Source } from './source.ts';

/** The kinds that have data keys, in the order in which the person of another record is looked for. */
const people = ['learners', 'guardians', 'fee-accounts'];
/** Those whose erasure archives them. */
const archivedWhenErased = ['Learner', 'Guardian', 'FeeAccount', 'Staff'];

/** Whether a record is about people: it is a person or the account of a family, or refers to some. */
const isAboutPeople = (name: string, { properties, 'x-record': record }: Node): boolean =>
  [...archivedWhenErased, 'Announcement'].includes(name) ||
  record?.retention === 'staff' ||
  Object.values<Node>(properties).some((property) => {
    const ref = refIn(property);
    return ref !== undefined && targetsOf(ref).some((target) => people.includes(target));
  });

/**
 * Whether the response of an operation is a record about people, or names several of them: it is erased with them where it
 * is stored.
 */
export function showsPerson(
  { schemas }: Source,
  { record, recordName, bodySchema, resultSchema, verb }: OperationFacts,
): boolean {
  // A learner can be erased again, when a family that was kept is due; others are erased once.
  if (verb === 'erase' && recordName !== 'Learner') return false;
  const shown = schemas[recordName];
  const isRecord = resultSchema?.properties?.id !== undefined;
  const isPersonal = record !== undefined && shown !== undefined && isAboutPeople(recordName, shown);
  const takes = bodySchema !== undefined && takesText(bodySchema, schemas);
  return (isRecord && isPersonal) || (takes && namesPeople(resultSchema, schemas));
}

/** Whether a value of a schema has, however deep, an object about a person with a text. */
function namesPeople(
  schema: Node | undefined,
  schemas: Source['schemas'],
  seen = new Set<string>(),
): boolean {
  if (!schema) return false;
  const name = schema.$ref?.split('/').at(-1) ?? '';
  if (seen.has(name)) return false;
  if (name !== '') seen.add(name);
  const shown: Node = name === '' ? schema : (schemas[name] ?? {});
  const { properties, items } = shown;
  if (properties && isAboutPeople(name, shown) && takesText(shown, schemas)) return true;
  return [...Object.values<Node>(properties ?? {}), items].some((one) => namesPeople(one, schemas, seen));
}

/**
 * Whether an operation can add text to what is left of a person's records after the erasure, which destroyed the key
 * that the text would be encrypted with. Whoever was erased is archived: everything that refers to them anew, or changes
 * them, is refused for that reason.
 */
export function addsPersonalText({ schemas }: Source, operation: OperationFacts): boolean {
  const { recordName, record, verb, action, pathParameters, isRead, bodySchema } = operation;
  const shown = schemas[recordName];
  if (isRead || !record || !shown || !isAboutPeople(recordName, shown)) return false;
  const [first = ''] = pathParameters;
  if (archivedWhenErased.includes(recordName) || ['learner_id', 'guardian_id', 'staff_id'].includes(first))
    return false;
  if (!bodySchema || !takesText(bodySchema, schemas)) return false;
  const person = personOf(shown);
  if (verb === 'create') return person?.archived === 'guarded';
  // What ends with the person has no action left.
  return !action || (person?.archived !== 'end' && !beginsAgain(operation));
}

/** The reference that says whose data key a record is written with; undefined if it has one of its own. */
function personOf({ properties }: Node): Ref | undefined {
  const single = Object.values<Node>(properties).filter((property) => !property.items);
  const isOptional = ({ type }: Node) => [type].flat().includes('null');
  const found = [false, true].flatMap((optional) =>
    [...people, 'staff'].flatMap((name) =>
      single.filter((one) => isOptional(one) === optional && refIn(one)?.to === name),
    ),
  );
  return found[0] && refIn(found[0]);
}

const notText = ['date', 'date-time', 'time', 'currency', 'time-zone'];

/** Whether a schema takes personal text: any that is not a reference, a value of an enumeration or a date. */
function takesText(schema: Node, schemas: Source['schemas']): boolean {
  const named = schema.$ref && schemas[schema.$ref.split('/').at(-1)];
  const { properties, items, additionalProperties, type, format, ...rest } = named ?? schema;
  const declared = schema['x-personal'] ?? rest['x-personal'];
  if (declared !== undefined) return declared;
  if (rest.enum || rest.const !== undefined || rest['x-extensible-enum'] || rest['x-ref']) return false;
  if (properties) return Object.values<Node>(properties).some((member) => takesText(member, schemas));
  if (items) return takesText(items, schemas);
  if (typeof additionalProperties === 'object') return true;
  return [type].flat().includes('string') && !notText.includes(format);
}
