import { createDeduplicator } from '@rollbook/webhook-verify';
import { koaWebhook } from '@rollbook/webhook-verify/koa';
import Koa from 'koa';

/** An app that hears of learners: each event once, however often it is delivered. */
export function createReceiver(options: { secret: string; onLearner: (name: string) => void }): Koa {
  const app = new Koa();
  const webhook = koaWebhook({ secret: options.secret, deduplicator: createDeduplicator() }, (event) => {
    if (event.type === 'learner.created') options.onLearner(event.data.name);
  });
  app.use((context, next) => (context.path === '/hooks' ? webhook(context) : next()));
  return app;
}
