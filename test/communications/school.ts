import type { GuardianCreate, LearnerGuardianCreate } from '@rollbook/sdk';
import type { ChannelAdapter, CreateServerOptions, OutgoingCopy, SendResult } from '@rollbook/server';
import { ManualClock } from '@rollbook/server';
import type { OpenDatabase } from '../support/databases.ts';
import { clientOf, startServer } from '../support/server.ts';

export const now = '2026-02-02T08:00:00.000Z';

/** An adapter that keeps what it is sent, and responds with what a test wants. */
export function testAdapter(
  respond: (copy: OutgoingCopy) => SendResult | Promise<SendResult> = () => ({ status: 'sent' }),
) {
  const copies: OutgoingCopy[] = [];
  const adapter: ChannelAdapter = {
    send: async (copy) => {
      copies.push(copy);
      return respond(copy);
    },
  };
  return { copies, adapter };
}

/** A live school whose messages are sent by test adapters. */
export async function startSchool(open: OpenDatabase, options: CreateServerOptions = {}) {
  const clock = new ManualClock(now);
  const started = await startServer(open, { worker: true, clock, ...options });
  const { live: client, server } = started;
  const learner = async (name = 'Thandi Example') => (await client.learners.create({ name })).id;
  const guardian = async (
    learnerIds: readonly string[],
    link: Partial<LearnerGuardianCreate> = {},
    fields: Partial<GuardianCreate> = {},
  ) => {
    // Two records with one name and contact are taken for the same person, whose restrictions both have.
    const restricted = link.access ? 'Zola Refused' : link.receives ? 'Lerato Quiet' : undefined;
    const { id } = await client.guardians.create({
      name: restricted ?? 'Nomsa Example',
      email: 'nomsa@example.org',
      phone: '+27821234567',
      ...fields,
    });
    for (const learner_id of learnerIds)
      await client.learnerGuardians.create(learner_id, { guardian_id: id, relationship: 'mother', ...link });
    return id;
  };
  return { ...started, client, clock, learner, guardian, drain: () => server.drainJobs(), clientOf };
}
