import type { Definer } from './define.ts';

export async function up({ addColumns }: Definer): Promise<void> {
  // Turns of an import that started since the last one that ended without an error.
  await addColumns('imports', { attempts: 'integer!' }, { attempts: 0 });
}
