import { sql } from 'kysely';
import { connect } from '../sql/connect.ts';
import type { Database } from '../sql/database.ts';
import { defaultLimits } from '../sql/limits.ts';
import { statement } from '../sql/query.ts';
import { statementsOf } from './define.ts';
import { migrations } from './migrations.ts';

/** Reads from a new SQLite database in memory, which has what this version has in every database, and nothing else. */
export async function readModel<T>(work: (model: Database) => Promise<T>): Promise<T> {
  const onError = (error: Error) => {
    throw error;
  };
  const model = await connect('sqlite::memory:', { limits: defaultLimits, onError });
  try {
    await model.migrating(async (db, run) => {
      for (const migration of Object.values(migrations))
        await run(db, await statementsOf(migration, 'sqlite'));
    });
    return await work(model);
  } finally {
    await model.close();
  }
}

/** A table of this version. */
export interface ModelTable {
  name: string;
  /** The columns of its primary key, in quotes; null for a table that is stored by row numbers. */
  key: string | null;
  /** Whether its rows belong to schools. */
  of_schools: number;
}

const tables = statement<Record<never, never>, ModelTable>(
  () => sql`
    select m.name, (select group_concat('"' || k.name || '"') from pragma_table_info(m.name) as k where k.pk > 0) as key,
      exists (select 1 from pragma_table_info(m.name) as c where c.name = 'school_id') as of_schools
    from sqlite_schema as m where m.type = 'table' order by m.name`,
);

/** The tables of this version. A PostgreSQL database can contain those of other programs too. */
export const modelTables = (): Promise<ModelTable[]> => readModel((model) => model.all(tables, {}));
