export { type Kind, kinds } from './build/roster.ts';
export type { ExportItem } from './export/export-report.ts';
export { type Exported, exportRoster } from './export/export-roster.ts';
export { type ExportFormat, exportFormats } from './export/formats.ts';
export { gradeWords } from './export/grades.ts';
export { type ExportOptions, usernameFields } from './export/options.ts';
export { type Constant, constantIn } from './files/header.ts';
export { readTables, type Tables } from './files/tables.ts';
export { InputError } from './input-error.ts';
export { type Format, formatOf, formats, readRoster } from './read-roster.ts';
export {
  because,
  type FileCount,
  type Item,
  type ItemResult,
  Report,
  type Severity,
  type Summary,
} from './report/report.ts';
export type { Counts } from './run/options.ts';
export {
  type MatchField,
  matchFields,
  type RemovalRatios,
  type RunOptions,
  snapshotKinds,
} from './run/options.ts';
export { importRoster, type RunReport } from './run/run.ts';
export { checkSnapshot } from './run/snapshot.ts';
export { isCountry } from './source/cells.ts';
export type { DateOrder } from './values/days.ts';
