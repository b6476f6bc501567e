import type { Logger } from 'pino';
import { masked } from './addresses.ts';
import type { ChannelAdapter } from './channels.ts';

/**
 * The adapter of all channels of test schools, which simulates sending: nothing leaves the server. Copies are logged, with
 * masked addresses and without their texts.
 */
export const outbox = (log: Logger): ChannelAdapter => ({
  concurrency: 100,
  send: async ({ id, messageId, schoolId, channel, to }) => {
    log.info(
      { school: schoolId, message: messageId, recipient: id, channel, to: masked(channel, to) },
      'simulated sending of a message of a test school',
    );
    return { status: 'sent' };
  },
});
