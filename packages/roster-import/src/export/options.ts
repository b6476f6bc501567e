import type { ExportFormat } from './formats.ts';
import type { GradeWords } from './grades.ts';

/** Which value is the username of people, if the source of the ids has none. */
export const usernameFields = ['email', 'identifier', 'id'] as const;
export type UsernameField = (typeof usernameFields)[number];

export interface ExportOptions {
  format: ExportFormat;
  /** Names or ids of academic years; by default those that are current or planned. */
  years?: readonly string[] | undefined;
  /** The source whose ids in `external_ids` are written; by default the ids of the records. */
  ids?: string | undefined;
  grades: GradeWords;
  usernames: UsernameField;
  guardians: boolean;
  demographics: boolean;
  phones: boolean;
  /** Whether the teachers of lessons are written too. */
  timetable: boolean;
  /** Whether learners who have left a class that continues are left out. */
  current: boolean;
  signal: AbortSignal;
  /** Called with the number of lines that were written so far. */
  onProgress?: ((lines: number) => void) | undefined;
}
