import type { Family } from '../../work/family.ts';
import { imports, prepareImport } from './imports.ts';
import { sourcesOver } from './queries.ts';
import { forgetSource } from './source.ts';
import * as tables from './tables.ts';

export const importFamily = {
  name: 'imports',
  resources: [tables.imports],
  handlers: { imports },
  dailyTasks: [{ due: sourcesOver, run: forgetSource }],
  prepare: { 'imports.create': prepareImport },
} satisfies Family;
