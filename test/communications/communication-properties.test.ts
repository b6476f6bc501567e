import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { startSchool, testAdapter } from './school.ts';

const people = { learners: 3, guardians: 4 };

const learner = fc.nat({ max: people.learners - 1 });
const guardian = fc.nat({ max: people.guardians - 1 });
const some = (of: fc.Arbitrary<number>) => fc.uniqueArray(of, { minLength: 1, maxLength: 3 });

const step = fc.oneof(
  fc.record({
    do: fc.constant('link' as const),
    learner,
    guardian,
    access: fc.constantFrom('full' as const, 'limited' as const, 'none' as const),
    announcements: fc.boolean(),
  }),
  fc.record({ do: fc.constant('unlink' as const), learner, guardian }),
  fc.record({ do: fc.constant('consent' as const), guardian, sms: fc.boolean() }),
  fc.record({
    do: fc.constant('message' as const),
    learners: some(learner),
    guardians: fc.oneof(fc.constant([]), some(guardian)),
    text: fc.constantFrom(
      '{{ recipient.name }} {{ note }}',
      'To {{ learner.name }}: {{ note }}',
      '{ {{ note }}',
    ),
    note: fc.constantFrom('{{ learner.name }}', '{', '{{{', 'A note'),
  }),
  fc.record({ do: fc.constant('announce' as const), learners: some(learner) }),
  fc.record({ do: fc.constant('send' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

onBothDatabases('the recipients of messages, after any sequence of requests,', (open) => {
  it('have access and consent when a copy is sent, get one copy each, and no placeholder is left', async () => {
    const { copies, adapter } = testAdapter();
    const school = await startSchool(open, { channels: { sms: adapter } });
    const { client, drain } = school;
    const run = async (steps: readonly Step[]) => {
      const learners: string[] = [];
      const guardians: string[] = [];
      for (let n = 0; n < people.learners; n++) learners.push(await school.learner(`Learner ${n} Example`));
      for (let n = 0; n < people.guardians; n++) guardians.push(await school.guardian([]));
      const idsOf = (of: readonly string[], indexes: readonly number[]) =>
        indexes.map((index) => of[index] ?? '');
      const access = new Map<string, string>();
      const agreed = new Map(guardians.map((id) => [id, true]));
      const send = async () => {
        copies.length = 0;
        await drain();
        const sent = new Set(copies.map(({ id }) => id));
        expect(sent.size).toBe(copies.length);
        for (const { body, messageId, id } of copies) {
          expect(body).not.toContain('{{');
          const { guardian_id } = await client.messageRecipients.get(messageId, id);
          expect(agreed.get(guardian_id ?? '')).toBe(true);
          const own = [...access].filter(([pair]) => pair.startsWith(`${guardian_id} `)).map(([, to]) => to);
          expect(own.length === 0 || own.some((to) => to !== 'none'), String(own)).toBe(true);
        }
      };
      const messages: string[] = [];
      for (const one of steps) {
        if (one.do === 'link' || one.do === 'unlink') {
          const [learner = '', guardian = ''] = [learners[one.learner], guardians[one.guardian]];
          const { data } = await client.learnerGuardians.list(learner);
          const link = data.find(({ guardian_id }) => guardian_id === guardian);
          if (one.do === 'unlink') {
            if (link) await client.learnerGuardians.archive(learner, link.id);
            access.delete(`${guardian} ${learner}`);
          } else {
            const fields = { access: one.access, receives: { announcements: one.announcements } };
            const body = one.access === 'none' ? { access: one.access } : fields;
            if (link) await client.learnerGuardians.update(learner, link.id, body);
            else
              await client.learnerGuardians.create(learner, {
                guardian_id: guardian,
                relationship: 'other',
                ...body,
              });
            access.set(`${guardian} ${learner}`, one.access);
          }
        } else if (one.do === 'consent') {
          const id = guardians[one.guardian] ?? '';
          await client.guardians.update(id, { channels: { sms: one.sms } });
          agreed.set(id, one.sms);
        } else if (one.do === 'message') {
          const to = {
            learner_ids: idsOf(learners, one.learners),
            guardian_ids: idsOf(guardians, one.guardians),
          };
          const message = { channel: 'sms' as const, to, body: one.text, context: { note: one.note } };
          const id = await client.messages.create(message).then(
            (created) => created.id,
            ({ code }) => {
              expect(['no_eligible_recipient', 'missing_variable']).toContain(code);
              return undefined;
            },
          );
          if (id !== undefined) messages.push(id);
        } else if (one.do === 'announce') {
          const audience = { learner_ids: idsOf(learners, one.learners) };
          const { id } = await client.announcements.create({
            title: 'T',
            body: 'B',
            audience,
            channels: ['sms'],
          });
          await client.announcements.publish(id);
          for (const message of (await client.messages.list({ announcement_id: id })).data)
            messages.push(message.id);
        } else await send();
      }
      await send();
      for (const id of messages) {
        const { data } = await client.messageRecipients.list(id);
        const people = data.map(({ guardian_id, learner_id }) => guardian_id ?? learner_id);
        expect(new Set(people).size).toBe(data.length);
      }
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), run), {
      numRuns: Number(process.env.PROPERTY_RUNS ?? 5),
      ...(process.env.PROPERTY_SEED ? { seed: Number(process.env.PROPERTY_SEED) } : {}),
    });
  }, 60_000);
});
