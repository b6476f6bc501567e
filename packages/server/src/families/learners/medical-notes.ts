import type { Schemas } from '../../contract.ts';
import type { Stored } from '../../db/stored.ts';
import { invalidField } from '../../errors.ts';
import type { Context, Handlers } from '../../operation.ts';
import type { Vault } from '../../vault.ts';
import { listOf, ownRecord } from '../standard.ts';
import { noteAlert } from './changes.ts';
import { learners, medicalNotes as note } from './tables.ts';

type Note = Schemas['MedicalNote'];

export const medicalNotes: Handlers<'medical-notes'> = {
  async list(context) {
    const { params, scope } = context;
    const page = await listOf(note).list(context);
    const key = await keyOf(context);
    scope.record({
      action: 'medical_note.read',
      resource: { type: 'learner', id: params.learner_id },
      changes: {},
    });
    return page.map<Note>((sealed) => ({ ...sealed, ...opened(sealed, key) }));
  },

  async get(context) {
    const found = await ownRecord(note, context);
    const resource = { type: 'medical_note', id: found.id };
    context.scope.record({ action: 'medical_note.read', resource, changes: {} });
    return readable(found, await keyOf(context));
  },

  async create(context) {
    const { params, body, records, scope, services, db, schoolId } = context;
    checkDates(body);
    const { id: learner_id } = await records(learners).lock(params.learner_id);
    const key = await services.dataKeys.obtain(db, schoolId, learner_id);
    const id = scope.newId('med');
    const created = await records(note).create({ ...body, ...sealed(id, body, key), id, learner_id });
    await noteAlert(context, learner_id);
    return readable(created, key);
  },

  async update(context) {
    const { params, body, records, services, db, schoolId } = context;
    await records(learners).lock(params.learner_id);
    const { id } = await ownRecord(note, context);
    const { value: current } = await records(note).lock(id);
    checkDates({ ...current, ...body });
    const key = await services.dataKeys.obtain(db, schoolId, params.learner_id);
    const former = opened(current, key);
    // A text sealed anew is another text: what stays as it is keeps its seal.
    const same = note.sealed.filter(
      (field) => body[field as keyof typeof body] === former[field as keyof Note],
    );
    const kept = Object.fromEntries(same.map((field) => [field, current[field as keyof Note]]));
    const updated = await records(note).update(id, { ...body, ...sealed(id, body, key), ...kept });
    await noteAlert(context, params.learner_id);
    return readable(updated, key);
  },

  archive: moving('archive'),
  restore: moving('restore'),
};

/** Takes a note out of the way, or brings it back. */
function moving(verb: 'archive' | 'restore') {
  return async (context: Context<'medical-notes.archive' | 'medical-notes.restore'>) => {
    const { params, records } = context;
    await records(learners).lock(params.learner_id);
    const { id } = await ownRecord(note, context);
    const { record } = await records(note)[verb](id);
    await noteAlert(context, params.learner_id);
    return readable(record, await keyOf(context));
  };
}

type Keyed = Pick<Context<'medical-notes.list'>, 'services' | 'db' | 'schoolId' | 'params'>;

const keyOf = ({ services, db, schoolId, params }: Keyed) =>
  services.dataKeys.find(db, schoolId, params.learner_id);

function checkDates({ starts_on, ends_on }: Partial<Pick<Note, 'starts_on' | 'ends_on'>>): void {
  if (starts_on && ends_on && ends_on < starts_on)
    throw invalidField('/ends_on', 'ends_before_start', `must not be before ${starts_on}`);
}

const readable = (stored: Stored<Note>, key: Vault | undefined): Stored<Note> =>
  stored.replaced(opened(stored.value, key));

const contextOf = (id: string, field: string): string => `medical_notes ${id} ${field}`;

/** The texts of a body, enciphered. */
function sealed(id: string, body: object, key: Vault): Partial<Note> {
  const texts = Object.entries(body).filter(([field, text]) => note.sealed.includes(field) && text !== null);
  return Object.fromEntries(
    texts.map(([field, text]) => [field, key.seal(String(text), contextOf(id, field))]),
  );
}

/** The texts of a stored note. Without the key they are gone. */
function opened(stored: Note, key: Vault | undefined): Partial<Note> {
  const texts = note.sealed.flatMap((field) => {
    const text = stored[field as keyof Note];
    if (typeof text !== 'string') return [];
    return [[field, key ? key.open(text, contextOf(stored.id, field)) : '[erased]']];
  });
  return Object.fromEntries(texts);
}
