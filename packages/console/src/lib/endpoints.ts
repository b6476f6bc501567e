import { signal } from '@preact/signals';
import type { Webhook } from '@rollbook/sdk';
import { api } from './api.ts';

/** The endpoints by id, archived ones too, to show names instead of ids. */
export const endpoints = signal<ReadonlyMap<string, Webhook>>(new Map());

export async function loadEndpoints(): Promise<void> {
  const all = await api.webhooks.list({ limit: 100, archived: 'any' }).toArray({ limit: 1000 });
  endpoints.value = new Map(all.map((webhook) => [webhook.id, webhook]));
}

let loading: Promise<void> | undefined;

/** Loads the endpoints, to show their names: once for all rows that ask for them at the same time. */
export function showEndpoints(): void {
  if (loading) return;
  loading = loadEndpoints()
    // Their ids are shown.
    .catch(() => {})
    .finally(() => {
      loading = undefined;
    });
}

/** What people call an endpoint: its description, or else its URL. */
export const nameOf = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description || shortUrl(url);

/** A URL without its scheme. */
export const shortUrl = (url: string): string => url.replace(/^https?:\/\//, '');
