import { afterEach, expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import type { Edge } from '../support/document.ts';
import { fixtureOf, kinds, operationOf, resourceOf } from '../support/fixtures/kinds.ts';
import { type Made, Records, schoolDay } from '../support/fixtures/records.ts';
import { canTake } from '../support/fixtures/states.ts';
import { expectProblem } from '../support/problems.ts';
import { sharedServer } from '../support/server.ts';

/** The states that can follow a state, apart from itself. */
const after = (graph: Edge[], state: string): string[] => {
  const next = graph.flatMap(({ from, to }) => (from.includes(state) && to !== state ? [to] : []));
  return [...new Set(next)].sort();
};

const stated = kinds.filter((kind) => resourceOf(kind).states.length > 0);

onBothDatabases('the states of', (open) => {
  const clock = schoolDay();
  const firstMs = clock.now();
  const newSchool = sharedServer(open, { clock });
  // Some states come with the time.
  afterEach(() => clock.advance(firstMs - clock.now()));

  it.each(stated)('%s are those of its graph, and no action goes another way', async (kind) => {
    const { get, states: graph } = resourceOf(kind);
    const records = new Records(await newSchool());
    const read = async (school: Records, made: Made) => {
      const { status, body, headers } = await school.send(get, made.ids);
      expect(status).toBe(200);
      return { state: String(body.status), record: body, etag: headers.get('etag') };
    };
    const lastWritten = async ({ client }: Records) => [
      (await client.auditLog.list({ limit: 1 })).data[0]?.id,
      (await client.events.list({ limit: 1 })).data[0]?.id,
    ];
    const take = async (edge: Edge, school: Records, made: Made) => {
      await school.take(made, edge);
      expect((await read(school, made)).state, edge.action).toBe(edge.to);
    };
    const walk = async (make: (school: Records) => Promise<Made>, route: Edge[]) => {
      const school = await records.roomFor(kind);
      const made = await make(school);
      for (const edge of route) await take(edge, school, made);
      return [school, made] as const;
    };
    const expectRefused = async (edge: Edge, school: Records, made: Made) => {
      const operation = operationOf(kind, edge.action);
      if (!operation) return;
      const body = await school.exampleFor(operation, made.ids);
      const before = [await read(school, made), await lastWritten(school)];
      const { state } = await read(school, made);
      const response = await school.send(operation, made.ids, body);
      expectProblem(response, 'invalid_state_transition');
      const { from, to, allowed } = response.body;
      expect({ from, to, allowed: allowed.toSorted() }, operation.id).toEqual({
        from: state,
        to: edge.to,
        allowed: after(graph, state),
      });
      expect([await read(school, made), await lastWritten(school)]).toEqual(before);
    };

    const taken = new Set<string>();
    const seen = new Set<string>();
    const starts = [(school: Records) => school.make(kind), ...Object.values(fixtureOf(kind).starts ?? {})];
    for (const make of starts) {
      const routes: Edge[][] = [[]];
      for (let route = routes.shift(); route; route = routes.shift()) {
        const [school, made] = await walk(make, route);
        const { state } = await read(school, made);
        if (seen.has(state)) continue;
        seen.add(state);
        for (const edge of graph) {
          if (!edge.from.includes(state)) await expectRefused(edge, school, made);
          else if (canTake(kind, edge)) {
            await take(edge, ...(await walk(make, route)));
            taken.add(edge.action);
            routes.push([...route, edge]);
          }
        }
      }
    }
    const untried = graph.filter((edge) => canTake(kind, edge) && !taken.has(edge.action));
    expect(untried, 'edges that no record came to').toEqual([]);
  });
});
