import { signal } from '@preact/signals';
import type { School } from '@rollbook/sdk';
import { api } from './api.ts';

/** The school that is signed in, as soon as it is known. */
export const school = signal<School | undefined>(undefined);

export async function loadSchool(): Promise<void> {
  school.value = await api.school.get().catch(() => undefined);
}
