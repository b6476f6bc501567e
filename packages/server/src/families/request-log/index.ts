import type { Family } from '../../work/family.ts';
import { requestLog } from './request-log.ts';

export const requestLogFamily = {
  name: 'request-log',
  resources: [],
  handlers: { 'request-log': requestLog },
} satisfies Family;
