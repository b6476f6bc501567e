import { createDeduplicator } from '@rollbook/webhook-verify';
import { expressWebhook } from '@rollbook/webhook-verify/express';
import express, { type Express } from 'express';

/** An app that hears of learners: each event once, however often it is delivered. */
export function createReceiver(options: { secret: string; onLearner: (name: string) => void }): Express {
  const app = express();
  const deduplicator = createDeduplicator();
  app.post(
    '/hooks',
    expressWebhook({ secret: options.secret, deduplicator }, (event) => {
      if (event.type === 'learner.created') options.onLearner(event.data.name);
    }),
  );
  return app;
}

if (import.meta.main) {
  const secret = process.env.ROLLBOOK_WEBHOOK_SECRET;
  if (!secret) throw new Error('Set ROLLBOOK_WEBHOOK_SECRET to the signing_secret of the webhook endpoint.');
  createReceiver({ secret, onLearner: (name) => console.log(`new learner: ${name}`) }).listen(
    8080,
    '127.0.0.1',
  );
}
