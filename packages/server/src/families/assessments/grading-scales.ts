import { Problem } from '../../contract/errors.ts';
import type { Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { standard } from '../standard.ts';
import { defaultScale } from './scale-queries.ts';
import { firstScale } from './scale-rules.ts';
import { gradingScales as scales } from './tables.ts';

const isDefault = (): Problem =>
  new Problem(
    'default_scale',
    'Every school has a default grading scale. Make another scale the default first.',
  );

/** The default scale no longer is, because another one becomes the default. */
async function takeDefault({ db, schoolId: school, records }: UnitOfWork): Promise<void> {
  const former = await db.first(defaultScale, { school });
  if (former) await records(scales).update(former.id, { default: false });
}

/** The scale with which a new school begins. */
export async function seedScale({ records }: UnitOfWork): Promise<void> {
  await records(scales).create(firstScale);
}

export const gradingScales: Handlers<'grading-scales'> = {
  ...standard('grading-scales', scales),

  async create(context) {
    const { body, records } = context;
    if (body.default) await takeDefault(context);
    return records(scales).create(body);
  },

  async update(context) {
    const { params, body, records } = context;
    const current = await records(scales).current(params.grading_scale_id);
    const becomesDefault = body.default ?? current.value.default;
    if (current.value.default && !becomesDefault) throw isDefault();
    if (!current.value.default && becomesDefault) await takeDefault(context);
    return records(scales).update(current.id, body);
  },

  async archive({ params, records }) {
    const current = await records(scales).current(params.grading_scale_id, 'any');
    if (!current.archived && current.value.default) throw isDefault();
    return (await records(scales).archive(current.id)).record;
  },

  async clone({ params, body, records }) {
    const { levels } = (await records(scales).current(params.grading_scale_id)).value;
    return records(scales).create({ name: body.name, levels, default: false });
  },
};
