import type { Definer } from './define.ts';

/** A database can be encrypted with more than one master key while the key is rotated. */
export async function up({ table, run }: Definer): Promise<void> {
  await table('master_keys', ['name'], { name: 'text!', state: 'text!' });
  // The processes that encrypt, and the keys with which they can decrypt.
  await table('master_key_processes', ['process_id'], {
    process_id: 'text!',
    key_name: 'text!',
    readable: 'text!',
    seen_at: 'text!',
  });
  const copy = `insert into master_keys (name, state)
    select 'mk_' || substr(value, 1, 12), 'used' from instance where name = 'master_key_fingerprint'`;
  await run({ sqlite: copy, postgres: copy });
  const remove = "delete from instance where name = 'master_key_fingerprint'";
  await run({ sqlite: remove, postgres: remove });
}
