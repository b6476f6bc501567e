import type { Family } from '../../work/family.ts';
import { deliveries } from './deliveries.ts';
import { deliveryLog } from './delivery-log.ts';
import { eventHandlers } from './events.ts';
import { recoveries } from './recoveries.ts';
import { recovering, stopRecoveries } from './recovering.ts';
import * as tables from './tables.ts';
import { webhooks } from './webhooks.ts';

export const webhookFamily = {
  name: 'webhooks',
  resources: [tables.webhooks, tables.recoveries],
  handlers: {
    webhooks,
    events: eventHandlers,
    deliveries,
    'delivery-log': deliveryLog,
    'webhook-recoveries': recoveries,
  },
  backgroundTasks: [stopRecoveries, recovering],
} satisfies Family;
