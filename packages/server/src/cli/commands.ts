import type { Command } from 'commander';

type Add = (program: Command) => void;

/** The commands by name. One is loaded when it is called, because some need libraries of which others need none. */
export const commands = new Map<string, () => Promise<Add>>([
  ['serve', async () => (await import('./serve.ts')).addServe],
  ['migrate', async () => (await import('./migrate.ts')).addMigrate],
  ['school', async () => (await import('./school.ts')).addSchool],
  ['key', async () => (await import('./key.ts')).addKey],
  ['settings', async () => (await import('./settings.ts')).addSettings],
  ['demo', async () => (await import('./demo.ts')).addDemo],
  ['audit', async () => (await import('./audit.ts')).addAudit],
  ['retention', async () => (await import('./retention.ts')).addRetention],
  ['backup', async () => (await import('./backup.ts')).addBackup],
  ['restore', async () => (await import('./restore.ts')).addRestore],
  ['copy', async () => (await import('./copy.ts')).addCopy],
  ['doctor', async () => (await import('./doctor.ts')).addDoctor],
  ['import', async () => (await import('./import.ts')).addImport],
  ['export', async () => (await import('./export.ts')).addExport],
  ['api', async () => (await import('./api.ts')).addApi],
  ['listen', async () => (await import('./listen.ts')).addListen],
  ['trigger', async () => (await import('./trigger.ts')).addTrigger],
  ['webhooks', async () => (await import('./webhooks.ts')).addWebhooks],
  ['mcp', async () => (await import('./mcp.ts')).addMcp],
  ['complete-api', async () => (await import('./complete-api.ts')).addCompleteApi],
  ['completion', async () => (await import('./completion.ts')).addCompletion],
]);

/** The commands that a command line can need, by its first argument: all of them for help and for an unknown command. */
export function commandsFor(first = ''): Iterable<() => Promise<Add>> {
  if (first === '--version') return [];
  const called = commands.get(first);
  return called ? [called] : commands.values();
}
