import { query } from '../../sql/query.ts';
import { live } from '../../sql/school-rows.ts';

/** A published assessment that uses a scale. */
export const publishedWith = query<{ school: string; scale: string }, { id: string }>((db, p) =>
  live(db, 'assessments', p)
    .select('id')
    .where('grading_scale_id', '=', p.scale)
    .where('status', '=', 'published')
    .limit(1),
);

/** The default scale of a school. */
export const defaultScale = query<{ school: string }, { id: string }>((db, p) =>
  live(db, 'grading_scales', p).select('id').where('default', '=', 1),
);
