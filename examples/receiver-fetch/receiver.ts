import { fetchWebhook } from '@rollbook/webhook-verify/fetch';

/** A handler for Next, Hono, Deno, Bun and workers: it takes a `Request` and gives a `Response`. */
export const createHandler = (options: {
  secret: string;
  onPayment: (amount: number, currency: string) => void;
}): ((request: Request) => Promise<Response>) =>
  fetchWebhook({ secret: options.secret }, (event) => {
    if (event.type === 'fee.reconciled') options.onPayment(event.data.amount, event.data.currency);
  });
