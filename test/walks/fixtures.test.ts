import { describe, expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { stateGraphs } from '../support/document.ts';
import { documentedKinds, kinds, missing, resourceOf } from '../support/fixtures/kinds.ts';
import { Records, schoolDay } from '../support/fixtures/records.ts';
import { startServer } from '../support/server.ts';

describe('a kind of record in the document', () => {
  it.each(documentedKinds)('has a fixture: %s', (kind) => {
    expect(kinds, missing(kind)).toContain(kind);
  });

  it('has the graph of its states, if it has one, at its path', () => {
    const schemas = kinds.filter((kind) => resourceOf(kind).states.length > 0);
    expect(schemas.map((kind) => resourceOf(kind).get['x-record']).sort()).toEqual(
      Object.keys(stateGraphs).sort(),
    );
  });
});

onBothDatabases('fixtures', (open) => {
  it('make one of each kind, a second beside it, and one that is archived', async () => {
    const records = new Records(await startServer(open, { worker: false, clock: schoolDay() }));
    await records.all();
    for (const kind of kinds) {
      const [first, second] = [await records.shared(kind), await records.make(kind)];
      expect(second.id, kind).not.toBe(first.id);
      const { get, archive } = resourceOf(kind);
      const read = async (made: typeof first) => (await records.send(get, made.ids)).body;
      expect(await read(second), kind).toMatchObject({ id: second.id });
      if (archive) expect((await read(await records.archived(kind))).archived_at, kind).not.toBeNull();
    }
  });

  it('share parents, and make again only what a second record could not have too', async () => {
    const records = new Records(await startServer(open, { worker: false, clock: schoolDay() }));
    const first = await records.shared('enrollment');
    const second = await records.make('enrollment');
    const { enrollment_id: _one, learner_id: learner, ...shared } = first.ids;
    expect(second.ids).toMatchObject(shared);
    expect(second.ids.learner_id).not.toBe(learner);
  });
});
