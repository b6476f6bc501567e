import type { Definer } from './define.ts';

/** Tables whose sensitive fields are combined in one encrypted column. */
export const encryptedTables = [
  'learners',
  'guardians',
  'learner_guardians',
  'staff',
  'medical_notes',
] as const;

export async function up({ addColumns }: Definer): Promise<void> {
  for (const table of encryptedTables) await addColumns(table, { encrypted: 'text' });
}
