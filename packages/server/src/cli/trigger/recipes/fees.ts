import type { OperationId } from '../../../contract/schemas.ts';
import { addDays } from '../../../lib/dates.ts';
import type { Scene } from '../scene.ts';
import { reason, recipesOf } from './recipe.ts';

const amountDue = 125_000;

async function invoice(scene: Scene) {
  const learner = await scene.learner();
  const defaults = {
    learner_id: learner.id,
    due_date: addDays(scene.today, 30),
    lines: [{ description: 'Tuition', category: 'tuition' as const, unit_amount: amountDue }],
  };
  const { id } = scene.keep(await scene.client.invoices.create(scene.body('invoices.create', defaults)));
  return scene.client.invoices.issue(id);
}

async function creditNote(scene: Scene) {
  const { id, amount_due } = await invoice(scene);
  const body = scene.body('credit-notes.create', { amount: Math.ceil(amount_due / 10), reason });
  return scene.keep(await scene.client.creditNotes.create(id, body));
}

async function payment(scene: Scene, of?: { learner_id: string; amount_due: number }) {
  const defaults = {
    learner_id: of?.learner_id ?? (await scene.learner()).id,
    amount: of?.amount_due ?? amountDue,
    method: 'eft' as const,
    received_on: scene.today,
    // What is due may be allocated or refunded next.
    auto_allocate: false,
  };
  return scene.keep(await scene.client.payments.create(scene.body('payments.create', defaults)));
}

async function allocation(scene: Scene) {
  const issued = await invoice(scene);
  const { id } = await payment(scene, issued);
  const body = scene.body('allocations.create', { invoice_id: issued.id, amount: issued.amount_due });
  return scene.keep(await scene.client.allocations.create(id, body));
}

async function refund(scene: Scene) {
  const { id, amount } = await payment(scene);
  return scene.keep(await scene.client.refunds.create(id, scene.body('refunds.create', { amount })));
}

async function mergedAccount(scene: Scene) {
  const [one, other] = [await invoice(scene), await invoice(scene)];
  const account_id = String(other.account_id);
  await scene.client.feeAccounts.merge(String(one.account_id), { account_id });
  return scene.client.feeAccounts.get(account_id);
}

async function transferredPayment(scene: Scene) {
  const from = await payment(scene);
  const into = String((await invoice(scene)).account_id);
  const { payments } = await scene.client.feeAccounts.transfer(from.account_id, {
    account_id: into,
    amount: from.unallocated_amount,
  });
  const [made] = payments;
  if (!made) throw new Error('Nothing was transferred');
  return scene.keep(made);
}

const invoiceFields: OperationId[] = ['invoices.create'];
const creditNoteFields: OperationId[] = ['credit-notes.create', ...invoiceFields];
const paymentFields: OperationId[] = ['payments.create'];
const allocationFields: OperationId[] = ['allocations.create', ...paymentFields, ...invoiceFields];
const refundFields: OperationId[] = ['refunds.create', ...paymentFields];

export const feeRecipes = recipesOf({
  'fee-account.merged': { takes: invoiceFields, run: mergedAccount },
  'fee.invoiced': { takes: invoiceFields, run: invoice },
  'invoice.rescheduled': {
    takes: ['invoices.update', ...invoiceFields],
    run: async (scene) => {
      const { id, due_date } = await invoice(scene);
      return scene.client.invoices.update(
        id,
        scene.body('invoices.update', { due_date: addDays(due_date, 30) }),
      );
    },
  },
  'invoice.voided': {
    takes: ['invoices.void', ...invoiceFields],
    run: async (scene) =>
      scene.client.invoices.void((await invoice(scene)).id, scene.body('invoices.void', { reason })),
  },
  'credit-note.applied': { takes: creditNoteFields, run: creditNote },
  'credit-note.reversed': {
    takes: creditNoteFields,
    run: async (scene) => {
      const { invoice_id, id } = await creditNote(scene);
      return scene.client.creditNotes.reverse(invoice_id, id, { reason });
    },
  },
  'payment.transferred': { takes: [...paymentFields, ...invoiceFields], run: transferredPayment },
  'payment.received': { takes: paymentFields, run: (scene) => payment(scene) },
  'payment.reversed': {
    takes: ['payments.reverse', ...paymentFields],
    run: async (scene) =>
      scene.client.payments.reverse((await payment(scene)).id, scene.body('payments.reverse', { reason })),
  },
  'fee.reconciled': { takes: allocationFields, run: allocation },
  'allocation.reversed': {
    takes: ['allocations.reverse', ...allocationFields],
    run: async (scene) => {
      const { payment_id, id } = await allocation(scene);
      return scene.client.allocations.reverse(payment_id, id, scene.body('allocations.reverse', { reason }));
    },
  },
  'refund.paid': { takes: refundFields, run: refund },
  'refund.reversed': {
    takes: refundFields,
    run: async (scene) => {
      const { payment_id, id } = await refund(scene);
      return scene.client.refunds.reverse(payment_id, id, { reason });
    },
  },
});
