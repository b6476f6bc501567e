import type { Family } from '../../work/family.ts';
import { imports, prepareImport } from './imports.ts';
import { sourcesOver, undosOver } from './queries.ts';
import { forgetSource } from './source.ts';
import * as tables from './tables.ts';
import { forgetChanges } from './undo.ts';

export const importFamily = {
  name: 'imports',
  resources: [tables.imports],
  handlers: { imports },
  dailyTasks: [
    { due: sourcesOver, run: forgetSource },
    { due: undosOver, run: forgetChanges },
  ],
  prepare: { 'imports.create': prepareImport },
} satisfies Family;
