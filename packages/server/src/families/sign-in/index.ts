import type { Family } from '../../work/family.ts';
import { settingsLinks } from './settings-links.ts';
import { reactions, settingsSessions } from './settings-sessions.ts';
import * as tables from './tables.ts';

export const signInFamily = {
  name: 'sign-in',
  resources: [tables.settingsLinks, tables.settingsSessions],
  handlers: { 'settings-links': settingsLinks, 'settings-sessions': settingsSessions },
  reactions,
  personalTables: [
    {
      table: 'settings_sessions',
      family: 'staff',
      root: 'staff',
      column: 'staff_id',
      erased: { ip: null, user_agent: null },
      exported: false,
    },
  ],
} satisfies Family;
