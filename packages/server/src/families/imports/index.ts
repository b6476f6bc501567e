import type { Family } from '../../core/family.ts';
import { imports, prepareImport } from './imports.ts';
import * as tables from './tables.ts';

export const importFamily = {
  resources: [tables.imports],
  handlers: { imports },
  prepare: { 'imports.create': prepareImport },
} satisfies Family;
