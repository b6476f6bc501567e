/** What a guardian can choose to receive about a learner. */
export type Receives = 'reports' | 'attendance' | 'fees' | 'discipline' | 'announcements';

/** A link of a guardian to a learner, neither of them archived. */
export interface Link {
  guardian_id: string;
  learner_id: string;
  access: string;
  /** As JSON. */
  receives: string;
}

/** The reason why a copy is not sent. */
export type Suppression = 'no_access' | 'not_subscribed' | 'no_consent' | 'no_address' | 'cancelled';

export const whySuppressed: Record<Suppression, string> = {
  no_access: 'The guardian has no access to the learner.',
  not_subscribed: 'The guardian does not receive messages of this kind about the learner.',
  no_consent: 'The guardian has not agreed to receive messages on this channel.',
  no_address: 'There is no address for this channel.',
  cancelled: 'It was cancelled before it was sent.',
};

/** The links through which a guardian receives messages of a kind; of any kind, if `receives` is null. */
export const opens = ({ access, receives }: Link, kind: Receives | null): boolean =>
  access !== 'none' && (kind === null || JSON.parse(receives)[kind] !== false);

/**
 * Why a guardian must not be sent a message about learners, or a general one, which needs no learner but is not for a
 * guardian whose every link is `none`.
 */
export function refusal(
  links: readonly Link[],
  about: readonly string[],
  kind: Receives | null,
): 'no_access' | 'not_subscribed' | undefined {
  const isGeneral = about.length === 0;
  if (isGeneral && links.length === 0) return undefined;
  const concerned = isGeneral ? links : links.filter(({ learner_id }) => about.includes(learner_id));
  if (concerned.every(({ access }) => access === 'none')) return 'no_access';
  return concerned.some((link) => opens(link, isGeneral ? null : kind)) ? undefined : 'not_subscribed';
}

/** Whether a guardian has agreed to a channel. `channels` is JSON; a portal needs no consent. */
export const consents = (channels: string, channel: string): boolean =>
  channel === 'portal' || JSON.parse(channels)[channel] !== false;
