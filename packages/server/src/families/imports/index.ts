import type { Family } from '../../core/family.ts';
import { imports, prepareImport } from './imports.ts';
import * as tables from './tables.ts';

export const importFamily = {
  name: 'imports',
  resources: [tables.imports],
  handlers: { imports },
  prepare: { 'imports.create': prepareImport },
} satisfies Family;
