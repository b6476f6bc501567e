import type { Family } from '../../work/family.ts';
import { imports, prepareImport } from './imports.ts';
import { rowsOver, sourcesOver, undosOver } from './queries.ts';
import { forgetSource } from './source.ts';
import * as tables from './tables.ts';
import { forgetChanges, forgetRows } from './undo.ts';

export const importFamily = {
  name: 'imports',
  resources: [tables.imports],
  handlers: { imports },
  dailyTasks: [
    { due: sourcesOver, run: forgetSource },
    { due: undosOver, run: forgetChanges },
    { due: rowsOver, run: forgetRows },
  ],
  prepare: { 'imports.create': prepareImport },
} satisfies Family;
