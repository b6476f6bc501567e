import { randomInt, randomUUID } from 'node:crypto';
import { Rollbook, RollbookError } from '@rollbook/sdk';
import { expect, it, onTestFinished } from 'vitest';
import { type Child, killChild, killDuring, startChild } from '../support/child-server.ts';
import { onBothDatabases } from '../support/databases.ts';
import { expectBooksBalance } from './school.ts';

const rounds = Number(process.env.CRASH_ROUNDS ?? 1);
const writers = 6;
const mostInARound = 60;

/** A request that was sent, with the key with which it is repeated. */
interface Sent {
  key: string;
  /** Sends it, and returns the id of the record that it made or changed, or the numbers of several. */
  send(client: Rollbook, idempotencyKey: string): Promise<string>;
  /** What the server acknowledged: the id, or the code of an error. */
  outcome?: string;
}

/** Fee requests of a school whose server is killed. */
class Till {
  readonly sent: Sent[] = [];
  readonly learners: string[];
  #invoices: string[] = [];
  #payments: string[] = [];
  #count = 0;

  constructor(learners: string[]) {
    this.learners = learners;
  }

  /** The next request: an invoice that is issued, alone or with others, a payment, an allocation or a reversal. */
  next(): Sent {
    const turn = this.#count++;
    const learner_id = this.learners[turn % this.learners.length] ?? '';
    const any = (ids: string[]): string | undefined => ids[randomInt(Math.max(1, ids.length))];
    const [invoice, payment] = [any(this.#invoices), any(this.#payments)];
    const request = { key: randomUUID(), send: this.#pay(learner_id, turn) };
    if (turn % 4 === 0) request.send = this.#draft(learner_id);
    else if (turn % 4 === 1 && invoice)
      request.send = async (client, idempotencyKey) =>
        (await client.invoices.issue(invoice, { idempotencyKey })).id;
    else if (turn % 20 === 7 && invoice) request.send = this.#issueAll([...this.#invoices]);
    else if (turn % 4 === 2 && invoice && payment)
      request.send = async (client, idempotencyKey) =>
        (
          await client.allocations.create(
            payment,
            { invoice_id: invoice, amount: 1 + (turn % 5) },
            { idempotencyKey },
          )
        ).id;
    else if (turn % 20 === 3 && payment)
      request.send = async (client, idempotencyKey) =>
        (await client.payments.reverse(payment, { reason: 'Bounced' }, { idempotencyKey })).id;
    this.sent.push(request);
    return request;
  }

  #draft(learner_id: string): Sent['send'] {
    const lines = [{ description: 'Example', unit_amount: 20 }];
    return async (client, idempotencyKey) => {
      const sent = { learner_id, due_date: '2026-12-14', lines };
      const { id } = await client.invoices.create(sent, { idempotencyKey });
      this.#invoices.push(id);
      return id;
    };
  }

  #issueAll(invoice_ids: string[]): Sent['send'] {
    return async (client, idempotencyKey) => {
      const { data } = await client.invoices.issueAll({ invoice_ids }, { idempotencyKey });
      return data.map(({ number }) => number).join();
    };
  }

  #pay(learner_id: string, turn: number): Sent['send'] {
    const sent = { learner_id, amount: 7, method: 'eft' as const, received_on: '2026-01-20' };
    const reference = `EFT ${turn}`;
    return async (client, idempotencyKey) => {
      const body = { ...sent, reference, auto_allocate: turn % 3 === 0 };
      const { id } = await client.payments.create(body, { idempotencyKey });
      this.#payments.push(id);
      return id;
    };
  }
}

/** Sends a request; the same request with the same key has the same outcome. */
async function acknowledge(client: Rollbook, request: Sent): Promise<void> {
  let outcome: string;
  try {
    outcome = await request.send(client, request.key);
  } catch (error) {
    if (!(error instanceof RollbookError) || !(Number(error.status) >= 400)) throw error;
    expect(error.status).toBeLessThan(500);
    outcome = error.code ?? error.message;
  }
  expect(request.outcome ?? outcome).toBe(outcome);
  request.outcome = outcome;
}

/**
 * Checks the books at one moment: the server applies credit in the background, and what was read while it wrote is read
 * again.
 */
async function expectBalanced(client: Rollbook): Promise<void> {
  const sequence = async () => (await client.auditLog.head()).sequence;
  for (;;) {
    const before = await sequence();
    const failure = await expectBooksBalance(client).catch((error: unknown) => error);
    if ((await sequence()) !== before) continue;
    if (failure !== undefined) throw failure;
    return;
  }
}

/** Each payment is there once, with everything that was acknowledged. */
async function expectOnce(client: Rollbook, { sent }: Till): Promise<void> {
  const [payments, invoices] = await Promise.all([
    Array.fromAsync(client.payments.list({ limit: 100 })),
    Array.fromAsync(client.invoices.list({ limit: 100 })),
  ]);
  const references = payments.map(({ reference }) => reference);
  expect(new Set(references).size).toBe(references.length);
  const allocations = (
    await Promise.all(payments.map(({ id }) => Array.fromAsync(client.allocations.list(id, { limit: 100 }))))
  ).flat();
  const ids = new Set([...payments, ...invoices, ...allocations].map(({ id }) => id));
  for (const { outcome } of sent) if (outcome?.includes('_0')) expect(ids).toContain(outcome);
}

onBothDatabases('a server that is killed while money is recorded', (open) => {
  it(
    'keeps books that balance, with every acknowledged change once',
    async () => {
      const database = await open();
      onTestFinished(() => database[Symbol.asyncDispose]());
      let child = await startChild(database, 'Example School');
      const apiKey = child.testKey ?? '';
      const clientOf = ({ url }: Child) => new Rollbook({ apiKey, baseUrl: url, maxRetries: 0 });
      const { learners } = clientOf(child);
      const made = [1, 2, 3].map((n) => learners.create({ name: `Example ${n}` }));
      const till = new Till((await Promise.all(made)).map(({ id }) => id));
      for (let round = 0; round < rounds; round++) {
        const client = clientOf(child);
        await killDuring(child, { writers, most: mostInARound }, () => acknowledge(client, till.next()));
        child = await startChild(database);
        await expectBalanced(clientOf(child));
        await expectOnce(clientOf(child), till);
      }
      const client = clientOf(child);
      for (const request of till.sent) await acknowledge(client, request);
      await expectBalanced(client);
      await expectOnce(client, till);
      await killChild(child);
    },
    60_000 + rounds * 10_000,
  );
});
