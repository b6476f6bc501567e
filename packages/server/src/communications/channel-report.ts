import { setTimeout } from 'node:timers/promises';
import { type Channels, type OutgoingChannel, outgoingChannels } from './channels.ts';

/**
 * Whether copies of live schools can be sent on a channel. `working`: the adapter could reach its provider. `failing`: it
 * could not; copies are sent later. `configured`: the adapter has no check. `not_configured`: there is no adapter.
 */
export interface ChannelReport {
  status: 'working' | 'failing' | 'configured' | 'not_configured';
  /** Why the channel is failing. */
  detail: string | null;
}

export type ChannelReports = Record<OutgoingChannel, ChannelReport>;

/** A server that has started does not wait longer before it says so. */
const longestMs = 3000;

/** Finds out which channels work. */
export async function reportChannels(channels: Channels): Promise<ChannelReports> {
  const reports = outgoingChannels.map(
    async (channel) => [channel, await reportOf(channels[channel])] as const,
  );
  // One for each channel.
  return Object.fromEntries(await Promise.all(reports)) as ChannelReports;
}

async function reportOf(adapter: Channels[OutgoingChannel]): Promise<ChannelReport> {
  if (!adapter) return { status: 'not_configured', detail: null };
  if (!adapter.check) return { status: 'configured', detail: null };
  const failing = (detail: string): ChannelReport => ({ status: 'failing', detail });
  const late = setTimeout(longestMs, failing(`There was no response within ${longestMs} ms.`), {
    ref: false,
  });
  const checked = adapter.check().then(
    (): ChannelReport => ({ status: 'working', detail: null }),
    (error) => failing(error instanceof Error ? error.message : String(error)),
  );
  return Promise.race([checked, late]);
}

/** The reports in lines for people. */
export function channelLines(reports: ChannelReports): string[] {
  const missing = outgoingChannels.filter((channel) => reports[channel].status === 'not_configured');
  const others = outgoingChannels.flatMap((channel) => {
    const { status, detail } = reports[channel];
    if (status === 'not_configured') return [];
    return [
      `${channel} ${status}${detail === null ? '' : `: ${detail} Copies are tried again for nine hours.`}`,
    ];
  });
  if (missing.length === 0) return others;
  return [
    ...others,
    `${missing.join(', ')} not configured: copies of live schools are not sent, and get the status not_configured`,
  ];
}
