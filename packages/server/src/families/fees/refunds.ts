import { invalidField } from '../../contract/errors.ts';
import type { Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { ownRecord, standard } from '../standard.ts';
import { exceedsUnallocated } from './allocating.ts';
import { journalOf } from './journal.ts';
import { post } from './post.ts';
import { reverse } from './reversal.ts';
import { feeAccounts, payments, refunds as refund } from './tables.ts';

export const refunds: Handlers<'refunds'> = {
  ...standard('refunds', refund),

  async create(context) {
    const { params, body, records, today } = context;
    const { amount, refunded_on = today } = body;
    const payment = await lockPayment(context, params.payment_id);
    const { account_id, currency, received_on, unallocated_amount } = payment;
    if (refunded_on > today)
      throw invalidField('/refunded_on', 'in_future', `must not be after today, ${today}`);
    if (refunded_on < received_on)
      throw invalidField('/refunded_on', 'before_payment', `must not be before ${received_on}`);
    if (amount > unallocated_amount) throw exceedsUnallocated(unallocated_amount);
    const id = context.newId(refund.prefix);
    const journal = journalOf('refund', amount, {
      source: { type: 'refund', id },
      description: `Refund${payment.reference ? ` of the payment ${payment.reference}` : ''}`,
      effective_on: refunded_on,
      currency,
      account_id,
      learner_id: payment.learner_id,
      payment_id: payment.id,
    });
    await post(context, { journals: [journal] });
    return records(refund).create({ ...body, id, payment_id: payment.id, account_id, currency, refunded_on });
  },

  async reverse(context) {
    const { id } = await ownRecord(refund, context);
    await lockPayment(context, context.params.payment_id);
    return reverse(context, refund, { id, ...context.body });
  },
};

/** The payment that is refunded, whose account must exist. */
async function lockPayment({ records }: UnitOfWork, id: string) {
  const { account_id } = (await records(payments).get(id)).plain;
  await records(feeAccounts).current(account_id, 'any');
  return (await records(payments).current(id)).plain;
}
