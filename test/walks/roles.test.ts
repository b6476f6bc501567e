import { expect, it } from 'vitest';
import { plantedSchool } from '../privacy/planted-school.ts';
import { openSqlite } from '../support/databases.ts';
import { document, fillPath, type Operation, operations } from '../support/document.ts';
import type { Kind } from '../support/fixtures/fixture.ts';
import { kinds, resourceOf } from '../support/fixtures/kinds.ts';
import { idOf } from '../support/fixtures/records.ts';
import { expectProblem } from '../support/problems.ts';
import { type RawAnswer, raw, type Started } from '../support/server.ts';
import { Visitor } from '../support/visitor.ts';

type Role = keyof (typeof document)['x-role-scopes'];

const roles = Object.keys(document['x-role-scopes']) as Role[];
const reads = operations.filter(({ method }) => method === 'GET');

/** The kinds of which a text that was planted is in a response. */
const kindsIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/\bcanary[ -]([a-z_]+)/gi), ([, kind = '']) => kind.toLowerCase()));

/** The texts of a message can be read with it, whatever it is about. */
const shownElsewhere: Partial<Record<Kind, string>> = { parent_notification: 'read:communications' };

const maySee = (scopes: ReadonlySet<string>, kind: Kind): boolean =>
  resourceOf(kind).get.scopes.every((scope) => scopes.has(scope)) || scopes.has(shownElsewhere[kind] ?? '');

/** What somebody who signs in with a role sends, and their scopes. */
async function signedIn({ client, server }: Started, role: Role) {
  const { id } = await client.staff.create({
    name: `${role} Example`,
    email: `${role}@example.org`,
    staff_type: 'admin',
  });
  await client.roleAssignments.create(id, { role });
  const visitor = new Visitor({ server });
  const { json } = await visitor.useLink((await client.settingsLinks.create({ staff_id: id })).url);
  const send = ({ method }: Operation, path: string, options: Parameters<typeof raw>[4] = {}) => {
    const headers = { ...visitor.headers, Cookie: visitor.cookie, ...options.headers };
    return raw(server.url, null, method, `/settings/api${path}`, { ...options, headers });
  };
  return { send, scopes: new Set<string>(json.scopes) };
}

const textOf = ({ body }: RawAnswer): string => (typeof body === 'string' ? body : JSON.stringify(body));

it('somebody who signs in with a role is refused what it does not give, and sees nothing of kinds that it does not read', {
  timeout: 120_000,
}, async () => {
  const school = await plantedSchool(openSqlite);
  const ids: Record<string, string> = {};
  // Those of the planted records, and of records that have nothing of a person.
  for (const kind of kinds)
    if (school.ids[`${kind}_id`] === undefined) Object.assign(ids, (await school.records.shared(kind)).ids);
  Object.assign(ids, school.ids);
  const [copy] = (await school.client.messageRecipients.list(idOf(ids, 'message_id'))).data;
  ids.message_recipient_id = copy?.id ?? '';
  const seen = new Set<string>();
  for (const role of roles) {
    const { send, scopes } = await signedIn(school, role);
    for (const operation of reads) {
      const at = `${role}: ${operation.id}`;
      const path = fillPath(operation.path, (name) => idOf(ids, name)) + operation.query;
      const answer = await send(operation, path);
      if (!operation.scopes.every((scope) => scopes.has(scope))) {
        expectProblem(answer, 'insufficient_scope');
        expect([...kindsIn(textOf(answer))], at).toEqual([]);
        continue;
      }
      expect(answer.status, at).toBe(200);
      const found = kinds.filter((kind) => kindsIn(textOf(answer)).has(kind));
      expect(
        found.filter((kind) => !maySee(scopes, kind)),
        at,
      ).toEqual([]);
      for (const kind of found) seen.add(kind);
      if (!scopes.has('read:sensitive'))
        expect(textOf(answer), at).not.toMatch(/8001015009087|9202204720083|190000007/);
    }
    for (const operation of operations.filter(({ write, token }) => write && !token)) {
      if (operation.scopes.every((scope) => scopes.has(scope))) continue;
      const path = fillPath(operation.path, (name) => ids[name] ?? 'missing');
      const answer = await send(operation, path, { body: operation.example ?? {} });
      expect([operation.id, answer.status], `${role}: ${operation.id}`).toEqual([operation.id, 403]);
      expectProblem(answer, 'insufficient_scope');
    }
  }
  // The texts are there to be found.
  expect(seen.size).toBeGreaterThan(20);
});
