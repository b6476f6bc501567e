import { signal } from '@preact/signals';
import type { Webhook } from '@rollbook/sdk';
import { api } from './api.ts';

/** The endpoints by id, archived ones too, to show names instead of ids. */
export const endpoints = signal<ReadonlyMap<string, Webhook>>(new Map());

export async function loadEndpoints(): Promise<void> {
  const all = await api.webhooks.list({ limit: 100, archived: 'any' }).toArray({ limit: 1000 });
  endpoints.value = new Map(all.map((webhook) => [webhook.id, webhook]));
}

/** What people call an endpoint: its description, or else its URL. */
export const nameOf = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description || shortUrl(url);

/** A URL without its scheme. */
export const shortUrl = (url: string): string => url.replace(/^https?:\/\//, '');
