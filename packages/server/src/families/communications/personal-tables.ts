import type { PersonalTable } from '../../core/family.ts';
import { exportedCopies } from './copy-texts.ts';
import { copiesAbout, copiesConcerning } from './queries.ts';

const copies = { table: 'message_recipients', family: 'communications' } as const;
const ownCopies = {
  ...copies,
  erased: { address: null, address_encrypted: null, text_encrypted: null, error: null },
  exported: false as const,
};

/** The copies of messages, and the texts that copies share. */
export const personalTables: readonly PersonalTable[] = [
  { ...ownCopies, root: 'learners', column: 'learner_id' },
  { ...ownCopies, root: 'guardians', column: 'guardian_id' },
  {
    ...copies,
    root: 'learners',
    rows: copiesAbout,
    erased: { text_encrypted: null },
    exported: { rows: copiesConcerning, shown: exportedCopies },
  },
  { ...copies, root: 'messages', column: 'message_id', erased: { text_encrypted: null, error: null } },
  {
    table: 'messages',
    family: 'communications',
    root: 'messages',
    column: 'id',
    erased: { rendered: null },
  },
];
