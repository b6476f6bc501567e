import type { Family } from '../../work/family.ts';
import { apiKeyHandlers } from './api-keys.ts';
import { apiKeys, keysRevoked } from './tables.ts';

export const apiKeyFamily = {
  name: 'api-keys',
  resources: [apiKeys],
  raises: [keysRevoked],
  handlers: { 'api-keys': apiKeyHandlers },
} satisfies Family;
