import { ManualClock } from '@rollbook/server';
import { describe, expect, it } from 'vitest';
import { onEachDatabase } from './support/databases.ts';
import { type Edge, fillPath, type Operation, operations, stateGraphs } from './support/document.ts';
import { expectProblem } from './support/problems.ts';
import { exampleFor, idOf, type Populated } from './support/school.ts';
import { raw, startServer } from './support/server.ts';
import { type Make, makers, otherwise, type StatesSchool, sharedRecords } from './support/state-records.ts';

const operationOf = (schema: string, { action }: Edge): Operation | undefined =>
  operations.find((operation) => operation['x-record'] === schema && operation.action === action);

/** Whether an edge can be gone along here. */
const canTake = (schema: string, edge: Edge): boolean =>
  operationOf(schema, edge) !== undefined || `${schema}.${edge.action}` in otherwise;

/** The states that can follow a state, apart from itself. */
const after = (graph: Edge[], state: string): string[] => {
  const next = graph.flatMap(({ from, to }) => (from.includes(state) && to !== state ? [to] : []));
  return [...new Set(next)].sort();
};

describe('a kind of record that has states', () => {
  it.each(Object.keys(stateGraphs))('can be made for the walk of its graph: %s', (schema) => {
    expect(makers, 'add how to make one to makers').toHaveProperty(schema);
  });
});

onEachDatabase('the states of', (open) => {
  it.each(Object.entries(stateGraphs))(
    '%s are those of its graph, and no action goes another way',
    async (schema, graph) => {
      const clock = new ManualClock('2026-02-02T08:00:00.000Z');
      const { client, server, testKey } = await startServer(open, { clock, worker: false });
      let count = 0;
      const school: StatesSchool = {
        client,
        clock,
        shared: await sharedRecords(client),
        next: () => count++,
      };
      const send = ({ method, path, example }: Operation, made: Populated) =>
        raw(
          server.url,
          testKey,
          method,
          fillPath(path, (name) => idOf(made, name)),
          {
            ...(example === undefined ? {} : { body: exampleFor(example, made) }),
          },
        );
      const get = operations.find(({ id, 'x-record': record }) => record === schema && id.endsWith('.get'));
      if (!get) throw new Error(`${schema} has no operation that gets one`);
      const read = async (made: Populated) => {
        const { status, body, headers } = await send(get, made);
        expect(status).toBe(200);
        return { state: String(body.status), record: body, etag: headers.get('etag') };
      };
      const lastWritten = async () => [
        (await client.auditLog.list({ limit: 1 })).data[0]?.id,
        (await client.events.list({ limit: 1 })).data[0]?.id,
      ];

      /** Goes along an edge; the record is then where it leads. */
      const take = async (edge: Edge, made: Populated) => {
        const operation = operationOf(schema, edge);
        if (operation) {
          const { status, body } = await send(operation, made);
          expect(status, `${operation.id} ${JSON.stringify(body)}`).toBe(200);
        } else await otherwise[`${schema}.${edge.action}`]?.(school, made);
        expect((await read(made)).state, edge.action).toBe(edge.to);
      };
      const walk = async (make: Make, route: Edge[]) => {
        const made = await make(school);
        for (const edge of route) await take(edge, made);
        return made;
      };
      const expectRefused = async (edge: Edge, made: Populated) => {
        const operation = operationOf(schema, edge);
        if (!operation) return;
        const before = [await read(made), await lastWritten()];
        const { state } = await read(made);
        const answer = await send(operation, made);
        expectProblem(answer, 'invalid_state_transition');
        const { from, to, allowed } = answer.body;
        expect({ from, to, allowed: allowed.toSorted() }, operation.id).toEqual({
          from: state,
          to: edge.to,
          allowed: after(graph, state),
        });
        expect([await read(made), await lastWritten()]).toEqual(before);
      };

      const taken = new Set<string>();
      const seen = new Set<string>();
      for (const make of makers[schema] ?? []) {
        const routes: Edge[][] = [[]];
        for (let route = routes.shift(); route; route = routes.shift()) {
          const made = await walk(make, route);
          const { state } = await read(made);
          if (seen.has(state)) continue;
          seen.add(state);
          for (const edge of graph) {
            if (!edge.from.includes(state)) await expectRefused(edge, made);
            else if (canTake(schema, edge)) {
              await take(edge, await walk(make, route));
              taken.add(edge.action);
              routes.push([...route, edge]);
            }
          }
        }
      }
      const untried = graph.filter((edge) => canTake(schema, edge) && !taken.has(edge.action));
      expect(untried, 'edges that no record came to').toEqual([]);
    },
  );
});
