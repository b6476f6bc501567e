import { sql } from 'kysely';
import { query, statement } from '../../db/query.ts';
import { inSchool } from '../../db/school-rows.ts';

type Of = { school: string; import: string };

export const addSource = query<Of & { encrypted: string; now: string }>((db, p) =>
  db
    .insertInto('import_sources')
    .values({ school_id: p.school, import_id: p.import, encrypted: p.encrypted, created_at: p.now }),
);
export const findSource = query<Of, { encrypted: string; created_at: string }>((db, p) =>
  inSchool(db, 'import_sources', p).select(['encrypted', 'created_at']).where('import_id', '=', p.import),
);

// The data keys of sources are deleted before the sources, which say which keys are theirs.

export const forgetKeysOf = statement<{ school: string }>(
  (p) => sql`delete from data_keys where school_id = ${p.school}
    and subject_id in (select s.import_id from import_sources as s where s.school_id = ${p.school})`,
);
export const forgetSourcesOf = query<{ school: string }>((db, p) =>
  db.deleteFrom('import_sources').where('school_id', '=', p.school),
);

export const forgetOldKeys = statement<{ before: string }>(
  (p) => sql`delete from data_keys where (school_id, subject_id) in
    (select s.school_id, s.import_id from import_sources as s where s.created_at <= ${p.before})`,
);
export const forgetOldSources = query<{ before: string }>((db, p) =>
  db.deleteFrom('import_sources').where('created_at', '<=', p.before),
);
