import type { Handlers } from '../../work/operation.ts';
import { ledger } from './tables.ts';

export const ledgerEntries: Handlers<'ledger-entries'> = {
  list: ({ query, db, schoolId }) => ledger.list(db, schoolId, { ...query }),
  get: async ({ params, db, schoolId }) => JSON.parse(await ledger.get(db, schoolId, params.ledger_entry_id)),
};
