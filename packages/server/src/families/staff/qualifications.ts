import type { Schemas } from '../../contract.ts';
import { invalidField } from '../../errors.ts';
import type { Handlers } from '../../operation.ts';
import { ownRecord, standard } from '../standard.ts';
import { qualifications as qualification, staff } from './tables.ts';

export const qualifications: Handlers<'qualifications'> = {
  ...standard('qualifications', qualification),

  async create({ params, body, records }) {
    checkValidity(body);
    await records(staff).lock(params.staff_id);
    return records(qualification).create({ ...body, ...params, status: 'unverified' });
  },

  async update(context) {
    const { id } = await ownRecord(qualification, context);
    const { value } = await context.records(qualification).lock(id);
    checkValidity({ ...value, ...context.body });
    return context.records(qualification).update(id, context.body);
  },

  async reject(context) {
    const { id } = await ownRecord(qualification, context);
    const { reason } = context.body;
    return context.records(qualification).act(id, 'reject', { rejected_reason: reason }, { reason });
  },
};

type Validity = Partial<Pick<Schemas['Qualification'], 'awarded_on' | 'expires_on'>>;

function checkValidity({ awarded_on, expires_on }: Validity): void {
  if (awarded_on && expires_on && expires_on < awarded_on)
    throw invalidField(
      '/expires_on',
      'expires_before_award',
      `must not be before the award on ${awarded_on}`,
    );
}
