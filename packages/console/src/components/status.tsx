import { Icon, type IconName } from './icon.tsx';

type Tone = 'good' | 'warn' | 'bad' | 'held' | 'quiet';

const looks: Record<string, { icon: IconName; tone: Tone; word?: string }> = {
  active: { icon: 'succeeded', tone: 'good' },
  succeeded: { icon: 'succeeded', tone: 'good' },
  verified: { icon: 'succeeded', tone: 'good', word: 'The signature matches' },
  rejected: { icon: 'failed', tone: 'bad', word: 'The signature does not match' },
  accepted: { icon: 'succeeded', tone: 'good' },
  invited: { icon: 'pending', tone: 'quiet' },
  suspended: { icon: 'held', tone: 'held' },
  left: { icon: 'cancelled', tone: 'quiet' },
  ended: { icon: 'cancelled', tone: 'quiet' },
  created: { icon: 'succeeded', tone: 'good' },
  updated: { icon: 'succeeded', tone: 'good' },
  unchanged: { icon: 'none', tone: 'quiet' },
  removed: { icon: 'cancelled', tone: 'quiet' },
  skipped: { icon: 'none', tone: 'quiet' },
  completed: { icon: 'succeeded', tone: 'good' },
  retrying: { icon: 'retrying', tone: 'warn' },
  failing: { icon: 'warning', tone: 'warn' },
  unused: { icon: 'warning', tone: 'warn' },
  expiring: { icon: 'warning', tone: 'warn' },
  completed_with_errors: { icon: 'warning', tone: 'warn', word: 'with errors' },
  failed: { icon: 'failed', tone: 'bad' },
  disabled: { icon: 'failed', tone: 'bad' },
  revoked: { icon: 'failed', tone: 'bad' },
  held: { icon: 'held', tone: 'held' },
  paused: { icon: 'held', tone: 'held' },
  pending: { icon: 'pending', tone: 'quiet' },
  queued: { icon: 'pending', tone: 'quiet' },
  running: { icon: 'retrying', tone: 'quiet' },
  undoing: { icon: 'retrying', tone: 'quiet' },
  undone: { icon: 'cancelled', tone: 'quiet' },
  partly_undone: { icon: 'warning', tone: 'warn', word: 'partly undone' },
  not_undone: { icon: 'warning', tone: 'warn', word: 'nothing undone' },
  kept: { icon: 'warning', tone: 'warn' },
  cancelled: { icon: 'cancelled', tone: 'quiet' },
  archived: { icon: 'cancelled', tone: 'quiet' },
  expired: { icon: 'cancelled', tone: 'quiet' },
  filtered: { icon: 'none', tone: 'quiet', word: 'not received' },
  not_matched: { icon: 'none', tone: 'quiet', word: 'filtered out' },
  endpoint_created_later: { icon: 'none', tone: 'quiet', word: 'registered later' },
};

/** A status as an icon and a word; the colour only repeats it. */
export function Status({ of }: { of: string }) {
  const { icon, tone, word } = looks[of] ?? { icon: 'none', tone: 'quiet' };
  return (
    <span class={`status ${tone}`}>
      <Icon name={icon} />
      {word ?? of}
    </span>
  );
}
