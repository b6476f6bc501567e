import type { Schemas } from '../../contract/schemas.ts';
import type { Stored } from '../../store/read.ts';
import type { Context, Handlers } from '../../work/operation.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { listOf, ownRecord } from '../standard.ts';
import { noteAlert } from './changes.ts';
import { learners, medicalNotes as note } from './tables.ts';

type Note = Schemas['MedicalNote'];

export const medicalNotes: Handlers<'medical-notes'> = {
  async list(context) {
    const { params } = context;
    const page = await listOf(note).list(context);
    const resource = { type: 'learner', id: params.learner_id };
    context.record({ action: 'medical_note.read', resource, changes: {} });
    return page;
  },

  get: async (context) => noted(context, await ownRecord(note, context)),

  async create(context) {
    const { params, body, records } = context;
    const { id: learner_id } = await records(learners).current(params.learner_id);
    const created = await records(note).create({ ...body, learner_id });
    await noteAlert(context, learner_id);
    return noted(context, created);
  },

  async update(context) {
    const { params, body, records } = context;
    await records(learners).current(params.learner_id);
    const { id } = await ownRecord(note, context);
    const updated = await records(note).update(id, body);
    await noteAlert(context, params.learner_id);
    return noted(context, updated);
  },

  archive: moving('archive'),
  restore: moving('restore'),
};

/** Archives or restores a note. */
function moving(verb: 'archive' | 'restore') {
  return async (context: Context<'medical-notes.archive' | 'medical-notes.restore'>) => {
    const { params, records } = context;
    // The store ensures that the learner of a restored note is not archived.
    await records(learners).current(params.learner_id, verb === 'archive' ? 'live' : 'any');
    const { id } = await ownRecord(note, context);
    const { record } = await records(note)[verb](id);
    await noteAlert(context, params.learner_id);
    return noted(context, record);
  };
}

/** A note for a response. If the response contains its texts, this is a read that is recorded in the audit log. */
function noted(work: ReadWork, record: Stored<Note>): Stored<Note> {
  const resource = { type: note.object, id: record.id };
  if (work.scopes.has('read:medical')) work.record({ action: 'medical_note.read', resource, changes: {} });
  return record;
}
