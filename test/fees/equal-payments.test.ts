import { Rollbook } from '@rollbook/sdk';
import type { RollbookServer } from '@rollbook/server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds, timeoutMs } from '../invariants/run.ts';
import { onBothDatabases } from '../support/databases.ts';
import { importInto, rowsOf } from '../support/imports.ts';
import { sharedYears } from '../support/school-year.ts';
import { startServer } from '../support/server.ts';
import { expectBooksBalance, type FeeSchool, reason, startFees } from './school.ts';

const line = { received_on: '2026-01-20', amount_decimal: '500.00' };

type Row = Record<string, unknown>;

interface School {
  client: Rollbook;
  server: RollbookServer;
}

/** The numbers of rows that created, changed and found a payment, after a dry run with the same result. */
async function counted({ client, server }: School, rows: Row[]): Promise<number[]> {
  const sent = { kind: 'payments', source: 'bank', rows } as const;
  const tried = await importInto(server, client, { ...sent, dry_run: true });
  const { id, counts } = await importInto(server, client, sent);
  expect(tried.counts).toEqual(counts);
  const found = (await rowsOf(client, id)).flatMap(({ record_id }) => record_id ?? []);
  expect(new Set(found).size, 'each row has a payment of its own').toBe(rows.length);
  return [counts.created, counts.updated, counts.unchanged];
}

/** Two families with an account and a learner each, all of which the bank knows by an id. */
async function families(client: Rollbook) {
  const made = [];
  for (const token of ['FAM-1', 'FAM-2']) {
    const learner = await client.learners.create({ name: token, external_ids: { bank: `L${token}` } });
    const account = await client.feeAccounts.create({
      ...{ name: token, learner_ids: [learner.id], external_ids: { bank: token } },
    });
    made.push({ token, learner: learner.id, account: account.id });
  }
  return made as [Family, Family];
}

interface Family {
  token: string;
  learner: string;
  account: string;
}

/** The ways in which a row can name an account; without any, its reference does. */
const ways: readonly ((family: Family) => object)[] = [
  ({ account }) => ({ account_id: account }),
  ({ token }) => ({ account_external_id: token }),
  ({ learner }) => ({ learner_id: learner }),
  ({ token }) => ({ learner_external_id: `L${token}` }),
  ({ account, learner }) => ({ account_id: account, learner_id: learner }),
  () => ({}),
];

/** A line of a statement: what it says, how it names its account, and which id of the bank it has. */
interface Line {
  family: 0 | 1;
  /** Whose reference it has. */
  reference: 0 | 1;
  amount: number;
  way: number;
  id: number | null;
}

const lines = fc.array(
  fc.record({
    family: fc.constantFrom(0, 1),
    reference: fc.constantFrom(0, 1),
    amount: fc.constantFrom(100, 200),
    way: fc.nat(ways.length - 1),
    id: fc.option(fc.nat(3), { freq: 2 }),
  }),
  { minLength: 1, maxLength: 8 },
);
type Statement = [file: Line[], isSentAgain: boolean];
/** Statements, of which some are sent again, in another order. */
const statements: fc.Arbitrary<Statement[]> = fc.array(fc.tuple(lines, fc.boolean()), {
  minLength: 1,
  maxLength: 4,
});

/** Equal payments that were imported: the ids of those that have one, and the number of the others. */
class Equal {
  readonly ids = new Set<number>();
  others = 0;

  get size(): number {
    return this.ids.size + this.others;
  }

  /** Adds the equal lines of a file. Returns how many are new. */
  add(ids: ReadonlySet<number>, others: number): number {
    const before = this.size;
    const fresh = [...ids].filter((id) => !this.ids.has(id));
    const left = Math.max(0, this.others - fresh.length);
    const elsewhere = [...this.ids].filter((id) => !ids.has(id)).length;
    for (const id of fresh) this.ids.add(id);
    this.others = left + Math.max(0, others - left - elsewhere);
    return this.size - before;
  }
}

class Model {
  readonly #payments = new Map<string, Equal>();

  add(file: readonly Line[]): number {
    let created = 0;
    for (const [key, same] of Map.groupBy(file, keyOf)) {
      const equal = this.#payments.get(key) ?? new Equal();
      this.#payments.set(key, equal);
      created += equal.add(
        new Set(same.flatMap(({ id }) => id ?? [])),
        same.filter(({ id }) => id === null).length,
      );
    }
    return created;
  }
}

/** What equal lines have in common: the account to which they lead, whatever names it. */
const keyOf = (one: Line): string =>
  JSON.stringify([ways[one.way]?.length === 0 ? one.reference : one.family, one.reference, one.amount]);

const rowOf = (one: Line, known: readonly [Family, Family]): Row => ({
  received_on: '2026-01-20',
  amount: one.amount,
  reference: `Fees ${known[one.reference].token}`,
  ...ways[one.way]?.(known[one.family]),
  // The same id is the same line.
  ...(one.id === null ? {} : { external_id: `${keyOf(one)} ${one.id}` }),
});

onBothDatabases('equal payments of statements', (open, dialect) => {
  const shared = sharedYears(open);

  it('get the ids that the bank gives them later, each once', async () => {
    const school = await startFees(shared);
    const row = { ...line, reference: 'FEES 1', learner_id: school.payer };
    const named = [
      { ...row, external_id: 'B1' },
      { ...row, external_id: 'B2' },
    ];
    expect(await counted(school, [row, row])).toEqual([2, 0, 0]);
    expect(await counted(school, named)).toEqual([0, 2, 0]);
    expect(await counted(school, named.toReversed())).toEqual([0, 0, 2]);
    expect(await counted(school, [row, row])).toEqual([0, 0, 2]);
    expect(await counted(school, [row, { ...row, external_id: 'B3' }, ...named])).toEqual([2, 0, 2]);
    await expectBooksBalance(school.client);
  });

  it('can have an id of the bank in one line and none in another', async () => {
    const school = await startFees(shared);
    const row = { ...line, reference: 'FEES 1', learner_id: school.payer };
    const both = [{ ...row, external_id: 'B1' }, row];
    expect(await counted(school, both)).toEqual([2, 0, 0]);
    expect(await counted(school, both.toReversed())).toEqual([0, 0, 2]);
    expect(await counted(school, [row])).toEqual([0, 0, 1]);
  });

  it('are those of one account, whatever names it', async () => {
    const school = await startFees(shared);
    const [family] = await families(school.client);
    const rows = ways.map((way) => ({ ...line, reference: 'Fees FAM-1', ...way(family) }));
    expect(await counted(school, rows)).toEqual([rows.length, 0, 0]);
    expect(await counted(school, rows.toReversed())).toEqual([0, 0, rows.length]);
    for (const row of rows) expect(await counted(school, [row])).toEqual([0, 0, 1]);
  });

  it('of siblings on one account are payments of each', async () => {
    const school = await startFees(shared);
    const { client } = school;
    const learners = [await school.learner(), await school.learner()];
    await client.feeAccounts.create({ name: 'Siblings', learner_ids: learners });
    const rows = learners.map((learner_id) => ({ ...line, reference: 'School fees', learner_id }));
    for (const row of rows) expect(await counted(school, [row])).toEqual([1, 0, 0]);
    expect(await counted(school, rows.toReversed())).toEqual([0, 0, 2]);
  });

  const bothMerged: Record<string, (school: FeeSchool, into: Family, from: Family) => Promise<unknown>> = {
    'accounts were merged': ({ client }, into, from) =>
      client.feeAccounts.merge(into.account, { account_id: from.account }),
    'learners were merged': async ({ client }, into, from) => {
      await client.learners.merge(into.learner, { learner_id: from.learner });
      await client.feeAccounts.merge(into.account, { account_id: from.account });
    },
  };
  for (const [what, merge] of Object.entries(bothMerged))
    it(`are not lost after their ${what}`, async () => {
      const school = await startFees(shared);
      const [into, from] = await families(school.client);
      const rowsFor = (day: string) =>
        [into, from].flatMap((family) =>
          ways
            .slice(0, 5)
            .map((way) => ({ ...line, received_on: day, reference: 'School fees', ...way(family) })),
        );
      const before = rowsFor('2026-01-20');
      expect(await counted(school, before)).toEqual([10, 0, 0]);
      await merge(school, into, from);
      expect(await counted(school, before.toReversed())).toEqual([0, 0, 10]);
      expect(await counted(school, rowsFor('2026-01-21'))).toEqual([10, 0, 0]);
      await expectBooksBalance(school.client);
    });

  it('that the reference gives to another account by now have a warning', async () => {
    const school = await startFees(shared);
    const { client, learner, payer } = school;
    await client.learners.update(payer, { admission_number: 'A1001' });
    const other = await learner();
    const row = { ...line, reference: 'FEES A1001' };
    const codes = async () => {
      const [imported] = (await client.imports.list({ order: 'desc' })).data;
      return (await rowsOf(client, imported?.id ?? '')).map(({ code }) => code);
    };
    expect(await counted(school, [row])).toEqual([1, 0, 0]);
    expect(await codes()).toEqual([null]);
    await client.learners.update(payer, { admission_number: 'A1003' });
    await client.learners.update(other, { admission_number: 'A1001' });
    expect(await counted(school, [row])).toEqual([1, 0, 0]);
    expect(await codes()).toEqual(['equal_elsewhere']);
    const [first, again] = (await client.payments.list({ order: 'asc' })).data;
    expect([first?.learner_id, again?.learner_id]).toEqual([payer, other]);
    // Once one of them is reversed, there is nothing to say.
    await client.payments.reverse(again?.id ?? '', { reason: 'The same line' });
    expect(await counted(school, [row])).toEqual([0, 0, 1]);
    expect(await codes()).toEqual([null]);
    // Lines of one file that name several families alike are payments of each.
    const both = [payer, other].map((learner_id) => ({ ...line, reference: 'Trip', learner_id }));
    expect(await counted(school, both)).toEqual([2, 0, 0]);
    expect(await codes()).toEqual([null, null]);
    await expectBooksBalance(client);
  });

  it('that were reversed are found again', async () => {
    const school = await startFees(shared);
    const row = { ...line, reference: 'FEES 1', learner_id: school.payer };
    await counted(school, [row, row]);
    const [first] = (await school.client.payments.list({ order: 'asc' })).data;
    await school.client.payments.reverse(first?.id ?? '', reason);
    expect(await counted(school, [row, row])).toEqual([0, 0, 2]);
    expect(await counted(school, [row, row, row])).toEqual([1, 0, 2]);
  });

  it(
    'are as many as their most equal lines in a file, in any order and in any parts',
    async () => {
      const { server } = await startServer(open);
      const show = ([file, isSentAgain]: Statement) =>
        `${file.map((one) => JSON.stringify(one)).join('\n')}${isSentAgain ? '\nsent twice' : ''}\n`;
      await holds(dialect, statements, show, async (files) => {
        const { testKey } = await server.createSchool({ name: 'Example School' });
        const client = new Rollbook({ apiKey: testKey, baseUrl: server.url });
        const known = await families(client);
        const model = new Model();
        for (const [file, isSentAgain] of files) {
          // A bank gives each line another id.
          const sent = file.filter(
            (one, at) =>
              one.id === null ||
              !file.slice(0, at).some((other) => other.id === one.id && keyOf(other) === keyOf(one)),
          );
          const rows = sent.map((one) => rowOf(one, known));
          const [created] = await counted({ client, server }, rows);
          expect(created).toBe(model.add(sent));
          if (isSentAgain)
            expect(await counted({ client, server }, rows.toReversed())).toEqual([0, 0, rows.length]);
        }
        await expectBooksBalance(client);
      });
    },
    timeoutMs,
  );
});
