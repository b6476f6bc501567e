import { createDeduplicator } from '@rollbook/webhook-verify';
import { fetchWebhook } from '@rollbook/webhook-verify/fetch';

/**
 * A handler for Next, Hono, Deno, Bun and workers: it takes a `Request` and gives a `Response`. Each event is handled once in
 * a process; where several run, keep the ids of events in a store that they share.
 */
export const createHandler = (options: {
  secret: string;
  onPayment: (amount: number, currency: string) => void;
}): ((request: Request) => Promise<Response>) =>
  fetchWebhook({ secret: options.secret, deduplicator: createDeduplicator() }, (event) => {
    if (event.type === 'fee.reconciled') options.onPayment(event.data.amount, event.data.currency);
  });
