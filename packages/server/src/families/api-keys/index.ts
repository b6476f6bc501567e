import type { Family } from '../../work/family.ts';
import { apiKeyHandlers } from './api-keys.ts';
import { apiKeys } from './tables.ts';

export const apiKeyFamily = {
  name: 'api-keys',
  resources: [apiKeys],
  handlers: { 'api-keys': apiKeyHandlers },
} satisfies Family;
