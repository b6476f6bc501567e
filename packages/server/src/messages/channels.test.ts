import { expect, it } from 'vitest';
import { type ChannelAdapter, reportChannels } from './channels.ts';

it('a check that returns no promise says by what it throws that its channel fails', async () => {
  const adapter: ChannelAdapter = { send: async () => ({ status: 'sent' }) };
  const fails = () => {
    throw new Error('There is no credit.');
  };
  // As code without types would give it.
  const works = (() => {}) as unknown as () => Promise<void>;
  expect(
    await reportChannels({ sms: { ...adapter, check: fails }, push: { ...adapter, check: works } }),
  ).toEqual({
    email: { status: 'not_configured', detail: null },
    sms: { status: 'failing', detail: 'There is no credit.' },
    push: { status: 'working', detail: null },
    letter: { status: 'not_configured', detail: null },
  });
});
