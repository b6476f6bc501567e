import type { ApiKey, Import, Webhook } from '@rollbook/sdk';
import { now, schoolTime, serverNow, serverTime } from '../../lib/clock.ts';
import { nameOf } from '../../lib/endpoints.ts';
import { count, dayOf, hourOf, minuteBefore } from '../../lib/format.ts';
import { timeLeft, timeSince } from '../../lib/relative-time.ts';

/** Something that a person should look at. */
export interface Concern {
  id: string;
  tone: 'bad' | 'warn' | 'held';
  status: string;
  title: string;
  detail: string;
  href: string;
  /** What the link does. */
  act: string;
}

const dayMs = 86_400_000;

function ofWebhook(webhook: Webhook): Concern[] {
  const { id, status, failing_since: failing, disabled_reason: reason, secret_expires_at: expires } = webhook;
  const href = `/settings/webhooks/${id}`;
  const title = nameOf(webhook);
  if (status === 'disabled') {
    const why = reason === 'gone' ? 'the receiver responded with 410' : 'every attempt failed for five days';
    const detail = `Disabled because ${why}. Its deliveries are held.`;
    return [{ id, tone: 'bad', status, title, detail, href, act: 'Activate' }];
  }
  if (status === 'paused')
    return [{ id, tone: 'held', status, title, detail: 'Its deliveries are held.', href, act: 'Activate' }];
  const concerns: Concern[] = [];
  if (failing)
    concerns.push({
      id,
      tone: 'warn',
      status: 'failing',
      title,
      detail: `The first failure was ${timeSince(failing, now.value)} (${dayOf(failing)}, ${hourOf(failing)}), and no attempt has succeeded since.`,
      href: `/settings/deliveries?webhook_id=${id}&sent_since=${minuteBefore(failing)}`,
      act: 'Show why',
    });
  if (expires && Date.parse(expires) - schoolTime() < dayMs)
    concerns.push({
      id: `${id} secret`,
      tone: 'warn',
      status: 'expiring',
      title,
      detail: `Its earlier signing secrets expire, the last one ${timeLeft(expires, now.value)}. The receiver needs the newest one before.`,
      href,
      act: 'Open',
    });
  return concerns;
}

function ofKey({
  id,
  name,
  expires_at: expires,
  last_used_at: used,
  created_at: created,
  replaced_by: replacement,
}: ApiKey): Concern[] {
  // It ends as was chosen when it was rolled.
  if (replacement !== null) return [];
  const key = { id, tone: 'warn' as const, title: name, href: '/settings/api-keys', act: 'Open API keys' };
  if (expires && Date.parse(expires) - serverNow() < 14 * dayMs)
    return [
      {
        ...key,
        status: 'expiring',
        detail: `The key expires ${timeLeft(expires, serverTime.value)}. Create another one with a later date, and use it before then.`,
      },
    ];
  if (!used && serverNow() - Date.parse(created) > 30 * dayMs)
    return [
      {
        ...key,
        status: 'unused',
        detail: 'The key has not been used for a month. Revoke it if it is no longer needed.',
      },
    ];
  return [];
}

/** The failed rows of an import that no later one has corrected: what failed again is a concern of that one. */
function uncorrected({ id, counts }: Import, later: readonly Import[]): number {
  const corrections = later.filter((one) => one.corrects_import_id === id && !one.dry_run);
  return corrections.reduce(
    (left, { progress, counts, undo }) => left - progress.done + counts.skipped + undo.undone,
    counts.failed,
  );
}

function ofImport(item: Import, later: readonly Import[]): Concern[] {
  const { id, kind, status } = item;
  const left = uncorrected(item, later);
  if (status === 'completed_with_errors' && left <= 0) return [];
  const detail =
    status === 'failed' ? 'The import failed.' : `${count(left, 'row has a problem', 'rows have problems')}.`;
  const title = `Import of ${kind.replaceAll('_', ' ')}`;
  return [
    {
      id,
      tone: status === 'failed' ? 'bad' : 'warn',
      status,
      title,
      detail,
      href: `/settings/imports/${id}${status === 'failed' ? '' : '?result=failed'}`,
      act: 'Show rows',
    },
  ];
}

const order = { bad: 0, warn: 1, held: 2 };

interface Found {
  webhooks: readonly Webhook[];
  keys: readonly ApiKey[];
  imports: ProblematicImports;
}

/** Imports that failed or have failed rows, and all imports since the first of them. */
export interface ProblematicImports {
  bad: readonly Import[];
  later: readonly Import[];
}

/** Everything that needs attention, the most urgent first. */
export const concernsOf = (found: Found): Concern[] =>
  [
    ...found.webhooks.flatMap(ofWebhook),
    ...found.imports.bad.flatMap((item) => ofImport(item, found.imports.later)),
    ...found.keys.flatMap(ofKey),
  ].sort((a, b) => order[a.tone] - order[b.tone]);
