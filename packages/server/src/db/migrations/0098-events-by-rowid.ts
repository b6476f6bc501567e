import type { Definer } from './define.ts';

const columns = 'school_id, id, type, resource_id, data, is_test, created_at, encrypted, subject_key';

/**
 * On SQLite, events are no longer stored in the order of their key. Rows in the order of a key that do not fit in a
 * quarter of a page continue on other pages, and each comparison with such a row reads all of it.
 */
export async function up({ run }: Definer): Promise<void> {
  await run({
    sqlite: `create table "events_by_rowid" (
      "school_id" text not null,
      "id" text not null,
      "type" text not null,
      "resource_id" text not null,
      "data" text not null,
      "is_test" integer not null,
      "created_at" text not null,
      "encrypted" text,
      "subject_key" text,
      constraint "events_key" primary key ("school_id", "id"))`,
  });
  await run({
    sqlite: `insert into events_by_rowid (${columns}) select ${columns} from events order by school_id, id`,
  });
  await run({ sqlite: 'drop table events' });
  await run({ sqlite: 'alter table events_by_rowid rename to events' });
  await run({ sqlite: 'create index "events_by_resource" on "events" ("school_id", "resource_id", "id")' });
}
